import { describe, expect, test } from "vitest";

import { leaders, runners } from "$/games/time_of_the_daleks/board/distance";
import { fan, fanAbove } from "$/games/time_of_the_daleks/board/fan";
import {
  BOX,
  INNER,
  OUTER,
  outline,
  pointAlong,
  roman,
  SPACE,
  spaces,
  TURNS,
  way,
  WHOLE_WAY,
  type Point,
} from "$/games/time_of_the_daleks/board/spiral";

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const fromMiddle = (a: Point) => apart(a, { x: BOX / 2, y: BOX / 2 });

describe("the spiral", () => {
  test("goes from the rim to the middle", () => {
    expect(fromMiddle(pointAlong(0))).toBeCloseTo(OUTER, 3);
    expect(fromMiddle(pointAlong(1))).toBeCloseTo(INNER, 3);
  });

  test("is Archimedean: each turn is nearer by the same distance", () => {
    const turn = (OUTER - INNER) / TURNS;
    const angleOf = (p: Point) => Math.atan2(p.y - BOX / 2, p.x - BOX / 2);
    const start = angleOf(pointAlong(0));
    const radii: number[] = [];
    let before = 0;
    for (let i = 1; i <= 20000; i += 1) {
      const point = pointAlong(i / 20000);
      const now = (angleOf(point) - start + 4 * Math.PI) % (2 * Math.PI);
      if (now < before - Math.PI) radii.push(fromMiddle(point));
      before = now;
    }
    expect(radii).toHaveLength(2);
    expect(OUTER - (radii[0] ?? 0)).toBeCloseTo(turn, 0);
    expect((radii[0] ?? 0) - (radii[1] ?? 0)).toBeCloseTo(turn, 0);
  });

  test.each([15, 19, 20, 25])("%i spaces are equally far from each other along the way", (count) => {
    const all = spaces(count);
    expect(all).toHaveLength(count);
    const step = WHOLE_WAY / (count - 1);
    // Walk the way in small steps and see when each space comes.
    let walked = 0;
    let before = pointAlong(0);
    const found: number[] = [];
    for (let i = 0; i <= 40000 && found.length < count; i += 1) {
      const now = pointAlong(i / 40000);
      walked += apart(before, now);
      before = now;
      const next = all[found.length];
      if (next && apart(now, next) < 0.08) found.push(walked);
    }
    expect(found).toHaveLength(count);
    found.forEach((at, i) => expect(Math.abs(at - i * step)).toBeLessThan(0.5));
  });

  test("spaces never touch, and a fan of five tokens stays off its neighbours' middles", () => {
    for (const count of [19, 20]) {
      const all = spaces(count);
      let nearest = Infinity;
      all.forEach((one, i) =>
        all.slice(i + 1).forEach((other) => (nearest = Math.min(nearest, apart(one, other)))),
      );
      expect(nearest).toBeGreaterThan(2 * SPACE + 20);
      for (const offset of fan(5, 23)) expect(Math.hypot(offset.x, offset.y) + 23).toBeLessThan(nearest);
    }
  });

  test("everything lies within the box", () => {
    for (const { x, y } of spaces(20))
      for (const value of [x, y]) {
        expect(value).toBeGreaterThan(SPACE);
        expect(value).toBeLessThan(BOX - SPACE);
      }
  });

  test("the way up to a part ends there", () => {
    const { x, y } = pointAlong(0.4);
    expect(way(0.4).endsWith(`L${x.toFixed(1)} ${y.toFixed(1)}`)).toBe(true);
  });

  test("outlines have their corners", () => {
    expect(outline({ x: 0, y: 0 }, 10, 8).match(/[ML]/g)).toHaveLength(8);
  });

  test("spaces are counted in Roman numerals", () => {
    expect([1, 4, 6, 9, 12, 14, 18, 40].map(roman)).toEqual([
      "I",
      "IV",
      "VI",
      "IX",
      "XII",
      "XIV",
      "XVIII",
      "XL",
    ]);
  });
});

describe("a fan of tokens", () => {
  test.each([2, 3, 4, 5])("%i tokens can each be seen", (count) => {
    const radius = 20;
    const all = fan(count, radius);
    all.forEach((one, i) =>
      all.slice(i + 1).forEach((other) => expect(apart(one, other)).toBeGreaterThan(radius * 1.1)),
    );
  });

  test("one stands in the middle", () => {
    expect(fan(1, 20)).toEqual([{ x: 0, y: -0 }]);
    expect(fan(0, 20)).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5])("%i tokens leave what is below their space free", (count) => {
    const offsets = fanAbove(count, 20, 25);
    expect(offsets).toHaveLength(count);
    for (const { y } of offsets) expect(y + 20).toBeLessThanOrEqual(25.001);
    const [first, plain] = [offsets[0], fan(count, 20)[0]];
    for (const [i, { x, y }] of fan(count, 20).entries()) {
      expect(offsets[i]?.x).toBe(x);
      expect((first?.y ?? 0) - (offsets[i]?.y ?? 0)).toBeCloseTo((plain?.y ?? 0) - y);
    }
  });
});

describe("the distance bar", () => {
  const player = (tardis: number) => ({ tardis }) as never;
  const track = { skaro: 0, earth: 2, gallifrey: 18, ship: 4, markers: [] };

  test("tells everybody's part of the way, lead over the ship and what is left", () => {
    const [ship, first, second] = runners({ track, players: [player(9), player(2)] });
    expect(ship).toMatchObject({ seat: null, left: 14, ahead: 0 });
    expect(first).toMatchObject({ seat: 0, part: 0.5, left: 9, ahead: 5, floor: 0 });
    expect(second).toMatchObject({ seat: 1, ahead: -2, left: 16 });
  });

  test("stacks those who share a space", () => {
    const all = runners({ track, players: [player(4), player(4), player(5)] });
    expect(all.map((one) => one.floor)).toEqual([0, 1, 2, 0]);
  });

  test("knows who leads, if not all do", () => {
    const lead = (...spaces_: number[]) => leaders(runners({ track, players: spaces_.map(player) }));
    expect(lead(5, 3)).toEqual([0]);
    expect(lead(5, 5, 3)).toEqual([0, 1]);
    expect(lead(5, 5)).toEqual([]);
  });
});
