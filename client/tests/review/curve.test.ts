import { expect, test } from "vitest";

import { oddsAt, HEIGHT, lineOf, numberAt, sideOf, sidesOf, turnWords, WIDTH } from "$/review/curve";
import type { CurveAnswer } from "$/wire";

const TEAMS: CurveAnswer = {
  points: [
    { number: 0, odds: [0.5, 0.5, 0.5, 0.5] },
    { number: 5, odds: [0.25, 0.75, 0.25, 0.75] },
    { number: 10, odds: [0, 1, 0, 1] },
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
  expect(lineOf({ ...TEAMS, points: [{ number: 0, odds: [1, 0, 1, 0] }] }, 1, 0)).toBe(`0,${HEIGHT}`);
});

test("a place on the picture is a move of the game", () => {
  expect(numberAt(0.5, 10)).toBe(5);
  expect(numberAt(-0.2, 10)).toBe(0);
  expect(numberAt(1.7, 10)).toBe(10);
});

test("a chance is written as it was at a moment, and stays on one line with its sign", () => {
  const written = [0, 5, 10].map((number) => oddsAt(TEAMS, 1, number));
  expect(written).toEqual(["50\u00a0%", "75\u00a0%", "100\u00a0%"]);
  const slight = { ...TEAMS, points: [{ number: 0, odds: [0.001, 0.999, 0.001, 0.999] }] };
  expect(oddsAt(slight, 0, 0)).toBe("<\u00a01\u00a0%");
});

test("a turn is named by the moves that made it: one, or from the first to the last", () => {
  const named = (before: number, after: number) =>
    turnWords(TEAMS, { before, after, seat: 1, by: 0.25 }, "Bob").replaceAll("\u00a0", " ");
  expect(named(4, 5)).toMatch(/^Move 5: Bob, .* → 75 %$/);
  expect(named(0, 5)).toBe("Moves 1–5: Bob, chance of winning 50 % → 75 %");
});
