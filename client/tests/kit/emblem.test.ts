import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { BOX, emblemOf, pictureOf } from "$/kit/emblem";
import { DRAWINGS } from "$/kit/emblems/drawings";
import { hashOf, randomOf } from "$/kit/emblems/random";
import type { Face } from "$/wire";
import { alike, apart, draw, outlines, structure } from "./raster";
import "$/games"; // their words and kinds

const samples = JSON.parse(readFileSync("tests/games/views.json", "utf-8")) as Record<
  string,
  { cards: Face[] }
>;
const games = Object.entries(samples);
const faces = games.flatMap(([, { cards }]) => cards);
const shown = ({ kind, key, emblem }: Face) => pictureOf(kind, key, DRAWINGS[emblemOf(key, emblem)]);

describe("pictures of all cards of all packs", () => {
  test.each(games)(
    "no two of %s look alike: drawn, they differ in colour and in structure",
    (_, { cards }) => {
      // Dice are told apart by their colour, which their own picture shows.
      const seen = cards
        .filter(({ kind }) => kind !== "die")
        .map((face) => {
          const pixels = draw(shown(face));
          return { name: `${face.kind}/${face.key}`, pixels, structure: structure(pixels) };
        });
      const close: string[] = [];
      seen.forEach((one, i) =>
        seen.slice(i + 1).forEach((other) => {
          const colour = apart(one.pixels, other.pixels);
          const same = alike(one.structure, other.structure);
          // A family of colours may be shared, or a build; not both.
          if (colour < 0.03 || same > 0.93 || (colour < 0.16 && same > 0.75))
            close.push(`${one.name} and ${other.name}: ${colour.toFixed(3)}, ${same.toFixed(3)}`);
        }),
      );
      expect(close).toEqual([]);
      expect(seen.length).toBeGreaterThan(50);
    },
  );

  test("none is empty, none is heavy: a hundred of them move at once", () => {
    const lengths = faces.map((face) => {
      const { behind, shadow, subject } = shown(face);
      expect(subject.length).toBeGreaterThan(1);
      const shapes = [...behind, ...shadow, ...subject];
      expect(shapes.length).toBeLessThan(16);
      for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
      return shapes.reduce((sum, shape) => sum + shape.d.length, 0);
    });
    expect(Math.max(...lengths)).toBeLessThan(8_000);
    expect(lengths.reduce((sum, one) => sum + one, 0) / lengths.length).toBeLessThan(3_000);
  });

  test("the same card always has the same picture, in another process too", () => {
    expect(hashOf("a")).not.toBe(hashOf("b"));
    const random = randomOf(7);
    expect([random(), random()].map((value) => value.toFixed(6))).toEqual(["0.011705", "0.061958"]);
    const [one, other] = [pictureOf("quip", "one"), pictureOf("quip", "one")];
    expect(one).toEqual(other);
  });

  test("two cards with one emblem differ in what it is drawn with", () => {
    const [one, other] = ["sonic", "psychic"].map((key) => pictureOf("tech", key, DRAWINGS.wallet));
    expect(one?.subject.map(({ d }) => d)).toEqual(other?.subject.map(({ d }) => d));
    expect([one?.ground, one?.behind]).not.toEqual([other?.ground, other?.behind]);
  });

  test("a card has one build, however exactly its kind is given", () => {
    const lines = (kind: string) => pictureOf(kind, "totters-lane", DRAWINGS.castle).behind.map(({ d }) => d);
    expect(lines("start")).toEqual(lines("location"));
    expect(pictureOf("enemy", "one").ground).not.toEqual(pictureOf("defender", "one").ground);
  });

  test("a card that names nothing shows a plain sign, one of several", () => {
    const plain = Array.from({ length: 40 }, (_, i) => emblemOf(`card-${i}`));
    expect(new Set(plain).size).toBeGreaterThan(4);
    for (const name of plain) expect(DRAWINGS[name]).toBeDefined();
    expect(emblemOf("card-1", "scarf")).toBe("scarf");
  });
});

describe("drawings", () => {
  const all = Object.entries(DRAWINGS) as [string, NonNullable<(typeof DRAWINGS)[string]>][];

  test("are many, and none is drawn twice", () => {
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all.map(([, { paths }]) => paths.join())).size).toBe(all.length);
  });

  test.each(all)("%s stays in its box, fills it, and says of every path what it is", (_, { paths }) => {
    const points = paths.flatMap((path) => {
      expect(path).toMatch(/^[abclks]M[-\d. MLQCAZ]+$/);
      return outlines(path.slice(1)).flat();
    });
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    for (const value of [...xs, ...ys]) {
      expect(value).toBeGreaterThan(-8);
      expect(value).toBeLessThan(BOX + 8);
    }
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    expect(Math.max(wide, high)).toBeGreaterThan(60);
    expect(paths.some((path) => /^[ab]/.test(path))).toBe(true);
  });
});
