// Draws a picture into a few pixels, as far as is needed to compare pictures with each other.

import { HEIGHT, WIDTH, type Picture, type Shape } from "$/kit/emblem";

// Names of the module, not of the world around it: the world of a test is slow to look into, and these are needed millions of times.
const { abs, atan2, cos, floor, hypot, max, min, PI, sin, sqrt } = Math;

export const COLUMNS = 32;
export const ROWS = 24;
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
      case "A": {
        // All arcs of the pictures are halves of circles.
        const r = number();
        at += 2;
        at += 2;
        const [p, q] = [ox + number(), oy + number()];
        const [cx, cy] = [(x + p) / 2, (y + q) / 2];
        const begin = atan2(y - cy, x - cx);
        for (let i = 1; i <= 8; i += 1)
          to(cx + r * cos(begin - (i / 8) * PI), cy + r * sin(begin - (i / 8) * PI));
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
  const wide = COLUMNS / WIDTH;
  const high = HEIGHT / (ROWS * FINE);
  for (let line = 0; line < ROWS * FINE; line += 1) {
    const at = (line + 0.5) * high;
    const crossings: [number, number][] = [];
    for (const points of areas)
      points.forEach(([x, y], i) => {
        const [u, v] = points[(i + 1) % points.length] as Point;
        if (y <= at !== v <= at)
          crossings.push([(x + ((at - y) / (v - y)) * (u - x)) * wide, v > y ? 1 : -1]);
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

/** The pixels of a picture, row by row, three parts each. Slopes of paint are their middle, light is left out. */
export type Pixels = Float64Array;

/** As far as `part` on the way between the two. */
const mix = (from: number, to: number, part: number) => from + (to - from) * part;
const mixed = (one: Rgb, other: Rgb, part: number): Rgb => [
  mix(one[0], other[0], part),
  mix(one[1], other[1], part),
  mix(one[2], other[2], part),
];

export function draw(picture: Picture): Pixels {
  const [first, second, third] = picture.ground.map(rgbOf) as [Rgb, Rgb, Rgb];
  const turn = (picture.angle / 180) * PI;
  const pixels = new Float64Array(COLUMNS * ROWS * 3);
  for (let i = 0; i < COLUMNS * ROWS; i += 1) {
    const x = ((i % COLUMNS) + 0.5) / COLUMNS - 0.5;
    const y = (floor(i / COLUMNS) + 0.5) / ROWS - 0.5;
    const along = min(1, max(0, x * cos(turn) + y * sin(turn) + 0.5));
    pixels.set(
      along < 0.55 ? mixed(first, second, along / 0.55) : mixed(second, third, (along - 0.55) / 0.45),
      i * 3,
    );
  }
  const paint = mixed(rgbOf(picture.paint[0]), rgbOf(picture.paint[1]), 0.5);
  const put = (areas: Point[][], colour: string, { opacity }: Shape) => {
    const ink = colour === "paint" ? paint : rgbOf(colour);
    cover(areas).forEach((much, i) => {
      if (much > 0)
        for (let c = 0; c < 3; c += 1)
          pixels[i * 3 + c] = mix(at(pixels, i * 3 + c), at(ink, c), min(1, much) * opacity);
    });
  };
  for (const shape of picture.shapes) {
    const lines = outlines(shape.d);
    if (shape.stroke !== "none") put(boxes(lines, shape.width), shape.stroke, shape);
    if (shape.fill !== "none") put(lines, shape.fill, shape);
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
