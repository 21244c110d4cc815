import { describe, expect, test } from "vitest";

import { beside, type Area } from "$/table/beside";

const WINDOW = { width: 1280, height: 720 };
const SIZE = { width: 256, height: 220 };
const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  width,
  height,
});
const covers = (place: { left: number; top: number }, other: Area) =>
  place.left < other.left + other.width &&
  other.left < place.left + SIZE.width &&
  place.top < other.top + other.height &&
  other.top < place.top + SIZE.height;

describe("a card beside what points at it", () => {
  test("lies above it, or below where there is no room above", () => {
    expect(beside(area(600, 500, 80, 100), SIZE, WINDOW)).toEqual({ left: 512, top: 272 });
    expect(beside(area(600, 100, 80, 100), SIZE, WINDOW)).toEqual({ left: 512, top: 208 });
  });

  test("stays in the window", () => {
    expect(beside(area(0, 500, 40, 100), SIZE, WINDOW).left).toBe(8);
    expect(beside(area(1250, 500, 30, 100), SIZE, WINDOW).left).toBe(1280 - 256 - 8);
  });

  test.each([
    ["left of the disk", area(16, 104, 319, 90)],
    ["under the disk", area(343, 310, 128, 218)],
    ["right of the disk", area(624, 104, 319, 118)],
    ["in a lane", area(460, 230, 210, 160)],
    ["at the right edge", area(1000, 104, 270, 118)],
  ])("covers nothing of a stack that must stay in sight: %s", (_, stack) => {
    for (const left of [stack.left, stack.left + stack.width - 40]) {
      const place = beside(area(left, stack.top + 10, 40, 40), SIZE, WINDOW, stack);
      expect(covers(place, stack)).toBe(false);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.top).toBeGreaterThanOrEqual(8);
      expect(place.left + SIZE.width).toBeLessThanOrEqual(WINDOW.width - 8);
      expect(place.top + SIZE.height).toBeLessThanOrEqual(WINDOW.height - 8);
    }
  });
});
