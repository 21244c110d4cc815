import { expect, test } from "vitest";

import { stepOf, STEPS } from "$/games/time_of_the_daleks/board/steps";

const step = (topic: string, rolled = false, met = false) => STEPS[stepOf({ rolled, met }, topic)]?.key;

test("a pool is added to, focused, cut to its limit, and only then exterminated", () => {
  expect(STEPS.slice(0, 4).map(({ key }) => key)).toEqual(["pool", "focus", "cut", "exterminate"]);
  expect(["add-die", "build-pool", "cut", "exterminate"].map((topic) => step(topic))).toEqual([
    "pool",
    "focus",
    "cut",
    "exterminate",
  ]);
});

test("questions go on in the order of the steps", () => {
  const asked = ["add-die", "build-pool", "help", "cut", "exterminate", "reroll", "face", "remove-dalek"];
  const steps = asked.map((topic) => stepOf({ rolled: false, met: false }, topic));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test("what may be asked at any time leaves it to the dice", () => {
  expect(step("card-window")).toBe("pool");
  expect(step("card-window", true)).toBe("reroll");
  expect(step("card-window", true, true)).toBe("resolve");
});
