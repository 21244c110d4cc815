// Cards and tables of The Doctor Who Card Game for tests.

import type { CardGameView, GameEvent, LocationView, PlayerView } from "$/games/card_game/wire";
import type { Logged } from "$/kit/board";
import { Cards } from "$/library.svelte";
import type { Face } from "$/wire";

function face(kind: string, key: string, printed: Record<string, string[]>): Face {
  return {
    kind,
    key,
    name: key,
    lines: [],
    source: "",
    where: "",
    known: [],
    printed,
    effects: {},
    emblem: "",
    picture: "",
  };
}

const strength = (n: number) => ({ strength: [String(n)] });

const FACES = [
  face("defender", "doctor", strength(5)),
  face("defender", "rory", strength(2)),
  face("defender", "river-song", strength(4)),
  face("enemy", "daleks", strength(5)),
  face("enemy", "davros", strength(3)),
  face("enemy", "cybermen", strength(5)),
  face("enemy", "roboforms", strength(2)),
  face("enemy", "madame-kovarian", strength(3)),
  face("enemy", "pandorica", strength(4)),
  face("enemy", "shadow-proclamation", strength(2)),
  face("support", "teselecta", {}),
  face("support", "k-9", {}),
  face("location", "pompeii", { vp: ["4"], tp: ["2"] }),
  face("location", "utah", { vp: ["2"], tp: ["4"] }),
];
export const CARDS = new Cards(FACES);

/** In place of the seat that a Location counts for: that of its line. */
const OWNER = -1;

export function location(key: string, vp: number, part: Partial<LocationView> = {}): LocationView {
  return {
    location: key,
    vp,
    scorer: part.attack?.controller ?? OWNER,
    tp: 0,
    tardis: false,
    defenders: { count: 0, cards: [] },
    known_defence: 0,
    attack: null,
    known_attack: 0,
    ...part,
  };
}

export function attack(controller: number, ...cards: (string | null)[]): LocationView["attack"] {
  return { controller, cards: cards.map((card) => ({ face_up: card !== null, card })) };
}

export function player(seat: number, part: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    colour: null,
    vp: 0,
    leads: false,
    tp: 0,
    tardis_counters: 5,
    dalek_counters: 5,
    hand: { count: 0, cards: [] },
    reserve: { limit: 2, free: 2, count: 0, cards: [], face_up: [] },
    passes_to: seat,
    ...part,
    line: (part.line ?? []).map((one) => ({ ...one, scorer: one.scorer === OWNER ? seat : one.scorer })),
  };
}

export function table(players: PlayerView[], part: Partial<CardGameView> = {}): CardGameView {
  return {
    game: "card-game",
    seat: 0,
    asked: 0,
    mode: "normal",
    turn: 1,
    now: 0,
    first: 0,
    final_turns: 0,
    supply: 30,
    counters: 5,
    kept: 3,
    game_cards: 127,
    deck: { above: 90, below: 20 },
    discards: [],
    removed: [],
    players: players.map((one) => ({ ...one, passes_to: (one.seat + players.length - 1) % players.length })),
    conflict: null,
    over: false,
    ...part,
  };
}

/** Something that happened; its words are its kind. */
export function logged(event: GameEvent, part: Partial<Logged<GameEvent>> = {}): Logged<GameEvent> {
  return { index: 7, number: 1, words: event.kind, ...part, event };
}
