// Colours of an emblem. The kind of card gives the ground's hue, so that kinds are families; the key gives how light it
// is and the second colour of what is drawn on it.

import { between, hashOf, oneOf, type Random } from "./random";
import type { Drawing } from "./drawing";

export interface Tones {
  ground: string;
  /** What stands behind the subject. */
  behind: string;
  /** Outlines, lines and shade. */
  ink: string;
  main: string;
  second: string;
}

export type Hues = Readonly<Record<string, readonly [number, number]>>;

/** Two hues that each kind wanders between. Others get theirs from their name. */
const known = new Map<string, readonly [number, number]>();

/** The kinds of a game's cards. */
export function addHues(hues: Hues): void {
  for (const [kind, pair] of Object.entries(hues)) known.set(kind, pair);
}

const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${Math.round(((hue % 360) + 360) % 360)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;

/** The second colours: printing inks that go with each other and with paper. */
const INKS: Readonly<Record<NonNullable<Drawing["tint"]>, readonly (readonly [number, number, number])[]>> = {
  warm: [
    [14, 74, 56],
    [355, 66, 57],
  ],
  gold: [
    [43, 86, 60],
    [34, 80, 56],
  ],
  green: [
    [96, 42, 52],
    [150, 42, 50],
  ],
  water: [
    [188, 50, 58],
    [210, 62, 62],
  ],
};
const EVERY_INK = [...Object.values(INKS).flat(), [330, 58, 66], [268, 48, 68]] as const;

/** Hues nearer than this to the ground's are left to others, where there are any. */
const NEAR = 38;

type Scheme = (ground: number) => Omit<Tones, "second">;

const SCHEMES: readonly Scheme[] = [
  // Pale on deep.
  (g) => ({
    ground: hsl(g, 44, 27),
    behind: hsl(g + 6, 42, 38),
    ink: hsl(g, 55, 8),
    main: hsl(42, 66, 90),
  }),
  // Pale on strong.
  (g) => ({
    ground: hsl(g, 44, 40),
    behind: hsl(g + 10, 46, 51),
    ink: hsl(g, 58, 9),
    main: hsl(46, 78, 93),
  }),
  // A lit middle in the dark.
  (g) => ({
    ground: hsl(g, 50, 19),
    behind: hsl(g + 20, 46, 46),
    ink: hsl(g, 60, 7),
    main: hsl(g + 40, 40, 92),
  }),
  // Pale on light, held by its lines.
  (g) => ({
    ground: hsl(g, 40, 62),
    behind: hsl(g + 12, 52, 76),
    ink: hsl(g, 55, 11),
    main: hsl(44, 80, 95),
  }),
];

export function tonesOf(kind: string, random: Random, tint?: Drawing["tint"]): Tones {
  const [first, second] = known.get(kind) ?? [hashOf(kind) % 360, (hashOf(kind) % 360) + 40];
  const ground = between(
    random,
    Math.min(first, first + spread(first, second)),
    Math.max(first, first + spread(first, second)),
  );
  const inks = tint ? INKS[tint] : EVERY_INK;
  const apart = inks.filter(([hue]) => Math.abs(spread(hue, ground)) > NEAR);
  const [hue, saturation, lightness] = oneOf(random, apart.length ? apart : inks);
  return { ...oneOf(random, SCHEMES)(ground), second: hsl(hue, saturation, lightness) };
}

/** The short way round from one hue to another. */
function spread(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
