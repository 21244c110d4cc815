// What is printed on tiles and cards, as the pack writes it, turned into things to draw.

import type { IconName } from "$/kit/shapes";
import type { Face } from "$/wire";
import { DICE, type DieColour } from "./die_looks";
import { type SymbolName, SYMBOLS } from "./symbols";

export function symbolsOf(face: Face | undefined, field = "symbols"): SymbolName[] {
  return (face?.printed[field] ?? []).filter(isSymbol);
}

/** Conditions of a challenge, by their signs. */
export const CONDITIONS: Readonly<Record<string, IconName>> = {
  "fixed point": "lock",
  "time locked": "hourglass",
  "time breach": "crack",
};

export const isDie = (word: string): word is DieColour => (DICE as readonly string[]).includes(word);
export const isSymbol = (word: string): word is SymbolName => (SYMBOLS as readonly string[]).includes(word);

/** Icons about dice of the pool: what is added, focused, re-rolled, turned. */
export const DICE_ICONS = ["add", "focus", "reroll", "face"] as const;
export type DiceIcon = (typeof DICE_ICONS)[number];
export const isDiceIcon = (word: string): word is DiceIcon =>
  (DICE_ICONS as readonly string[]).includes(word);

/** A zone is called `Tile: Zone`; the two halves. */
export function zoneName(name: string): { tile: string; zone: string } {
  const cut = name.indexOf(": ");
  return cut < 0 ? { tile: "", zone: name } : { tile: name.slice(0, cut), zone: name.slice(cut + 2) };
}
