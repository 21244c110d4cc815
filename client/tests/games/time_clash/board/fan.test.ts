import { describe, expect, test } from "vitest";

import { fan, isLow, shapeOf, type Fan, type Way } from "$/games/time_clash/board/fan";

const right = (laid: Fan) => Math.max(...laid.spots.map(({ x }) => x + laid.card.width));
const bottom = (laid: Fan) => Math.max(...laid.spots.map(({ y }) => y + laid.card.height));
const counts = Array.from({ length: 16 }, (_, i) => i + 1);

describe("the shape of the board", () => {
  test("around the disk from a window of 1000 pixels, also a low one", () => {
    expect(shapeOf({ width: 1390, height: 810 }, 1920)).toBe("radial");
    expect(shapeOf({ width: 939, height: 439 }, 1280)).toBe("radial");
    expect(shapeOf({ width: 979, height: 500 }, 1000)).toBe("radial");
    expect(isLow({ width: 939, height: 439 })).toBe(true);
    expect(isLow({ width: 1390, height: 810 })).toBe(false);
  });

  test("lanes below that, and where nothing else could be read", () => {
    expect(shapeOf({ width: 979, height: 700 }, 999)).toBe("lanes");
    expect(shapeOf({ width: 939, height: 380 }, 1280)).toBe("lanes");
    expect(shapeOf({ width: 830, height: 640 }, 1280)).toBe("lanes");
    expect(shapeOf({ width: 740, height: 640 }, 760)).toBe("narrow");
    expect(shapeOf({ width: 370, height: 500 }, 390)).toBe("narrow");
  });
});

describe("a stack", () => {
  const rooms: [Way, number, number][] = [
    ["down", 205, 110],
    ["down", 205, 250],
    ["down", 190, 330],
    ["left", 530, 220],
    ["right", 330, 160],
    ["right", 308, 80],
  ];

  test.each(rooms)("that grows %s in %i × %i pixels stays within them", (way, width, height) => {
    for (const count of counts) {
      const laid = fan(way, count, { width, height });
      expect(laid.spots).toHaveLength(count);
      expect(Math.min(...laid.spots.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(-0.01);
      expect(right(laid)).toBeLessThanOrEqual(width + 0.01);
      expect(bottom(laid)).toBeLessThanOrEqual(height + 0.01);
    }
  });

  test.each(rooms)(
    "that grows %s in %i × %i pixels shows an edge of every card that can be read",
    (way, width, height) => {
      for (const count of counts) {
        const laid = fan(way, count, { width, height });
        const least = way === "down" ? (count > 8 ? 14 : 18) : count > 8 ? 30 : 34;
        expect(laid.step).toBeGreaterThanOrEqual(least);
        // No card lies nearer to the one before than an edge, unless it begins a new line.
        laid.spots.slice(1).forEach((spot, i) => {
          const before = laid.spots[i];
          if (!before) return;
          const along = way === "down" ? spot.y - before.y : Math.abs(spot.x - before.x);
          const across = way === "down" ? spot.x - before.x : spot.y - before.y;
          if (across === 0) expect(along).toBeCloseTo(laid.step, 5);
          else expect(across).toBeGreaterThanOrEqual(way === "down" ? laid.card.width : laid.card.height);
        });
      }
    },
  );

  test("grows away from the disk: leftwards on its left", () => {
    const { spots, card } = fan("left", 3, { width: 400, height: 200 });
    expect((spots[0]?.x ?? 0) + card.width).toBe(400);
    expect(spots[1]?.x).toBeLessThan(spots[0]?.x ?? 0);
    expect(fan("right", 3, { width: 400, height: 200 }).spots[0]?.x).toBe(0);
  });

  test("goes on in another line rather than hide what stands on an edge", () => {
    const lines = (count: number) =>
      new Set(fan("down", count, { width: 200, height: 120 }).spots.map(({ x }) => x)).size;
    expect(lines(4)).toBe(1);
    expect(lines(9)).toBeGreaterThan(1);
  });

  test("may be as long as it wants where the lane can grow", () => {
    const laid = fan("down", 20, { width: 115, height: Infinity });
    expect(new Set(laid.spots.map(({ x }) => x))).toEqual(new Set([0]));
    expect(Number.isFinite(laid.whole.height)).toBe(true);
    expect(laid.whole.height).toBeGreaterThan(20 * 14);
  });
});
