import { describe, expect, test } from "vitest";

import { beside, besideList, type Area } from "$/table/beside";

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

describe("what a choice of the list would change", () => {
  const list = area(15, 558, 1250, 100);
  const choice = area(15, 558, 190, 32);
  const hand = area(10, 415, 945, 125);

  test("lies at the foot of the panel beside the board", () => {
    const panel = area(966, 97, 304, 440);
    expect(besideList(choice, list, SIZE, WINDOW, { panel, hand })).toEqual({ left: 966, top: 537 - 220 });
  });

  test("lies above the hand where the panel is closed, or below what can be seen", () => {
    for (const panel of [undefined, area(0, 900, 900, 400)]) {
      const place = besideList(choice, list, SIZE, WINDOW, { panel, hand });
      expect(place).toEqual({ left: 8, top: 415 - 220 - 8 });
      expect(covers(place, hand) || covers(place, list)).toBe(false);
    }
  });

  test("lies above the list where there is no room above the hand, or no hand in sight", () => {
    const above = { left: 8, top: 558 - 220 - 8 };
    expect(besideList(choice, list, SIZE, WINDOW, { hand: area(10, 200, 945, 125) })).toEqual(above);
    expect(besideList(choice, list, SIZE, WINDOW, { hand: area(10, 700, 945, 125) })).toEqual(above);
    expect(besideList(choice, list, SIZE, WINDOW, {})).toEqual(above);
  });
});
