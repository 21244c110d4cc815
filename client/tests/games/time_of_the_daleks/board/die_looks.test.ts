// @vitest-environment happy-dom
// What tells dice apart besides colour: as it is drawn, not only as it is listed.

import { expect, test } from "vitest";

import { DICE, DIE_LOOKS } from "$/games/time_of_the_daleks/board/die_looks";
import Die from "$/kit/Die.svelte";
import { contrast, smallest } from "../../../kit/colour_distance";
import { colour, drawn, howManyDiffer, paths } from "../../../kit/drawn";

test.each(DICE)("a %s die has its colour, corner mark and letter", (name) => {
  const look = DIE_LOOKS[name];
  const die = drawn(Die, { look });
  expect(colour(die, "rect", "fill")).toBe(look.fill);
  expect(paths(die)).toEqual([look.mark]);
  expect(die.querySelector(".letter")?.textContent).toBe(look.letter);
  expect(contrast(look.fill, look.ink)).toBeGreaterThanOrEqual(4.5);
});

test("no two colours of dice are told apart by colour alone", () => {
  const dice = DICE.map((one) => drawn(Die, { look: DIE_LOOKS[one] }));
  expect(howManyDiffer(dice.map((die) => paths(die)))).toBe(DICE.length);
  expect(howManyDiffer(dice.map((die) => die.querySelector(".letter")?.textContent))).toBe(DICE.length);
});

test("colours of dice keep apart by 26 for every kind of vision, though black has its outline and letter", () => {
  expect(smallest(DICE.map((one) => DIE_LOOKS[one].fill))).toBeGreaterThanOrEqual(26);
});
