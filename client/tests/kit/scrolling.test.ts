import { expect, test } from "vitest";

import { bestScroll } from "$/kit/scrolling";

const view = { from: 100, to: 300 };
const at = (from: number, to: number, weight = 1) => ({ spans: [{ from, to }], weight });

test("what is seen already is not scrolled", () => {
  expect(bestScroll([at(120, 180), at(200, 290)], view, -50, 500)).toBe(0);
});

test("what lies below comes up as far as it must, and no further than there is", () => {
  expect(bestScroll([at(320, 400)], view, 0, 500)).toBe(100);
  expect(bestScroll([at(320, 400)], view, 0, 60)).toBe(60);
  expect(bestScroll([at(20, 90)], view, -500, 0)).toBe(-80);
});

test("the weightier place is shown where there is no room for both", () => {
  expect(bestScroll([at(100, 200), at(400, 500, 3)], view, 0, 500)).toBe(200);
  expect(bestScroll([at(100, 200, 3), at(400, 500)], view, 0, 500)).toBe(0);
});

test("rather a thumb's breadth of everything than all of one place and nothing of another", () => {
  const by = bestScroll([at(220, 290), at(300, 440)], { from: 100, to: 260 }, 0, 500);
  expect(220 - by).toBeGreaterThanOrEqual(100);
  expect(260 - (300 - by)).toBeGreaterThanOrEqual(60);
});

test("a place that is drawn twice counts once", () => {
  const twice = {
    spans: [
      { from: 100, to: 180 },
      { from: 210, to: 260 },
    ],
    weight: 1,
  };
  const by = bestScroll([twice, at(270, 400)], { from: 100, to: 280 }, 0, 500);
  expect(by).toBe(110);
});
