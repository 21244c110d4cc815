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

/** A sign for one effect: icon, a number, and whether it helps the Doctors. */
export interface EffectSign {
  icon: IconName;
  text: string;
  tone: "good" | "bad" | "plain";
  /** Whose: "" one's own, `each`, `another`. */
  scope: string;
}

type Drawn = readonly [pattern: RegExp, icon: IconName, tone: EffectSign["tone"], sign: string];

const DRAWN: readonly Drawn[] = [
  [/^tardis forward (\d)/, "timeship", "good", "+"],
  [/^tardis back (\d)/, "timeship", "bad", "−"],
  [/^ship forward (\d)/, "enemy", "bad", "+"],
  [/^ship back (\d)/, "enemy", "good", "−"],
  [/^gain (\d) sonic/, "charge", "good", "+"],
  [/^lose (\d) sonic/, "charge", "bad", "−"],
  [/^draw (\d) cards?/, "draw", "good", "+"],
  [/^discard (\d) cards?/, "discard", "bad", "−"],
  [/^(?:dismiss|discard) (\d) companions?/, "people", "bad", "−"],
  [/^discard (\d) equipment/, "tool", "bad", "−"],
  [/^(?:all )?regenerate/, "spark", "plain", ""],
  [/^add (\d) daleks?/, "spike", "bad", "+"],
  [/^remove (\d) daleks?/, "spike", "good", "−"],
  [/^replace this/, "swap", "plain", ""],
];

/** An effect text as signs: parts in order, each with its alternatives, each of these with its effects. */
export function effectSigns(text: string): EffectSign[][][] {
  if (!text) return [];
  return text
    .split(", then ")
    .map((part) => part.split(" or ").map((alternative) => alternative.split(" and ").flatMap(signOf)));
}

function signOf(phrase: string): EffectSign[] {
  const [, scope = "", rest = ""] = /^(?:(each|another) )?(.*)$/.exec(phrase.trim()) ?? [];
  for (const [pattern, icon, tone, sign] of DRAWN) {
    const found = pattern.exec(rest);
    if (found) return [{ icon, tone, scope, text: found[1] === undefined ? "" : `${sign}${found[1]}` }];
  }
  return [];
}

/** A zone is called `Tile: Zone`; the two halves. */
export function zoneName(name: string): { tile: string; zone: string } {
  const cut = name.indexOf(": ");
  return cut < 0 ? { tile: "", zone: name } : { tile: name.slice(0, cut), zone: name.slice(cut + 2) };
}
