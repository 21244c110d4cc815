// The chance that dice, rolled once, show all symbols of a challenge. Nothing is decided by it.

import { SYMBOLS, type DieColour, type SymbolName } from "$/kit/palette";
import type { Cards } from "$/library.svelte";

/** The six faces of each colour, as printed. */
export type Faces = Partial<Record<DieColour, readonly SymbolName[]>>;

export function facesOf(cards: Cards): Faces {
  const found: Faces = {};
  for (const face of cards.faces)
    if (face.kind === "die") found[face.key as DieColour] = (face.printed.faces ?? []) as SymbolName[];
  return found;
}

type Counts = Partial<Record<string, number>>;

/** Exact: the dice one after another, over what is still missing. Shown dice may already fill some of it. */
export function chance(challenge: Counts, dice: Counts, faces: Faces): number {
  const missing = SYMBOLS.map((symbol) => challenge[symbol] ?? 0);
  let states = new Map<string, number>([[missing.join(), 1]]);
  for (const [colour, count] of Object.entries(dice)) {
    const sides = faces[colour as DieColour] ?? [];
    if (!sides.length) continue;
    for (let i = 0; i < (count ?? 0); i += 1) states = rollOne(states, sides);
  }
  return states.get(SYMBOLS.map(() => 0).join()) ?? 0;
}

function rollOne(states: ReadonlyMap<string, number>, sides: readonly SymbolName[]): Map<string, number> {
  const next = new Map<string, number>();
  for (const [key, weight] of states) {
    const missing = key.split(",").map(Number);
    for (const side of sides) {
      const i = SYMBOLS.indexOf(side);
      const left = missing.map((count, j) => (i === j && count > 0 ? count - 1 : count)).join();
      next.set(left, (next.get(left) ?? 0) + weight / sides.length);
    }
  }
  return next;
}

/** What is missing from a challenge when these symbols are shown. */
export function missingFrom(challenge: Counts, shown: readonly (string | null)[]): Counts {
  const left: Counts = { ...challenge };
  for (const symbol of shown) {
    const count = symbol === null ? 0 : (left[symbol] ?? 0);
    if (symbol !== null && count > 0) left[symbol] = count - 1;
  }
  return left;
}

export const howMany = (counts: Counts): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
