import { expect, test } from "vitest";

import { hasReached, isNext, progressKey } from "$/net/progress";

const at = (number: number, hidden = 0) => ({ number, private: hidden });

test("a hidden choice is progress at the same number", () => {
  expect(progressKey(at(3))).toBe(progressKey(at(3)));
  expect(new Set([at(3), at(3, 1), at(31), at(1, 3)].map(progressKey)).size).toBe(4);
});

test("next comes a hidden one, or one that all can see", () => {
  expect(isNext(at(3, 1), at(3, 2))).toBe(true);
  expect(isNext(at(3, 1), at(4))).toBe(true);
  expect(isNext(at(3, 1), at(4, 1))).toBe(false);
  expect(isNext(at(3, 1), at(3, 3))).toBe(false);
  expect(isNext(at(3, 1), at(3, 1))).toBe(false);
});

test("what was reached does not come again", () => {
  expect(hasReached(at(3, 1), at(3, 1))).toBe(true);
  expect(hasReached(at(3, 1), at(2, 5))).toBe(true);
  expect(hasReached(at(3, 1), at(3, 2))).toBe(false);
});
