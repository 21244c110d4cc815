// What pictures are made of: abstract figures within a circle of radius 1, their tip at the top. None of them is a
// likeness of anything printed.

import type { Random } from "../random";
import type { Outline, Point } from "../shapes";

export interface Motif {
  /** What is painted. */
  body: Outline[];
  /** What lies on it in another tone. */
  inner: Outline[];
}

export type Maker = (random: Random) => Motif;

/** Points along a line, given for each part of the way. */
export const curve = (count: number, at: (part: number) => Point): Point[] =>
  Array.from({ length: count }, (_, i) => at(i / (count - 1)));
