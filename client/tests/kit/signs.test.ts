// @vitest-environment happy-dom
// What tells things apart besides colour: each sign as it is drawn, not only as it is listed.

import { describe, expect, test } from "vitest";

import Die from "$/kit/Die.svelte";
import { pictureOf } from "$/kit/emblem";
import Emblem from "$/kit/Emblem.svelte";
import { DICE, DIE_INKS, SEATS } from "$/kit/palette";
import SeatMark from "$/kit/SeatMark.svelte";
import { CORNER_MARKS, SEAT_OUTLINES } from "$/kit/shapes";

import { colour, drawn, howManyDiffer, paths } from "./drawn";

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

  test("that are out of the game are crossed out", () => {
    expect(paths(drawn(Die, { colour: "red" as const, crossed: true }))).toHaveLength(2);
    expect(paths(drawn(Die, { colour: "red" as const }))).toHaveLength(1);
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
