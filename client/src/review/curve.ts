// The curve of a game: which lines there are, and where they run.

import { percent } from "$/kit/percent";
import type { CurveAnswer, CurveSwing } from "$/wire";
import { t } from "$/words.svelte";

export const WIDTH = 600;
export const HEIGHT = 120;

/** What wins and loses together: one seat, a team, or nobody who sits at the table. */
export interface Side {
  seat: number;
  name: string;
  isNobody: boolean;
}

/** One line a side, called by all who sit on it. */
export function sidesOf(curve: CurveAnswer, names: readonly string[]): Side[] {
  const found: Side[] = [];
  curve.sides.forEach((side, seat) => {
    const known = found[side];
    const isNobody = curve.nobody !== "" && seat === curve.sides.length - 1;
    const name = isNobody ? curve.nobody : (names[seat] ?? "");
    if (known) known.name = `${known.name} + ${name}`;
    else found[side] = { seat, name, isNobody };
  });
  return found;
}

export function sideOf(curve: CurveAnswer, sides: readonly Side[], seat: number): Side | undefined {
  return sides[curve.sides[seat] ?? seat];
}

export const x = (number: number, last: number): number => (last ? (WIDTH * number) / last : 0);
export const y = (odds: number): number => HEIGHT * (1 - odds);

/** The points of a line, as SVG wants them. */
export function lineOf(curve: CurveAnswer, seat: number, last: number): string {
  return curve.points
    .map((point) => `${round(x(point.number, last))},${round(y(point.odds[seat] ?? 0))}`)
    .join(" ");
}

/** The move that a place on the picture stands for; `share` is how far to the right it is. */
export function numberAt(share: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(share * last)));
}

/** A seat's odds at a moment that was judged, for the eye, and for sentences: no line breaks within it. */
export function oddsAt(curve: CurveAnswer, seat: number, number: number): string {
  const odds = curve.points.find((point) => point.number === number)?.odds[seat] ?? 0;
  return percent(odds).replaceAll(" ", "\u00a0");
}

/** The first of the moves that made a turn; the last one is `after`, often the same. */
export const firstMove = (swing: CurveSwing): number => swing.before + 1;

/** A turn in words: what made it was one move, or several. */
export function turnWords(curve: CurveAnswer, swing: CurveSwing, name: string): string {
  const first = firstMove(swing);
  const said = {
    name,
    before: oddsAt(curve, swing.seat, swing.before),
    after: oddsAt(curve, swing.seat, swing.after),
  };
  if (first === swing.after) return t("review-turn", { number: first, ...said });
  return t("review-turn-span", { first, last: swing.after, ...said });
}

const round = (value: number): number => Math.round(10 * value) / 10;
