// Where the choices of Time Clash have their place on the board.

import type { Placing } from "$/kit/choosing.svelte";
import type { ClashView } from "./view";

/** Names of elements: `card:<key>`, `stack:<name>`, `arc:<name>`, `pile:<team>`, `deck:<team>`, `seat:<n>`, `disk`,
 * `pawn`, `push:<stack>` and `pull:<stack>` for the ends of a stack, `take:<arc>` for an arc that can be picked. */
export const place: Placing<ClashView> = (view, { seat }, { notation }) => {
  const [verb = "", first = "", second = ""] = notation.split(" ");
  const card = `card:${first}`;
  const team = view.teams[seat] ?? "doctor";
  switch (verb) {
    case "play":
    case "reserve-play":
    case "shift":
      return { source: card, target: `stack:${second}` };
    case "use":
    case "reserve-use":
      return { source: card, target: "disk" };
    case "move":
      return { source: card, target: `arc:${second}`, held: true, asks: true };
    case "discard":
      return { source: card, target: `pile:${team}`, held: true };
    case "reinforce":
      return { source: card, target: `deck:${team}` };
    case "push":
    case "pull":
      return { source: card, target: `${verb}:${stackOf(view, first)}` };
    case "show":
    case "counter":
    case "add":
    case "next":
      return { source: card };
    case "cancel":
      return { source: card, target: `card:${topOf(view, second)}` };
    case "target":
      return { target: card };
    case "turn":
      return { target: `card:${topOf(view, first)}` };
    case "go":
      return { target: `arc:${first}`, with: ["pawn"], held: true };
    case "see":
    case "first":
      return { target: `seat:${Number(first) - 1}` };
    case "take":
      return { target: `take:${first}` };
    case "flip":
      return { target: "disk" };
    default:
      return {};
  }
};

function stackOf(view: ClashView, card: string): string {
  return view.stacks.find((stack) => stack.cards.some((one) => one.key === card))?.type ?? "";
}

function topOf(view: ClashView, stack: string): string {
  return view.stacks.find((one) => one.type === stack)?.cards.at(-1)?.key ?? "";
}

/** Cards that a question is about and that lie where nobody sees them all: in a pile. They are laid out in a tray. */
export function buried(view: ClashView, notations: readonly string[]): string[] {
  const piled = new Set(view.discards.flat().map((card) => card.key));
  const named = notations.flatMap((notation) => notation.split(" ").slice(1));
  return [...new Set(named.filter((key) => piled.has(key)))];
}
