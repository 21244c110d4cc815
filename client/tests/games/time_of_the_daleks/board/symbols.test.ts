// @vitest-environment happy-dom
// What tells symbols apart besides colour.

import { describe, expect, test } from "vitest";

import { DIE_LOOKS } from "$/games/time_of_the_daleks/board/die_looks";
import SymbolSign from "$/games/time_of_the_daleks/board/Symbol.svelte";
import SymbolDie from "$/games/time_of_the_daleks/board/SymbolDie.svelte";
import {
  GLYPHS,
  SILHOUETTES,
  SYMBOL_INKS,
  symbolCode,
  SYMBOLS,
} from "$/games/time_of_the_daleks/board/symbols";
import { contrast } from "../../../kit/colour_distance";
import { colour, drawn, howManyDiffer, paths } from "../../../kit/drawn";

describe("symbols", () => {
  test.each(SYMBOLS)("%s has its own silhouette, glyph, colour and letters", (name) => {
    const sign = drawn(SymbolSign, { name, code: true });
    expect(paths(sign)).toEqual([SILHOUETTES[name], GLYPHS[name]]);
    expect(colour(sign, ".shape", "fill")).toBe(SYMBOL_INKS[name].fill);
    expect(sign.textContent?.trim()).toBe(symbolCode(name));
  });

  test("no two of them are drawn alike, also without colour and letters", () => {
    for (const look of ["solid", "socket", "plain"] as const)
      expect(howManyDiffer(SYMBOLS.map((name) => paths(drawn(SymbolSign, { name, look }), ".shape")))).toBe(
        SYMBOLS.length,
      );
  });

  test("each has letters of its own", () =>
    expect(howManyDiffer(SYMBOLS.map(symbolCode))).toBe(SYMBOLS.length));

  test("each has a glyph of its own", () =>
    expect(howManyDiffer(Object.values(GLYPHS))).toBe(SYMBOLS.length));

  test.each(SYMBOLS)("%s can be read on its colour", (name) => {
    expect(contrast(SYMBOL_INKS[name].fill, SYMBOL_INKS[name].ink)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("dice", () => {
  test.each(SYMBOLS)("show %s by silhouette, glyph and letters", (symbol) => {
    const die = drawn(SymbolDie, { colour: "green" as const, symbol });
    expect(paths(die)).toEqual([SILHOUETTES[symbol], GLYPHS[symbol], DIE_LOOKS.green.mark]);
    expect(die.querySelector(".code")?.textContent).toBe(symbolCode(symbol));
  });

  test("show nothing before they are rolled", () => {
    const die = drawn(SymbolDie, { colour: "green" as const, symbol: null });
    expect(paths(die)).toEqual([DIE_LOOKS.green.mark]);
    expect(die.querySelector(".code")).toBeNull();
  });
});
