// Colours of a picture. The kind of card gives the ground's hue, so that kinds are families; the key gives how light it
// is and what colour stands on it.

import { between, hashOf, oneOf, type Random } from "./random";

export interface Tones {
  /** The ground: a slope of three colours. */
  ground: readonly [string, string, string];
  /** The light on it. */
  light: string;
  pattern: string;
  /** The figure's slope, what lies on it, its edge, and the colour of what lies beside it. */
  paint: readonly [string, string];
  inner: string;
  edge: string;
  accent: string;
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

/** How far the figure's hue is from the ground's: near, to the side, across. */
const AWAY = [0, 35, -45, 80, -95, 140, 180, -150] as const;

type Scheme = (ground: number, figure: number, accent: number) => Tones;

const SCHEMES: readonly Scheme[] = [
  // Bright on dark.
  (g, h, a) => ({
    ground: [hsl(g, 60, 27), hsl(g + 12, 55, 18), hsl(g + 24, 60, 10)],
    light: hsl(g, 85, 55),
    pattern: hsl(g, 80, 74),
    paint: [hsl(h, 88, 68), hsl(h + 20, 80, 50)],
    inner: hsl(g, 60, 12),
    edge: hsl(g, 70, 9),
    accent: hsl(a, 90, 74),
  }),
  // Deep on light.
  (g, h, a) => ({
    ground: [hsl(g, 56, 78), hsl(g + 8, 52, 66), hsl(g + 16, 48, 52)],
    light: hsl(g, 90, 94),
    pattern: hsl(g, 60, 42),
    paint: [hsl(h, 66, 34), hsl(h + 20, 72, 22)],
    inner: hsl(a, 80, 76),
    edge: hsl(g, 70, 96),
    accent: hsl(a, 72, 36),
  }),
  // Pale on strong colour.
  (g, h, a) => ({
    ground: [hsl(g, 74, 50), hsl(g + 10, 72, 42), hsl(g + 20, 74, 33)],
    light: hsl(g + 20, 95, 66),
    pattern: hsl(g, 90, 82),
    paint: [hsl(h, 70, 94), hsl(h + 10, 62, 80)],
    inner: hsl(a, 70, 34),
    edge: hsl(g, 80, 18),
    accent: hsl(a, 85, 86),
  }),
  // Two colours side by side at dusk.
  (g, h, a) => ({
    ground: [hsl(g, 56, 44), hsl(g + 4, 50, 26), hsl(g + 8, 60, 12)],
    light: hsl(a, 80, 60),
    pattern: hsl(a, 60, 70),
    paint: [hsl(h, 82, 80), hsl(a, 80, 54)],
    inner: hsl(g, 64, 18),
    edge: hsl(g, 60, 8),
    accent: hsl(h, 80, 86),
  }),
];

export function tonesOf(kind: string, random: Random): Tones {
  const [first, second] = known.get(kind) ?? [hashOf(kind) % 360, (hashOf(kind) % 360) + 40];
  const ground = between(
    random,
    Math.min(first, first + spread(first, second)),
    Math.max(first, first + spread(first, second)),
  );
  const away = oneOf(random, AWAY);
  const figure = ground + away;
  const accent = figure + oneOf(random, [60, -60, 150, 200]);
  return oneOf(random, SCHEMES)(ground, figure, accent);
}

/** The short way round from one hue to another. */
function spread(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
