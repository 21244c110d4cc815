// @vitest-environment happy-dom
// What tells suits apart besides colour.

import { describe, expect, test } from "vitest";

import SuitIcon from "$/games/time_clash/board/SuitIcon.svelte";
import { SUIT_GLYPHS, SUIT_INKS, SUIT_SHAPES, SUITS } from "$/games/time_clash/board/suits";
import { contrast, smallest } from "../../../kit/colour_distance";
import { colour, drawn, howManyDiffer, paths } from "../../../kit/drawn";

describe("suits", () => {
  const all = [...SUITS, "special"] as const;

  test.each(all)("%s has its own shape, glyph and colour", (suit) => {
    const sign = drawn(SuitIcon, { suit });
    expect(paths(sign)).toEqual([SUIT_SHAPES[suit], SUIT_GLYPHS[suit]]);
    expect(colour(sign, ".shape", "fill")).toBe(SUIT_INKS[suit].fill);
    expect(colour(drawn(SuitIcon, { suit, inverse: true }), ".shape", "fill")).toBe(SUIT_INKS[suit].ink);
  });

  test("no two of them are drawn alike, by shape or by glyph", () => {
    const signs = all.map((suit) => drawn(SuitIcon, { suit }));
    for (const part of [".shape", ".glyph"])
      expect(howManyDiffer(signs.map((sign) => paths(sign, part)))).toBe(all.length);
  });

  test("their colours keep apart by 24 for every kind of vision", () => {
    expect(smallest(SUITS.map((one) => SUIT_INKS[one].fill))).toBeGreaterThanOrEqual(24);
  });

  test.each(all)("%s can be read on its colour", (suit) => {
    expect(contrast(SUIT_INKS[suit].fill, SUIT_INKS[suit].ink)).toBeGreaterThanOrEqual(4.5);
  });
});
