// Where the choices of Time of the Daleks have their place on the board.

import type { Placing } from "$/kit/choosing.svelte";
import type { DaleksView } from "./wire";

/** Ways to change dice that are buttons of the dice panel, with no card to press. */
export const DICE_BUTTONS = ["reroll-sonic", "reroll-black", "reroll-k9", "face-sonic"] as const;
const isButton = (verb: string) => (DICE_BUTTONS as readonly string[]).includes(verb);

export const place: Placing<DaleksView> = (view, { seat }, { notation }) => {
  const [verb = "", a = "", b = ""] = notation.split(" ");
  switch (verb) {
    case "doctor":
      return { source: `doctor:${a}` };
    case "base":
      return { source: `base:${a}` };
    case "install":
      return { source: `card:${a}`, target: "slots" };
    case "play":
      return { source: `card:${a}`, target: "stage" };
    case "uninstall":
    case "pay-card":
    case "discard":
      return { source: `card:${a}`, target: "discard" };
    case "dismiss":
    case "lose":
      return { source: `companion:${a}`, target: "discard" };
    case "link":
      return { source: `companion:${a}`, target: "console" };
    case "use":
    case "reroll":
    case "face":
      return { source: sourceOf(view, a) };
    case "focus":
      return { source: sourceOf(view, a), target: `supply:${b}` };
    case "go":
    case "target":
      return { target: `zone:${a}` };
    case "dalek":
      return { target: view.earth.some((zone) => zone.key === a) ? `zone:${a}` : `tile:${a}` };
    case "keep":
      return { target: `tile:${a}` };
    case "roll":
      return { source: "tardis-die" };
    case "new":
      return { source: "deck:locations" };
    case "recruit":
      return { source: `deck:${a}`, target: "console" };
    case "pay-sonic":
      return { source: "charges" };
    case "call":
    case "give":
      return { target: `seat:${Number(a) - 1}` };
    case "afar":
    case "on-site":
      return { source: `help:${verb}` };
    case "cut":
      return { source: `dice:${poolOf(view, seat)}:${a}` };
    case "exterminate":
      return { source: `dice:${a}:${b}` };
    case "add":
      return { target: `supply:${a}` };
    case "die":
      return { source: `look:${a}-${b}` };
    case "to":
      return { source: `face:${a}` };
    case "on":
      return { target: `pool:${a}` };
    default:
      return isButton(verb) ? { source: verb } : {};
  }
};

/** Whose dice a seat cuts: the helper's if it helps, else the caller's. */
const poolOf = (view: DaleksView, seat: number) => (seat === view.adventure?.helper ? "helper" : "caller");

/** Cards, Companions and Doctors give icons and effects; the view says which of them a key is. */
export function sourceOf(view: DaleksView, key: string): string {
  for (const player of view.players) {
    if (player.doctor === key) return `doctor:${key}`;
    if (player.companions.some((one) => one.key === key)) return `companion:${key}`;
  }
  return `card:${key}`;
}
