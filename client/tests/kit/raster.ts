// Draws a picture into a few pixels, as far as is needed to compare pictures with each other.

import { BOX, ROOM, type Picture, type Shape } from "$/kit/emblem";

// Names of the module, not of the world around it: the world of a test is slow to look into, and these are needed millions of times.
const { abs, atan2, ceil, cos, floor, hypot, max, min, PI, sin, sqrt } = Math;

export const COLUMNS = 28;
export const ROWS = 28;
const SIDE = BOX + 2 * ROOM;
/** Lines through each row of pixels. */
const FINE = 3;

type Point = [number, number];
export type Rgb = [number, number, number];

const WORDS = /[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g;

/** The corners of a path's outlines; curves and arcs as short straight pieces. */
export function outlines(d: string): Point[][] {
  const words = d.match(WORDS) ?? [];
  const found: Point[][] = [];
  let now: Point[] = [];
  let [x, y, u, v] = [0, 0, 0, 0];
  let command = "";
  let at = 0;
  const number = () => Number(words[at++]);
  const to = (p: number, q: number) => now.push([(x = p), (y = q)]);
  const bend = (p: number, q: number, s: number, t: number) => {
    const [a, b] = [x, y];
    for (let i = 1; i <= 4; i += 1) {
      const k = i / 4;
      to(
        (1 - k) ** 2 * a + 2 * k * (1 - k) * p + k * k * s,
        (1 - k) ** 2 * b + 2 * k * (1 - k) * q + k * k * t,
      );
    }
    [u, v] = [p, q];
  };
  while (at < words.length) {
    if (/[a-zA-Z]/.test(words[at] ?? "")) command = words[at++] ?? "";
    const isFree = command === command.toLowerCase();
    const [ox, oy] = isFree ? [x, y] : [0, 0];
    switch (command.toUpperCase()) {
      case "M":
        if (now.length) found.push(now);
        now = [];
        to(ox + number(), oy + number());
        command = isFree ? "l" : "L";
        break;
      case "L":
        to(ox + number(), oy + number());
        break;
      case "H":
        to(ox + number(), y);
        break;
      case "V":
        to(x, oy + number());
        break;
      case "Q":
        bend(ox + number(), oy + number(), ox + number(), oy + number());
        break;
      case "T":
        bend(2 * x - u, 2 * y - v, ox + number(), oy + number());
        break;
      case "C": {
        const [a, b] = [x, y];
        const [p, q, r, s, m, n] = [number(), number(), number(), number(), number(), number()].map(
          (value, i) => value + (i % 2 ? oy : ox),
        ) as [number, number, number, number, number, number];
        for (let i = 1; i <= 5; i += 1) {
          const k = i / 5;
          const [e, f, g, h] = [(1 - k) ** 3, 3 * k * (1 - k) ** 2, 3 * k * k * (1 - k), k ** 3];
          to(e * a + f * p + g * r + h * m, e * b + f * q + g * s + h * n);
        }
        break;
      }
      case "A": {
        const [rx, ry, turned] = [number(), number(), number()];
        const [isLarge, isForward] = [number() === 1, number() === 1];
        const end: Point = [ox + number(), oy + number()];
        for (const [p, q] of arc({ from: [x, y], to: end, rx, ry, turned, isLarge, isForward })) to(p, q);
        break;
      }
      case "Z":
        if (now[0]) [x, y] = now[0];
        break;
      default:
        throw new Error(`no such command: ${command} in ${d}`);
    }
  }
  if (now.length) found.push(now);
  return found;
}

interface Arc {
  from: Point;
  to: Point;
  rx: number;
  ry: number;
  turned: number;
  isLarge: boolean;
  isForward: boolean;
}

/** Points of an arc of an ellipse: on a circle of radius 1, then put back. */
function arc({ from, to, rx, ry, turned, isLarge, isForward }: Arc): Point[] {
  const [c, s] = [cos((turned / 180) * PI), sin((turned / 180) * PI)];
  const onCircle = ([p, q]: Point): Point => [(p * c + q * s) / rx, (q * c - p * s) / ry];
  const [[a, b], [m, n]] = [onCircle(from), onCircle(to)];
  const [dx, dy] = [(a - m) / 2, (b - n) / 2];
  const far = hypot(dx, dy) || 1;
  const r = max(1, far);
  const off = (sqrt(r * r - far * far) / far) * (isLarge === isForward ? -1 : 1);
  const [cx, cy] = [(a + m) / 2 + off * dy, (b + n) / 2 - off * dx];
  const begin = atan2(b - cy, a - cx);
  let way = atan2(n - cy, m - cx) - begin;
  if (isForward && way < 0) way += 2 * PI;
  if (!isForward && way > 0) way -= 2 * PI;
  const steps = ceil(abs(way) / 0.5);
  return Array.from({ length: steps }, (_, i): Point => {
    const at = begin + ((i + 1) / steps) * way;
    const [p, q] = [(cx + r * cos(at)) * rx, (cy + r * sin(at)) * ry];
    return [p * c - q * s, p * s + q * c];
  });
}

/** A line as an area: one slim box a piece. */
function boxes(lines: Point[][], width: number): Point[][] {
  return lines.flatMap((points) =>
    points.slice(1).flatMap(([x, y], i): Point[][] => {
      const [u, v] = points[i] as Point;
      const long = hypot(x - u, y - v);
      if (!long) return [];
      const [dx, dy] = [((v - y) / long) * (width / 2), ((x - u) / long) * (width / 2)];
      return [[[u + dx, v + dy], [x + dx, y + dy], [x - dx, y - dy], [u - dx, v - dy]]]; // prettier-ignore
    }),
  );
}

/** How much of every pixel lies within outlines. */
function cover(areas: Point[][]): Float64Array {
  const found = new Float64Array(COLUMNS * ROWS);
  const wide = COLUMNS / SIDE;
  const high = SIDE / (ROWS * FINE);
  for (let line = 0; line < ROWS * FINE; line += 1) {
    const at = (line + 0.5) * high - ROOM;
    const crossings: [number, number][] = [];
    for (const points of areas)
      points.forEach(([x, y], i) => {
        const [u, v] = points[(i + 1) % points.length] as Point;
        if (y <= at !== v <= at)
          crossings.push([(x + ((at - y) / (v - y)) * (u - x) + ROOM) * wide, v > y ? 1 : -1]);
      });
    crossings.sort((one, other) => one[0] - other[0]);
    let winding = 0;
    crossings.forEach(([from, way], i) => {
      winding += way;
      const until = crossings[i + 1]?.[0];
      if (winding === 0 || until === undefined) return;
      const [begin, end] = [max(0, from), min(COLUMNS, until)];
      for (let column = floor(begin); column < end; column += 1) {
        const pixel = floor(line / FINE) * COLUMNS + column;
        const much = (min(end, column + 1) - max(begin, column)) / FINE;
        found[pixel] = (found[pixel] ?? 0) + much;
      }
    });
  }
  return found;
}

export function rgbOf(css: string): Rgb {
  const [, hue = "0", saturation = "0", lightness = "0"] = /hsl\((\d+) (\d+)% (\d+)%\)/.exec(css) ?? [];
  const [h, s, l] = [Number(hue), Number(saturation) / 100, Number(lightness) / 100];
  const part = (n: number) => {
    const k = (n + h / 30) % 12;
    return l - s * min(l, 1 - l) * max(-1, min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

/** The pixels of a picture, row by row, three parts each; its lean and the shadow are left out. */
export type Pixels = Float64Array;

/** As far as `part` on the way between the two. */
const mix = (from: number, to: number, part: number) => from + (to - from) * part;

export function draw({ ground, behind, subject }: Picture): Pixels {
  const pixels = new Float64Array(COLUMNS * ROWS * 3);
  const plain = rgbOf(ground);
  for (let i = 0; i < COLUMNS * ROWS; i += 1) pixels.set(plain, i * 3);
  const put = (areas: Point[][], colour: string, { opacity }: Shape) => {
    const ink = rgbOf(colour);
    cover(areas).forEach((much, i) => {
      if (much > 0)
        for (let c = 0; c < 3; c += 1)
          pixels[i * 3 + c] = mix(at(pixels, i * 3 + c), at(ink, c), min(1, much) * opacity);
    });
  };
  for (const shape of [...behind, ...subject]) {
    const lines = outlines(shape.d);
    if (shape.fill !== "none") put(lines, shape.fill, shape);
    if (shape.stroke !== "none") put(boxes(lines, shape.width), shape.stroke, shape);
  }
  return pixels;
}

const at = (values: ArrayLike<number>, i: number): number => values[i] ?? 0;

/** How far apart two pictures are in their colours: 0 is the same, 1 black against white. */
export function apart(one: Pixels, other: Pixels): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += abs(at(one, i) - at(other, i));
  return sum / one.length;
}

/** Where edges of light and dark lie, whatever the colours. */
export function structure(pixels: Pixels): Float64Array {
  const bright = Float64Array.from(
    { length: COLUMNS * ROWS },
    (_, i) => 0.3 * at(pixels, i * 3) + 0.59 * at(pixels, i * 3 + 1) + 0.11 * at(pixels, i * 3 + 2),
  );
  const edges = new Float64Array(COLUMNS * ROWS);
  for (let y = 1; y < ROWS - 1; y += 1)
    for (let x = 1; x < COLUMNS - 1; x += 1) {
      const i = y * COLUMNS + x;
      const across = at(bright, i + 1) - at(bright, i - 1);
      const down = at(bright, i + COLUMNS) - at(bright, i - COLUMNS);
      edges[i] = sqrt(hypot(across, down));
    }
  const middle = edges.reduce((sum, value) => sum + value, 0) / edges.length;
  const spread = sqrt(edges.reduce((sum, value) => sum + (value - middle) ** 2, 0)) || 1;
  return edges.map((value) => (value - middle) / spread);
}

/** How alike two structures are: 1 is the same, 0 has nothing to do with it. */
export function alike(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += at(one, i) * at(other, i);
  return sum;
}
