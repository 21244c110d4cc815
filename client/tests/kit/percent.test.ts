import { expect, test } from "vitest";

import { atLeast, percent, tried } from "$/kit/percent";
import { speak } from "$/words.svelte";

test("a chance is certain only where it is", () => {
  expect([0, 0.001, 0.126, 0.999, 1].map(percent)).toEqual(["0 %", "< 1 %", "13 %", "> 99 %", "100 %"]);
  expect([0.005, 0.994, 0.9949].map(percent)).toEqual(["1 %", "99 %", "99 %"]);
});

test("what never came of many tries, or always, is not certain", () => {
  expect([4, 12, 60, 1000].map((times) => tried(0, times))).toEqual(["< 75 %", "< 25 %", "< 5 %", "< 1 %"]);
  expect([1, 60, 1000].map((times) => tried(1, times))).toEqual(["> 1 %", "> 95 %", "> 99 %"]);
  expect(tried(0.126, 4)).toBe("13 %");
});

test("a chance that may be more is what there is at least", async () => {
  expect([0, 0.001, 0.126, 0.999].map(atLeast)).toEqual([
    "at least 0 %",
    "at least 0 %",
    "at least 13 %",
    "at least 99 %",
  ]);
  expect(atLeast(1)).toBe("100 %");
  await speak("de");
  expect(atLeast(0.5)).toBe("mindestens 50 %");
  await speak("en");
});
