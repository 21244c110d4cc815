// Outlines as points, and how they become paths.

export const WIDTH = 120;
export const HEIGHT = 90;

export type Point = readonly [number, number];

/** A closed outline; a smooth one runs in curves past its points. */
export interface Outline {
  points: readonly Point[];
  smooth: boolean;
}

/** One path of a picture; colours are css colours or `paint` for the picture's gradient. */
export interface Shape {
  d: string;
  fill: string;
  stroke: string;
  width: number;
  opacity: number;
}

/** Where a motif lies: its middle, its size, its turn in radians, and whether it is seen in a mirror. */
export interface Spot {
  x: number;
  y: number;
  r: number;
  turn: number;
  flip?: boolean;
}

export const f = (value: number) => String(Math.round(value * 10) / 10);

export const sharp = (...points: Point[]): Outline => ({ points, smooth: false });
export const smooth = (...points: Point[]): Outline => ({ points, smooth: true });

/** Both halves of what is mirrored at the upright axis, from the upper point of the right half to its lower one. */
export function mirrored(isSmooth: boolean, ...right: Point[]): Outline {
  const left = right
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [-x, y])
    .reverse();
  return { points: [...right, ...left], smooth: isSmooth };
}

/** Points around the middle, as far out as is given for each part of a turn. */
export function around(count: number, far: (part: number, i: number) => number, isSmooth: boolean): Outline {
  const points = Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
    const r = far(i / count, i);
    return [r * Math.cos(turn), r * Math.sin(turn)];
  });
  return { points, smooth: isSmooth };
}

export const disc = (r: number, x = 0, y = 0): Outline => ({
  points: around(8, () => r, true).points.map(([u, v]): Point => [u + x, v + y]),
  smooth: true,
});

/** A band of some width along a line of points. */
export function band(line: readonly Point[], wide: (part: number) => number, isSmooth = true): Outline {
  const sides = line.map((point, i): [Point, Point] => {
    const [x, y] = point;
    const [u, v] = line[Math.max(0, i - 1)] ?? point;
    const [p, q] = line[Math.min(line.length - 1, i + 1)] ?? point;
    const long = Math.hypot(p - u, q - v) || 1;
    const half = wide(i / Math.max(1, line.length - 1)) / 2;
    const dx = (-(q - v) / long) * half;
    const dy = ((p - u) / long) * half;
    return [
      [x + dx, y + dy],
      [x - dx, y - dy],
    ];
  });
  return {
    points: [...sides.map(([one]) => one), ...sides.map(([, other]) => other).reverse()],
    smooth: isSmooth,
  };
}

/** An outline at its spot, as path data. */
export function pathOf({ points, smooth: isSmooth }: Outline, { x, y, r, turn, flip }: Spot): string {
  const cos = Math.cos(turn) * r;
  const sin = Math.sin(turn) * r;
  const at = points.map(([u, v]): Point => {
    const w = flip ? -u : u;
    return [x + w * cos - v * sin, y + w * sin + v * cos];
  });
  if (!isSmooth) return `${at.map(([u, v], i) => `${i ? "L" : "M"}${f(u)} ${f(v)}`).join("")}z`;
  // Each point bends the curve from the middle of the side before it to the middle of the side after it.
  const middle = (i: number): Point => {
    const [u, v] = at[i % at.length] as Point;
    const [p, q] = at[(i + 1) % at.length] as Point;
    return [(u + p) / 2, (v + q) / 2];
  };
  const [u, v] = middle(at.length - 1);
  const curves = at.map(([p, q], i) => {
    const [s, t] = middle(i);
    return `Q${f(p)} ${f(q)} ${f(s)} ${f(t)}`;
  });
  return `M${f(u)} ${f(v)}${curves.join("")}z`;
}

export const line = (d: string, stroke: string, width: number, opacity: number): Shape => ({
  d,
  fill: "none",
  stroke,
  width,
  opacity,
});
export const area = (d: string, fill: string, opacity: number): Shape => ({
  d,
  fill,
  stroke: "none",
  width: 0,
  opacity,
});
export const circle = (x: number, y: number, r: number) =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;
