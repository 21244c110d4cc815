import { expect, test } from "vitest";

import { percent } from "$/kit/percent";

test("a chance is certain only where it is", () => {
  expect([0, 0.001, 0.126, 0.999, 1].map(percent)).toEqual(["0 %", "< 1 %", "13 %", "> 99 %", "100 %"]);
  expect([0.005, 0.994, 0.9949].map(percent)).toEqual(["1 %", "99 %", "99 %"]);
});
