import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { HEIGHT, pictureOf, WIDTH } from "$/kit/emblem";
import { LAYOUTS } from "$/kit/emblems/layouts";
import { MOTIFS } from "$/kit/emblems/motifs";
import { hashOf, randomOf } from "$/kit/emblems/random";
import { pathOf } from "$/kit/emblems/shapes";
import type { Face } from "$/wire";
import { alike, apart, draw, structure } from "./raster";
import "$/games"; // their words and kinds

const samples = JSON.parse(readFileSync("tests/games/views.json", "utf-8")) as Record<
  string,
  { cards: Face[] }
>;
const games = Object.entries(samples);
const faces = games.flatMap(([, { cards }]) => cards);

describe("pictures of all cards of all packs", () => {
  test.each(games)(
    "no two of %s look alike: drawn, they differ in colour and in structure",
    (_, { cards }) => {
      const seen = cards.map(({ kind, key }) => {
        const pixels = draw(pictureOf(kind, key));
        return { name: `${kind}/${key}`, kind, pixels, structure: structure(pixels) };
      });
      const close: string[] = [];
      seen.forEach((one, i) =>
        seen.slice(i + 1).forEach((other) => {
          const colour = apart(one.pixels, other.pixels);
          const same = alike(one.structure, other.structure);
          // A family of colours may be shared, or a build; not both.
          if (colour < 0.06 || same > 0.93 || (colour < 0.16 && same > 0.75))
            close.push(`${one.name} and ${other.name}: ${colour.toFixed(3)}, ${same.toFixed(3)}`);
        }),
      );
      expect(close).toEqual([]);
      expect(seen.length).toBeGreaterThan(50);
    },
  );

  test("none is empty, none is heavy: a hundred of them move at once", () => {
    const lengths = faces.map(({ kind, key }) => {
      const { shapes } = pictureOf(kind, key);
      expect(shapes.length).toBeGreaterThanOrEqual(4);
      expect(shapes.length).toBeLessThan(16);
      for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
      return shapes.reduce((sum, shape) => sum + shape.d.length, 0);
    });
    expect(Math.max(...lengths)).toBeLessThan(20_000);
    expect(lengths.reduce((sum, one) => sum + one, 0) / lengths.length).toBeLessThan(6_000);
  });

  test("every picture has something in its middle", () => {
    for (const { kind, key } of faces) {
      const points = pictureOf(kind, key)
        .shapes.flatMap((shape) => [...shape.d.matchAll(/[MLQ](-?[\d.]+) (-?[\d.]+)/g)])
        .map(([, x, y]) => [Number(x), Number(y)] as const);
      const middle = points.filter(([x, y]) => Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) < 42);
      expect(middle.length).toBeGreaterThan(0);
    }
  });

  test("hardly a motif is used by no card, and none by many", () => {
    const used = new Map<string, number>();
    for (const { key } of faces) {
      const at = Math.floor(randomOf(hashOf(key))() * Object.keys(MOTIFS).length);
      const name = Object.keys(MOTIFS)[at] ?? "";
      used.set(name, (used.get(name) ?? 0) + 1);
    }
    expect(used.size).toBeGreaterThan(Object.keys(MOTIFS).length * 0.9);
    expect(Math.max(...used.values())).toBeLessThan(faces.length / 12);
  });

  test("the same card always has the same picture, in another process too", () => {
    expect(hashOf("numbered/yo-yo")).toBe(hashOf("numbered/yo-yo"));
    expect(hashOf("a")).not.toBe(hashOf("b"));
    const random = randomOf(7);
    expect([random(), random()].map((value) => value.toFixed(6))).toEqual(["0.011705", "0.061958"]);
    expect(pictureOf("quip", "one").ground).toEqual(pictureOf("quip", "one").ground);
  });

  test("a card has one figure, however exactly its kind is given", () => {
    const lines = (kind: string) => pictureOf(kind, "totters-lane").shapes.map(({ d }) => d);
    expect(lines("start")).toEqual(lines("location"));
    expect(pictureOf("enemy", "one").ground).not.toEqual(pictureOf("defender", "one").ground);
  });
});

describe("what pictures are made of", () => {
  const spot = { x: 0, y: 0, r: 1, turn: 0 };

  test.each(Object.entries(MOTIFS))("%s stays within its circle, whatever it is made of", (_, make) => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const { body, inner } = make(randomOf(seed));
      expect(body.length).toBeGreaterThan(0);
      for (const outline of [...body, ...inner]) {
        expect(pathOf(outline, spot)).not.toMatch(/NaN/);
        // Smooth outlines run inside their points.
        for (const [x, y] of outline.points) expect(Math.hypot(x, y)).toBeLessThan(1.75);
      }
    }
  });

  test.each(Object.entries(LAYOUTS))("%s puts its motifs where they can be seen", (_, lay) => {
    for (let seed = 1; seed <= 25; seed += 1)
      for (const { x, y, r } of [...lay(randomOf(seed)).main, ...lay(randomOf(seed)).second]) {
        expect(x + r).toBeGreaterThan(8);
        expect(x - r).toBeLessThan(WIDTH - 8);
        expect(y + r).toBeGreaterThan(8);
        expect(y - r).toBeLessThan(HEIGHT - 8);
      }
  });
});
