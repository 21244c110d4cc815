import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { hashOf, HEIGHT, pictureOf, randomOf, WIDTH } from "$/kit/emblem";
import type { Face } from "$/wire";

const samples = JSON.parse(readFileSync("tests/text/views.json", "utf-8")) as Record<
  string,
  { cards: Face[] }
>;
const faces = Object.entries(samples).flatMap(([game, { cards }]) =>
  cards.map((face) => ({ game, ...face })),
);

describe("pictures of all cards of all packs", () => {
  test("no two are alike, not even in their lines alone", () => {
    const whole = new Map<string, string>();
    const lines = new Map<string, string>();
    for (const { kind, key } of faces) {
      const picture = pictureOf(kind, key);
      const name = `${kind}/${key}`;
      for (const [known, what] of [
        [whole, JSON.stringify(picture)],
        [lines, picture.shapes.map((shape) => shape.d).join()],
      ] as const) {
        expect([known.get(what) ?? name, name]).toEqual([name, name]);
        known.set(what, name);
      }
    }
    expect(whole.size).toBeGreaterThan(250);
  });

  test("none is empty, none is heavy", () => {
    for (const { kind, key } of faces) {
      const { shapes } = pictureOf(kind, key);
      const length = shapes.reduce((sum, shape) => sum + shape.d.length, 0);
      expect(shapes.length).toBeGreaterThanOrEqual(4);
      expect(shapes.length).toBeLessThan(90);
      expect(length).toBeLessThan(24_000);
      for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("every picture has something in its middle", () => {
    for (const { kind, key } of faces) {
      const points = pictureOf(kind, key)
        .shapes.flatMap((shape) => [...shape.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)])
        .map(([, x, y]) => [Number(x), Number(y)] as const);
      const middle = points.filter(([x, y]) => Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) < 42);
      expect(middle.length).toBeGreaterThan(0);
    }
  });

  test("the same card always has the same picture, in another process too", () => {
    expect(hashOf("numbered/yo-yo")).toBe(hashOf("numbered/yo-yo"));
    expect(hashOf("a")).not.toBe(hashOf("b"));
    const random = randomOf(7);
    expect([random(), random()].map((value) => value.toFixed(6))).toEqual(["0.011705", "0.061958"]);
    expect(pictureOf("quip", "one").ground).toEqual(pictureOf("quip", "one").ground);
  });
});
