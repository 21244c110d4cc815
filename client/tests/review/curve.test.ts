import { expect, test } from "vitest";

import { chanceAt, HEIGHT, lineOf, numberAt, sideOf, sidesOf, WIDTH } from "$/review/curve";
import type { CurveAnswer } from "$/wire";

const TEAMS: CurveAnswer = {
  points: [
    { number: 0, chances: [0.5, 0.5, 0.5, 0.5] },
    { number: 5, chances: [0.25, 0.75, 0.25, 0.75] },
    { number: 10, chances: [0, 1, 0, 1] },
  ],
  swings: [],
  sides: [0, 1, 0, 1],
  nobody: "",
  whole: true,
};

test("a team is one line, called by all who are in it", () => {
  const sides = sidesOf(TEAMS, ["Ada", "Bob", "Eve", "Joe"]);
  expect(sides).toEqual([
    { seat: 0, name: "Ada + Eve", isNobody: false },
    { seat: 1, name: "Bob + Joe", isNobody: false },
  ]);
  expect(sideOf(TEAMS, sides, 3)?.name).toBe("Bob + Joe");
});

test("a line runs from the first to the last move, certain victory at the top", () => {
  expect(lineOf(TEAMS, 1, 10)).toBe(`0,${HEIGHT / 2} ${WIDTH / 2},${HEIGHT / 4} ${WIDTH},0`);
  expect(lineOf({ ...TEAMS, points: [{ number: 0, chances: [1, 0, 1, 0] }] }, 1, 0)).toBe(`0,${HEIGHT}`);
});

test("a place on the picture is a move of the game", () => {
  expect(numberAt(0.5, 10)).toBe(5);
  expect(numberAt(-0.2, 10)).toBe(0);
  expect(numberAt(1.7, 10)).toBe(10);
});

test("a chance is told as it was at a moment", () => {
  expect([0, 5, 10].map((number) => chanceAt(TEAMS, 1, number))).toEqual(["50 %", "75 %", "100 %"]);
});
