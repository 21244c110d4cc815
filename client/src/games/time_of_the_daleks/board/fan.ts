// Where tokens stand that share a space: spread so that each can be seen.

import type { Point } from "./spiral";

/** How far from the middle, by number, for tokens of radius 1 that may overlap a little. */
const SPREAD = [0, 0, 0.85, 1.02, 1.2, 1.42, 1.65];

/** Offsets of so many tokens from the middle of their space, for tokens of this radius. */
export function fan(count: number, radius: number): Point[] {
  const spread = (SPREAD[Math.min(count, SPREAD.length - 1)] ?? 0) * radius;
  // Two stand side by side, four in two rows, others around the middle, the first one on top.
  const begin = count === 2 ? Math.PI : count === 4 ? -0.75 * Math.PI : -Math.PI / 2;
  return Array.from({ length: count }, (_, i) => {
    const angle = begin + (i / Math.max(1, count)) * 2 * Math.PI;
    return { x: spread * Math.cos(angle), y: spread * Math.sin(angle) };
  });
}

/** The same, raised so that nothing of them reaches further below the middle than `floor`, where the space is named. */
export function fanAbove(count: number, radius: number, floor: number): Point[] {
  const all = fan(count, radius);
  const lift = Math.max(0, ...all.map(({ y }) => y + radius - floor));
  return all.map(({ x, y }) => ({ x, y: y - lift }));
}
