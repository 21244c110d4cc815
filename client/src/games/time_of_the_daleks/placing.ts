// Where on the board each choice is made: its notation in, names of elements out.

import type { Place } from "$/kit/choosing.svelte";
import type { OptionLine } from "$/wire";
import type { DaleksView } from "./wire";

/** Ways to change dice that are buttons of the dice panel, with no card to press. */
export const DICE_BUTTONS = ["reroll-sonic", "reroll-black", "reroll-k9", "face-sonic"] as const;
export const isButton = (verb: string) => (DICE_BUTTONS as readonly string[]).includes(verb);

export function placing(view: DaleksView, seat: number | null) {
  // Whose dice are cut and traded: the helper's if the helper is asked, else the caller's.
  const ownPool = view.adventure && seat === view.adventure.helper ? "helper" : "caller";
  return (_option: OptionLine, [verb = "", a = "", b = ""]: readonly string[]): Place => {
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
        return { source: `dice:${ownPool}:${a}` };
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
}

/** Cards, Companions and Doctors give icons and effects; which of them a key is, the view tells. */
export function sourceOf(view: DaleksView, key: string): string {
  for (const player of view.players) {
    if (player.doctor === key) return `doctor:${key}`;
    if (player.companions.some((one) => one.key === key)) return `companion:${key}`;
  }
  return `card:${key}`;
}
