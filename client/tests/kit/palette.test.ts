import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { marksOf, SEAT_EDGE, SEATS } from "$/kit/palette";
import { SEAT_OUTLINES } from "$/kit/shapes";
import { ciede2000, contrast, distance, rgb, seen, smallest } from "./colour_distance";

describe("the measure itself", () => {
  test("agrees with published pairs of CIEDE2000", () => {
    // Sharma, Wu and Dalal 2005, table 1, pairs 1, 7, 13 and 25.
    expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(ciede2000([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
    expect(ciede2000([50, 2.5, 0], [50, 0, -2.5])).toBeCloseTo(4.3065, 4);
    expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  });

  test("grey stays grey, and red and green come together for those who confuse them", () => {
    for (const vision of ["protan", "deutan", "tritan"] as const) {
      const [r, g, b] = seen("#808080", vision);
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(0.005);
    }
    expect(distance("#b08030", "#88a030", "deutan")).toBeLessThan(
      distance("#b08030", "#88a030", "normal") / 2,
    );
    expect(rgb("#ff8000")[1]).toBeCloseTo(0.502, 3);
  });
});

describe("colours keep apart for every kind of vision", () => {
  test("seats by 19", () => {
    expect(smallest(SEATS.map((one) => one.fill))).toBeGreaterThanOrEqual(19);
  });
  test("seats' lines by 15, and each has its dashes", () => {
    expect(smallest(SEATS.map((one) => one.line))).toBeGreaterThanOrEqual(15);
  });
});

describe("what is drawn on a colour can be read", () => {
  const inks = {
    ...Object.fromEntries(SEATS.map((one) => [`seat ${one.shape}`, one])),
  };
  test.each(Object.entries(inks))("%s", (_, { fill, ink }) => {
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("never colour alone", () => {
  const allDifferent = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  test("seats have shapes", () => {
    allDifferent(SEATS.map((one) => SEAT_OUTLINES[one.shape]));
  });
});

describe("seats in every theme", () => {
  const [pageStyles, kitStyles] = ["src/app.css", "src/kit/kit.css"].map((path) =>
    readFileSync(path, "utf8"),
  ) as [string, string];
  const themes = [...pageStyles.matchAll(/\[data-theme="(\w+)"\] \{([^}]*)\}/g)].map(([, name, body]) => ({
    name,
    grounds: ["base", "panel", "raised"].map(
      (ground) => new RegExp(`--${ground}: (#\\w{6})`).exec(body ?? "")?.[1] ?? "",
    ),
  }));

  test("there are three", () =>
    expect(themes.map((one) => one.name)).toEqual(["vortex", "paper", "contrast"]));

  test("go by the colours of the boards: the page has none of its own", () => {
    for (const styles of [pageStyles, kitStyles]) {
      expect(styles).not.toMatch(/--seat|data-seat/);
    }
  });

  test.each(themes)("stand out in $name, by their colour or by their edge", ({ grounds }) => {
    for (const ground of grounds)
      for (const { fill } of SEATS)
        expect(Math.max(contrast(fill, ground), contrast(SEAT_EDGE, ground))).toBeGreaterThanOrEqual(3);
  });
});

test("no two players ever share a mark, in whichever order they choose", () => {
  const tables = (seats: number): (number | null)[][] =>
    seats === 0 ? [[]] : tables(seats - 1).flatMap((rest) => [null, 0, 1, 2, 3].map((one) => [...rest, one]));
  const possible = [2, 3, 4].flatMap(tables).filter((chosen) => {
    const taken = chosen.filter((one) => one !== null);
    return new Set(taken).size === taken.length;
  });
  for (const chosen of possible) {
    const marks = marksOf(chosen);
    expect(new Set(marks).size).toBe(chosen.length);
    chosen.forEach((one, seat) => {
      if (one !== null) expect(marks[seat]).toBe(one);
      else if (!chosen.includes(seat)) expect(marks[seat]).toBe(seat);
    });
  }
});
