// Where the choices of The Doctor Who Card Game have their place on the board.

import type { Place } from "$/kit/choosing.svelte";
import type { Cards } from "$/library.svelte";
import { fit, hasAbility, kindOf, takesOver } from "./board/printed";
import { placeOf } from "./view";
import type { CardGameView, LocationView } from "./wire";

/**
 * Names of elements: `card:<key>` in the hand, `kept:<key>` and `open:<key>` in the reserve, `place:<location>`,
 * `foe:<location>:<slot>` for a card of an attack, `seat:<n>`, `line` (where cards are played), `hand`, `reserve`,
 * `discards`, `deck`, `tray` (where cards are passed on), `colour:<name>`, `pay:<n>` and `lose:<key>` in a conflict.
 */
export function place(
  view: CardGameView,
  seat: number,
  topic: string,
  cards: Cards,
  [verb = "", first = ""]: readonly string[],
): Place {
  const card = `card:${first}`;
  const putting = view.choosing;
  switch (verb) {
    case "colour":
      return { target: `colour:${first}` };
    case "play":
      return { source: card, target: "line", held: true };
    case "reserve":
      return { source: card, target: "reserve", held: true };
    case "discard":
      return { source: card, target: "discards", held: true };
    case "defend":
      return { target: `place:${first}`, with: named(defendersFor(view, seat, first, cards)) };
    case "attack":
      return { target: `place:${first}`, with: named(enemiesFor(view, seat, first, cards)) };
    case "add":
      return {
        source: card,
        target: putting?.location ? `place:${putting.location}` : goal(putting?.action),
      };
    case "buy":
      return first === "1" ? { target: "deck" } : {};
    case "pickup":
      return { source: `kept:${first}`, target: "hand" };
    case "recall":
      return { source: `open:${first}`, target: "hand" };
    case "at":
      return { target: `place:${first}` };
    case "strike":
      return { target: `foe:${putting?.location ?? ""}:${Number(first) - 1}` };
    case "take":
      return { target: `seat:${Number(first) - 1}` };
    case "pay":
      return { target: `pay:${first}` };
    case "lose":
      return { target: `lose:${first}` };
    case "teselecta":
      return { source: `${first === "hand" ? "card" : "kept"}:${teselecta(view, seat, first, cards)}` };
    case "pass":
      return topic === "turn" && !putting ? { target: "tray" } : {};
    default:
      return {};
  }
}

const named = (keys: readonly string[]) => keys.map((key) => `card:${key}`);

function goal(action: string | undefined): string {
  return action === "reserve" ? "reserve" : "discards";
}

function handOf(view: CardGameView, seat: number, kind: string, cards: Cards): string[] {
  const hand = new Set(view.players[seat]?.hand.cards ?? []);
  return [...hand].filter((key) => kindOf(cards, key) === kind);
}

function defendersFor(view: CardGameView, seat: number, location: string, cards: Cards): string[] {
  const there = placeOf(view, location)?.defenders.cards ?? [];
  return handOf(view, seat, "defender", cards).filter((key) => !there.includes(key));
}

function enemiesFor(view: CardGameView, seat: number, location: string, cards: Cards): string[] {
  const place: LocationView | undefined = placeOf(view, location);
  const all = handOf(view, seat, "enemy", cards);
  const attack = place?.attack;
  if (!attack) return all;
  const there = attack.cards.flatMap((one) => (one.card === null ? [] : [one]));
  if (attack.controller === seat)
    return all.filter((key) => there.every(({ card }) => card === null || fit(cards, key, card)));
  return all.filter((key) =>
    there.some(({ card, face_up }) => face_up && card !== null && takesOver(cards, key, card)),
  );
}

function teselecta(view: CardGameView, seat: number, from: string, cards: Cards): string {
  const player = view.players[seat];
  const held = from === "hand" ? player?.hand.cards : player?.reserve.cards;
  return held?.find((key) => hasAbility(cards, key, "teselecta")) ?? "";
}
