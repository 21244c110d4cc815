// @vitest-environment happy-dom
// What tells things apart besides colour: each sign as it is drawn, not only as it is listed.

import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, onTestFinished, test } from "vitest";

import Die from "$/kit/Die.svelte";
import Emblem from "$/kit/Emblem.svelte";
import { pictureOf } from "$/kit/emblem";
import { DICE, DIE_INKS, SEATS, SUIT_INKS, SUITS, SYMBOL_CODES, SYMBOL_INKS, SYMBOLS } from "$/kit/palette";
import SeatMark from "$/kit/SeatMark.svelte";
import { CORNER_MARKS, GLYPHS, SEAT_OUTLINES, SILHOUETTES, SUIT_GLYPHS, SUIT_SHAPES } from "$/kit/shapes";
import SuitIcon from "$/kit/SuitIcon.svelte";
import SymbolSign from "$/kit/Symbol.svelte";

function drawn<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement("div");
  const shown = mount(part, { target, props });
  flushSync();
  onTestFinished(() => unmount(shown));
  return target;
}
const paths = (node: Element, what = "path") =>
  [...node.querySelectorAll(what)].map((one) => one.getAttribute("d"));
const colour = (node: Element, what: string, which: "fill" | "stroke") =>
  node.querySelector(what)?.getAttribute(which);
const howManyDiffer = (all: readonly unknown[]) => new Set(all.map((one) => JSON.stringify(one))).size;

describe("symbols", () => {
  test.each(SYMBOLS)("%s has its own silhouette, glyph, colour and letters", (name) => {
    const sign = drawn(SymbolSign, { name, code: true });
    expect(paths(sign)).toEqual([SILHOUETTES[name], GLYPHS[name]]);
    expect(colour(sign, ".shape", "fill")).toBe(SYMBOL_INKS[name].fill);
    expect(sign.textContent?.trim()).toBe(SYMBOL_CODES[name]);
  });

  test("no two of them are drawn alike, also without colour and letters", () => {
    for (const look of ["solid", "socket", "plain"] as const)
      expect(howManyDiffer(SYMBOLS.map((name) => paths(drawn(SymbolSign, { name, look }), ".shape")))).toBe(
        SYMBOLS.length,
      );
  });
});

describe("dice", () => {
  test.each(DICE)("a %s one has its colour, corner mark and letter", (name) => {
    const die = drawn(Die, { colour: name });
    const { fill, mark, letter } = DIE_INKS[name];
    expect(colour(die, "rect", "fill")).toBe(fill);
    expect(paths(die)).toEqual([CORNER_MARKS[mark]]);
    expect(die.querySelector(".letter")?.textContent).toBe(letter);
  });

  test("no two colours are told apart by colour alone", () => {
    const dice = DICE.map((one) => drawn(Die, { colour: one }));
    expect(howManyDiffer(dice.map((die) => paths(die)))).toBe(DICE.length);
    expect(howManyDiffer(dice.map((die) => die.querySelector(".letter")?.textContent))).toBe(DICE.length);
  });

  test.each(SYMBOLS)("show %s by silhouette, glyph and letters", (symbol) => {
    const die = drawn(Die, { colour: "green" as const, symbol });
    expect(paths(die)).toEqual([SILHOUETTES[symbol], GLYPHS[symbol], CORNER_MARKS.dots]);
    expect(die.querySelector(".code")?.textContent).toBe(SYMBOL_CODES[symbol]);
  });

  test("that are out of the game are crossed out", () => {
    expect(paths(drawn(Die, { colour: "red" as const, crossed: true }))).toHaveLength(2);
    expect(paths(drawn(Die, { colour: "red" as const }))).toHaveLength(1);
  });
});

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
});

test("each seat has its shape and colour, and no two the same shape", () => {
  const marks = SEATS.map((_, seat) => drawn(SeatMark, { seat }));
  expect(marks.map((mark) => paths(mark))).toEqual(SEATS.map(({ shape }) => [SEAT_OUTLINES[shape]]));
  expect(marks.map((mark) => colour(mark, "path", "fill"))).toEqual(SEATS.map(({ fill }) => fill));
  expect(howManyDiffer(marks.map((mark) => paths(mark)))).toBe(SEATS.length);
});

describe("the picture of a card", () => {
  test.each([
    ["zone", "earth-present"],
    ["enemy", "daleks"],
    ["location", "pompeii"],
  ])("%s %s is drawn with all its shapes", (kind, card) => {
    const { shapes } = pictureOf(kind, card);
    expect(shapes.length).toBeGreaterThan(0);
    expect(paths(drawn(Emblem, { kind, card }))).toEqual(shapes.map(({ d }) => d));
  });

  test("is another for another card", () => {
    const pictures = ["pompeii", "utah", "stormcage"].map((card) =>
      drawn(Emblem, { kind: "location", card }),
    );
    expect(howManyDiffer(pictures.map((one) => paths(one)))).toBe(3);
  });
});
