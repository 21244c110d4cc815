// What is printed on tiles and cards, as the pack writes it, turned into things to draw.

import { DICE, type DieColour } from "$/kit/palette";
import type { IconName } from "$/kit/shapes";
import type { Face } from "$/wire";
import { type SymbolName, SYMBOLS } from "./symbols";

export function symbolsOf(face: Face | undefined, field = "symbols"): SymbolName[] {
  return (face?.printed[field] ?? []).filter((one): one is SymbolName =>
    (SYMBOLS as readonly string[]).includes(one),
  );
}

/** Conditions of a challenge, by their signs. */
export const CONDITIONS: Readonly<Record<string, IconName>> = {
  "fixed point": "lock",
  "time locked": "hourglass",
  "time breach": "crack",
};

const isColour = (word: string): word is DieColour => (DICE as readonly string[]).includes(word);

/** Dice that a card adds: `2 black` is two black ones. */
export function addedDice(face: Face | undefined): { colour: DieColour; count: number }[] {
  return (face?.printed.add ?? []).flatMap((text) => {
    const [count = "0", colour = ""] = text.split(" ");
    return isColour(colour) ? [{ colour, count: Number(count) }] : [];
  });
}

export interface DieSign {
  kind: "focus" | "reroll" | "face";
  /** The colours it is about; all four where any die will do. */
  colours: DieColour[];
  /** How many dice, as it is printed: `2`, `any`, `all`; "" where it is always one. */
  count: string;
  symbol: SymbolName | null;
}

function coloursIn(text: string): DieColour[] {
  if (text === "coloured") return ["green", "blue", "red"];
  return text === "dice" || text === "die" ? [...DICE] : text.split("/").filter(isColour);
}

/** Icons that change dice of the pool: focus, re-roll, change a face. */
export function dieSigns(face: Face | undefined): DieSign[] {
  const printed = face?.printed ?? {};
  return [
    ...(printed.focus ?? []).map((text): DieSign => ({
      kind: "focus",
      colours: coloursIn(text),
      count: "",
      symbol: null,
    })),
    ...(printed.reroll ?? []).map((text): DieSign => {
      const [count = "", colours = ""] = text.split(" ");
      return { kind: "reroll", colours: coloursIn(colours), count, symbol: null };
    }),
    ...(printed.face ?? []).map((text): DieSign => {
      const [colours = "", symbol = ""] = text.split(" ");
      const shown = (SYMBOLS as readonly string[]).includes(symbol) ? (symbol as SymbolName) : null;
      return { kind: "face", colours: coloursIn(colours), count: "", symbol: shown };
    }),
  ];
}

/** A zone is called `Tile: Zone`; the two halves. */
export function zoneName(name: string): { tile: string; zone: string } {
  const cut = name.indexOf(": ");
  return cut < 0 ? { tile: "", zone: name } : { tile: name.slice(0, cut), zone: name.slice(cut + 2) };
}
