// Where the choices of The Doctor Who Card Game have their place on the board.

import type { Placing } from "$/kit/choosing.svelte";
import type { CardGameView } from "./wire";

/**
 * Names of elements: `card:<key>` in the hand, `kept:<key>` and `open:<key>` in the reserve, `place:<location>`,
 * `foe:<location>:<slot>` for a card of an attack, `seat:<n>`, `line` (where cards are played), `hand`, `reserve`,
 * `discards`, `deck`, `tray` (where cards are passed on), `colour:<name>`, `pay:<n>` and `lose:<key>` in a conflict.
 */
export const place: Placing<CardGameView> = (view, { topic }, { notation, cards }) => {
  const [verb = "", first = ""] = notation.split(" ");
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
      return { target: `place:${first}`, with: named(cards) };
    case "attack":
      return { target: `place:${first}`, with: named(cards) };
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
      return { source: `${first === "hand" ? "card" : "kept"}:${cards[0] ?? ""}` };
    case "pass":
      return topic === "turn" && !putting ? { target: "tray" } : {};
    default:
      return {};
  }
};

const named = (keys: readonly string[]) => keys.map((key) => `card:${key}`);

function goal(action: string | undefined): string {
  return action === "reserve" ? "reserve" : "discards";
}
