// The Web of Time: spaces at equal arc lengths along an Archimedean spiral, from the rim (Skaro) to the middle.

export interface Point {
  x: number;
  y: number;
}

/** The box is 600 by 600, its middle at 300, 300. */
export const BOX = 600;
export const OUTER = 270;
export const INNER = 60;
export const TURNS = 2.25;
export const SPACE = 28;
/** Skaro lies to the upper left; the way goes clockwise. */
const BEGIN = (-150 / 180) * Math.PI;

const SAMPLES = 2000;

function at(part: number): Point {
  const angle = BEGIN + part * TURNS * 2 * Math.PI;
  const radius = OUTER + (INNER - OUTER) * part;
  return { x: BOX / 2 + radius * Math.cos(angle), y: BOX / 2 + radius * Math.sin(angle) };
}

/** Arc lengths up to each sample, the last one being the whole way. */
const LENGTHS: readonly number[] = (() => {
  const found = [0];
  let before = at(0);
  for (let i = 1; i <= SAMPLES; i += 1) {
    const now = at(i / SAMPLES);
    found.push((found[i - 1] ?? 0) + Math.hypot(now.x - before.x, now.y - before.y));
    before = now;
  }
  return found;
})();

export const WHOLE_WAY = LENGTHS[SAMPLES] ?? 0;

/** The point after a part of the whole way, 0 to 1. */
export function pointAlong(part: number): Point {
  const wanted = Math.min(1, Math.max(0, part)) * WHOLE_WAY;
  let low = 0;
  let high = SAMPLES;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((LENGTHS[middle] ?? 0) <= wanted) low = middle;
    else high = middle;
  }
  const from = LENGTHS[low] ?? 0;
  const step = (LENGTHS[high] ?? from) - from;
  return at((low + (step > 0 ? (wanted - from) / step : 0)) / SAMPLES);
}

/** The middles of so many spaces. */
export function spaces(count: number): Point[] {
  return Array.from({ length: count }, (_, i) => pointAlong(count > 1 ? i / (count - 1) : 0));
}

/** The way as an outline, as far as `part` of it. */
export function way(part = 1, points = 160): string {
  let d = "";
  for (let i = 0; i <= points; i += 1) {
    const { x, y } = pointAlong((i / points) * part);
    d += `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return d;
}

/** A regular outline with so many corners around a point, flat side up. */
export function outline({ x, y }: Point, radius: number, corners: number): string {
  let d = "";
  for (let i = 0; i < corners; i += 1) {
    const angle = ((i + 0.5) / corners) * 2 * Math.PI - Math.PI / 2;
    d += `${i ? "L" : "M"}${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }
  return `${d}z`;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

export function roman(number: number): string {
  let left = number;
  let text = "";
  for (const [value, letters] of ROMAN) {
    while (left >= value) {
      text += letters;
      left -= value;
    }
  }
  return text;
}
