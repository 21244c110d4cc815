// A picture for every card, made of its kind and key alone: the same everywhere, no two alike, and like nothing
// printed. The kind gives the family of colours; the key gives two motifs, how they are put together, light or dark,
// hues and what lies behind them. Few paths, so that a hundred of them can move; `Emblem.svelte` draws them.

import { BACKDROPS } from "./emblems/backdrops";
import { LAYOUTS } from "./emblems/layouts";
import { MOTIFS, type Motif } from "./emblems/motifs";
import { PATTERNS } from "./emblems/patterns";
import { between, hashOf, oneOf, randomOf, whole } from "./emblems/random";
import { area, HEIGHT, line, pathOf, WIDTH, type Outline, type Shape, type Spot } from "./emblems/shapes";
import { tonesOf } from "./emblems/tones";

export { HEIGHT, WIDTH, type Shape };

export interface Picture {
  /** The ground: a slope of three colours, at an angle in degrees. */
  ground: readonly [string, string, string];
  angle: number;
  /** Where the light comes from, in parts of the box, and its colour. */
  light: { x: number; y: number; colour: string };
  /** What `paint` stands for. */
  paint: readonly [string, string];
  shapes: Shape[];
}

const NAMES = Object.keys(MOTIFS);
const EVERY_BACKDROP = Object.values(BACKDROPS);
const EVERY_LAYOUT = Object.values(LAYOUTS);
/** Pictures are made again and again for the same cards. */
const made = new Map<string, Picture>();

export function pictureOf(kind: string, key: string): Picture {
  const name = `${kind}/${key}`;
  let picture = made.get(name);
  if (!picture) made.set(name, (picture = make(kind, key)));
  return picture;
}

function make(kind: string, key: string): Picture {
  // Of the key alone, so that a card has the same figure wherever its kind is given more or less exactly.
  const random = randomOf(hashOf(key));
  const main = whole(random, 0, NAMES.length - 1);
  const second = (main + whole(random, 1, NAMES.length - 1)) % NAMES.length;
  const laid = oneOf(random, EVERY_LAYOUT)(random);
  const tones = tonesOf(kind, random);
  const motif = (at: number): Motif => (MOTIFS[NAMES[at] ?? ""] ?? nothing)(random);
  const pattern = oneOf(random, PATTERNS);
  const backdrop = oneOf(random, EVERY_BACKDROP);
  return {
    ground: tones.ground,
    angle: whole(random, 0, 180),
    light: { x: random(), y: random() * 0.7, colour: tones.light },
    paint: tones.paint,
    shapes: [
      ...pattern(random, tones.pattern),
      ...backdrop(random, tones),
      ...figure(motif(main), laid.main, "paint", tones.inner, tones.edge, laid.echoes),
      ...figure(motif(second), laid.second, tones.accent, tones.edge, tones.edge),
      ...glint(between(random, 0.5, 0.9), tones.light),
    ],
  };
}

const nothing = (): Motif => ({ body: [], inner: [] });

/** Smaller than this, few details can be told apart. */
const SMALL = 13;
const FEW = 2;

const paths = (outlines: readonly Outline[], spots: readonly Spot[]) =>
  spots.map((spot) => outlines.map((one) => pathOf(one, spot)).join("")).join("");

/** Everything of one colour is one path. */
function figure(
  { body, inner }: Motif,
  spots: readonly Spot[],
  fill: string,
  ink: string,
  edge: string,
  echoes: readonly number[] = [],
): Shape[] {
  if (!spots.length || !body.length) return [];
  const outline = paths(body, spots);
  const around = echoes.map((r, i) =>
    line(
      paths(
        body.slice(0, 1),
        spots.map((spot) => ({ ...spot, r })),
      ),
      fill,
      2.4,
      0.35 + 0.2 * i,
    ),
  );
  const width = fill === "paint" ? 2.4 : 1.6;
  return [
    ...around,
    { d: outline, fill, stroke: edge, width, opacity: 1 },
    area(spots.map((spot) => paths(spot.r < SMALL ? inner.slice(0, FEW) : inner, [spot])).join(""), ink, 0.9),
  ];
}

/** A streak of light over everything, so that it is one picture. */
function glint(far: number, colour: string): Shape[] {
  const x = far * WIDTH;
  return [area(`M${x} -5h16l-34 100h-16z`, colour, 0.12)];
}
