import { expect, test } from "vitest";

import { within, zoomedAt } from "$/kit/pinch";

test("a stage is never smaller than whole, never too large, never past its edges", () => {
  expect(within({ zoom: 0.5, x: 30, y: -10 }, 400, 300)).toEqual({ zoom: 1, x: 0, y: 0 });
  expect(within({ zoom: 9, x: 10, y: -5000 }, 400, 300)).toEqual({ zoom: 3, x: 0, y: -600 });
});

test("the point between the fingers stays under them", () => {
  const before = { zoom: 1.5, x: -40, y: -20 };
  const after = zoomedAt(before, 1.4, 100, 80);
  const point = ({ zoom, x, y }: typeof before) => [(100 - x) / zoom, (80 - y) / zoom];
  expect(point(after)[0]).toBeCloseTo(point(before)[0] ?? 0, 6);
  expect(point(after)[1]).toBeCloseTo(point(before)[1] ?? 0, 6);
});
