import { expect, test } from "vitest";

import { hasReached, isNext, momentKey } from "$/net/moment";

const at = (number: number, hidden = 0) => ({ number, private: hidden });

test("a hidden choice makes another moment of the same number", () => {
  expect(momentKey(at(3))).toBe(momentKey(at(3)));
  expect(new Set([at(3), at(3, 1), at(31), at(1, 3)].map(momentKey)).size).toBe(4);
});

test("after a moment comes the next hidden one, or the next that all can see", () => {
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
