import { expect, test } from "vitest";

import { fittingOptions, freeName, quickPlan, usualValue } from "$/table/plan";
import type { GameInfo } from "$/wire";

const game: GameInfo = {
  key: "card-game",
  title: "The Doctor Who Card Game",
  rules_version: 1,
  least_seats: 2,
  most_seats: 4,
  usual_seats: 3,
  options: [],
  packs: [],
  levels: ["random", "greedy", "searching", "guest"],
  usual_level: "greedy",
  hints: false,
  odds: false,
  lesson: false,
  workshop: false,
};

test("one click seats me against the usual number of bots, of the usual level", () => {
  expect(quickPlan(game, "Ada")).toEqual({
    game: "card-game",
    seats: [
      { kind: "here", name: "Ada" },
      { kind: "bot", level: "greedy" },
      { kind: "bot", level: "greedy" },
    ],
  });
});

test("an option for some numbers of seats is offered for these alone", () => {
  const option = { values: [false, true], default: false, words: "?", needed: [] };
  const options = [
    { key: "always", seats: [], ...option },
    { key: "two", seats: [2], ...option },
  ];
  const keys = (seats: number) => fittingOptions({ ...game, options }, seats).map((one) => one.key);
  expect(keys(2)).toEqual(["always", "two"]);
  expect(keys(3)).toEqual(["always"]);
});

test("an option stands at its default, unless so many seats cannot do without it", () => {
  const option = { key: "two", values: [false, true], default: false, words: "?", seats: [2], needed: [2] };
  expect(usualValue(option, 2)).toBe(true);
  expect(usualValue(option, 3)).toBe(false);
  expect(usualValue({ ...option, needed: [] }, 2)).toBe(false);
});

test("nobody gets a name that is taken", () => {
  expect(freeName("Ada", ["Bo"])).toBe("Ada");
  expect(freeName("Ada", ["ada", "Ada 2"])).toBe("Ada 3");
});
