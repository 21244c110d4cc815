// The Doctor Who Card Game as zones of text.

import {
  card,
  cards,
  cardsIfAny,
  fact,
  some,
  spent,
  zone,
  type Drawing,
  type TextLine,
  type Scene,
  type Zone,
} from "$/text/zones";
import { t } from "$/words.svelte";
import { getsPassed, markOf, without } from "./view";
import type { CardGameView, LocationView, PlayerView } from "./wire";

const MODES = ["normal", "game-end-shown", "final"];

export function marks(view: CardGameView): number[] {
  return view.players.map((_, seat) => markOf(view, seat));
}

export function draw(view: CardGameView, scene: Scene): Drawing {
  const mine = scene.seat === null ? undefined : view.players[scene.seat];
  const others = view.players.filter((player) => player !== mine);
  return {
    steps: MODES.map((mode) => t(`cg-mode-${mode}`)),
    step: view.over ? -1 : MODES.indexOf(view.mode), // it may end by counters, before any Game End
    zones: [
      standing(view, scene),
      ...others.map((player) => row(player, scene, passedTo(view, scene, player.seat))),
      ...(mine ? [row(mine, scene, [])] : []),
      ...(mine ? [hand(mine, scene, view.barred ?? [])] : []),
      zone("decks", t("decks"), [
        fact(t("cg-deck"), t("cg-deck-facts", { above: view.deck.above, below: view.deck.below })),
        fact(t("cg-supply"), view.supply),
        spent(t("discards"), view.discards),
        cardsIfAny(t("cg-removed"), view.removed),
      ]),
    ],
    marks: marks(view),
    seats: view.players.map((player) => [
      t("cg-seat-facts", { tp: player.tp, cards: player.hand.count }),
      t("cg-seat-locations", { count: player.line.length }),
    ]),
  };
}

function standing(view: CardGameView, scene: Scene): Zone {
  const { conflict, choosing } = view;
  const name = (seat: number) => scene.names[seat] ?? "";
  return zone(
    "standing",
    t("cg-turn", { turn: view.turn, name: name(view.now) }),
    [
      view.first >= 0 ? fact(t("first-player"), name(view.first)) : null,
      some(view.final_turns, fact(t("cg-final-turns"), view.final_turns)),
      conflict
        ? cards(t("cg-conflict", { attacker: name(conflict.attacker), owner: name(conflict.owner) }), [
            conflict.location,
          ])
        : null,
      conflict && conflict.defence !== null && conflict.attack !== null
        ? strengths(t("cg-strength"), conflict.defence, conflict.attack)
        : null,
      conflict?.short ? fact(t("cg-short"), conflict.short) : null,
      choosing
        ? cards(t("cg-choosing", { action: t(`cg-action-${choosing.action}`) }), choosingCards(choosing))
        : null,
      choosing?.strength ? fact(t("cg-strength"), choosing.strength) : null,
    ],
    { wide: true, urgent: conflict !== null },
  );
}

const strengths = (label: string, defence: number, attack: number): TextLine =>
  fact(label, t("cg-strength-facts", { defence, attack }));

function choosingCards(choosing: NonNullable<CardGameView["choosing"]>) {
  const where = choosing.location ? [card(choosing.location, t("cg-there"))] : [];
  return [...choosing.cards.map((key) => card(key)), ...where];
}

/** What the viewer passed to a player and still knows there. */
function passedTo(view: CardGameView, scene: Scene, seat: number): readonly string[] {
  return getsPassed(view, scene.seat, seat) ? (view.passed ?? []) : [];
}

function row(player: PlayerView, scene: Scene, passed: readonly string[]): Zone {
  const { reserve } = player;
  const isMine = player.seat === scene.seat;
  const known = [
    ...passed.map((key) => card(key, t("cg-passed-on"))),
    ...without(player.hand.cards, passed).map((key) => card(key)),
  ];
  return zone(
    `row-${player.seat}`,
    t("cg-line-of", { name: scene.names[player.seat] ?? "" }),
    [
      player.colour ? fact(t("cg-colour"), t(`cg-colour-${player.colour}`)) : null,
      fact(t("cg-victory-points"), player.vp),
      fact(t("cg-time-points"), player.tp),
      fact(
        t("cg-counters"),
        t("cg-counters-facts", { tardis: player.tardis_counters, dalek: player.dalek_counters }),
      ),
      isMine ? null : cards(t("hand"), known, player.hand.count - known.length),
      ...(isMine ? [] : inReserve(reserve)),
    ],
    { seat: player.seat, wide: true, parts: player.line.map((place) => location(place, scene)) },
  );
}

function location(place: LocationView, scene: Scene): Zone {
  const { known_defence: defence, known_attack: attacked } = place;
  return zone(
    `location-${place.location}`,
    scene.cards.name(place.location),
    [
      fact(t("cg-worth"), t("cg-worth-facts", { vp: place.vp, tp: place.tp })),
      place.scorer === null ? null : fact(t("cg-counts-for"), scene.names[place.scorer] ?? ""),
      place.tardis ? fact(t("cg-tardis-counter"), t("yes")) : null,
      cardsIfAny(
        t("cg-defenders"),
        place.defenders.cards,
        place.defenders.count - place.defenders.cards.length,
      ),
      attack(place, scene),
      defence || attacked ? strengths(t("cg-known-strength"), defence, attacked) : null,
    ],
    { card: card(place.location), urgent: place.attack !== null },
  );
}

function attack(place: LocationView, scene: Scene): TextLine | null {
  if (!place.attack) return null;
  const known = place.attack.cards.flatMap((one) =>
    one.card === null
      ? []
      : [card(one.card, one.face_up ? t("face-up") : t("face-down-known"), !one.face_up)],
  );
  const label = t("cg-attack-of", { name: scene.names[place.attack.controller] ?? "" });
  return cards(label, known, place.attack.cards.length - known.length);
}

/** What lies there, and how much room is left: a support card among them may widen it. */
function inReserve(reserve: PlayerView["reserve"]): (TextLine | null)[] {
  const kept = [
    ...reserve.face_up.map((key) => card(key, t("face-up"))),
    ...reserve.cards.map((key) => card(key)),
  ];
  return [
    fact(t("cg-reserve-room"), t("cg-reserve-room-facts", { limit: reserve.limit, free: reserve.free })),
    cardsIfAny(t("cg-in-reserve"), kept, reserve.count - reserve.cards.length),
  ];
}

function hand(mine: PlayerView, scene: Scene, barred: readonly string[]): Zone {
  const held = mine.hand.cards.map((key) => card(key, barred.includes(key) ? t("cg-barred") : ""));
  return zone(
    "hand",
    t("your-hand"),
    [cards(t("hand"), held, mine.hand.count - mine.hand.cards.length), ...inReserve(mine.reserve)],
    { seat: scene.seat, inHand: true },
  );
}
