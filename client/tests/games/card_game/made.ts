// Cards and tables of The Doctor Who Card Game for tests.

import type { CardGameView, GameEvent, LocationView, PlayerView } from "$/games/card_game/wire";
import type { Told } from "$/kit/board";
import { Cards } from "$/library.svelte";
import type { Face } from "$/wire";

function face(kind: string, key: string, printed: Record<string, string[]>): Face {
  return { kind, key, name: key, lines: [], source: "", where: "", known: [], printed, effects: {} };
}

const strength = (n: number, more: Record<string, string[]> = {}) => ({ strength: [String(n)], ...more });

export const FACES = [
  face("defender", "doctor", strength(5)),
  face("defender", "rory", strength(2, { ability: ["rory"] })),
  face("defender", "river-song", strength(4)),
  face("enemy", "daleks", strength(5, { joins: ["davros"] })),
  face("enemy", "davros", strength(3, { takes_over: ["daleks"] })),
  face("enemy", "cybermen", strength(5)),
  face("enemy", "roboforms", strength(2, { joins: ["any"] })),
  face("enemy", "madame-kovarian", strength(3, { ability: ["turns-river"], turns: ["river-song"] })),
  face("enemy", "pandorica", strength(4, { ability: ["pandorica"] })),
  face("enemy", "shadow-proclamation", strength(2, { ability: ["blocks-scoring"] })),
  face("support", "teselecta", { ability: ["teselecta"] }),
  face("support", "k-9", {}),
  face("location", "pompeii", { vp: ["4"], tp: ["2"] }),
  face("location", "utah", { vp: ["2"], tp: ["4"] }),
];
export const CARDS = new Cards(FACES);

export function location(key: string, vp: number, part: Partial<LocationView> = {}): LocationView {
  return {
    location: key,
    vp,
    tp: 0,
    tardis: false,
    defenders: { count: 0, cards: [] },
    attack: null,
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
    tp: 0,
    tardis_counters: 5,
    dalek_counters: 5,
    hand: { count: 0, cards: [] },
    reserve: { limit: 2, count: 0, cards: [], face_up: [] },
    line: [],
    ...part,
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
    deck: { above: 90, below: 20 },
    discards: [],
    removed: [],
    players,
    conflict: null,
    over: false,
    ...part,
  };
}

/** Something that happened; its words are its kind. */
export function told(event: GameEvent, part: Partial<Told<GameEvent>> = {}): Told<GameEvent> {
  return { index: 7, number: 1, words: event.kind, ...part, event };
}
