import { describe, expect, test } from "vitest";

import { agree, fitTiles, FLAT, nameSize, NARROW, overlap, TALL } from "$/games/card_game/board/tiles";

describe("tiles of a line", () => {
  test("lie within their box, all of them", () => {
    for (let count = 1; count <= 14; count += 1)
      for (const box of [
        { width: 300, height: 110 },
        { width: 930, height: 150 },
        { width: 360, height: 220 },
      ]) {
        const { columns, rows, width } = fitTiles(count, box, 1.22, 8, 999);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * width + (columns - 1) * 8).toBeLessThanOrEqual(box.width);
        expect(rows * width * 1.22 + (rows - 1) * 8).toBeLessThanOrEqual(box.height);
        expect(width).toBeGreaterThan(20);
      }
  });

  test("are as large as one row allows, or lie in two where that makes them larger", () => {
    expect(fitTiles(3, { width: 320, height: 120 }, 1, 10, 999)).toEqual({ columns: 3, rows: 1, width: 100 });
    expect(fitTiles(6, { width: 320, height: 220 }, 1, 10, 999)).toEqual({ columns: 3, rows: 2, width: 100 });
    expect(fitTiles(1, { width: 900, height: 900 }, 1, 10, 150).width).toBe(150);
  });
});

test("lines that are alike have the tiles of the longest; small ones are flat, and so wider", () => {
  expect(
    agree([
      { tall: 90, flat: 100 },
      { tall: 70, flat: 75 },
    ]),
  ).toEqual({ width: 70, shape: TALL });
  expect(
    agree([
      { tall: 90, flat: 100 },
      { tall: 45, flat: 54 },
    ]),
  ).toEqual({ width: 54, shape: FLAT });
  // Six Locations beside a tray at the smallest table with four players: all within the box.
  const box = { width: 245, height: 117 };
  const width = (shape: number) => fitTiles(6, box, shape, 8, 190).width;
  const tile = agree([{ tall: width(TALL), flat: width(FLAT) }]);
  expect(tile.width).toBeGreaterThan(NARROW * 0.85);
  expect(2 * tile.width * tile.shape + 8).toBeLessThanOrEqual(box.height);
});

test("cards lie beside each other as long as they can, then over each other", () => {
  expect(overlap(1, 30, 10, 2)).toBe(0);
  expect(overlap(2, 30, 100, 2)).toBe(2);
  const lap = overlap(4, 30, 75, 2);
  expect(30 + 3 * (30 + lap)).toBeCloseTo(75);
});

test("no word of a name is wider than its tile", () => {
  expect(nameSize("Pompeii", 120)).toBeLessThanOrEqual(15);
  expect(nameSize("Apalapucia", 66) * 10 * 0.64).toBeLessThanOrEqual(66);
  expect(nameSize("St John's Monastery", 90)).toBeGreaterThan(nameSize("Zarathustra-Minor-Longname", 50));
});
