// How far the log of a table has come, as one viewer counts it.

import type { Position } from "../wire";

/** The number that everybody knows, and how many entries since then only this viewer can see. */
export type Progress = Pick<Position, "number" | "private">;

export const BEGINNING: Progress = { number: 0, private: 0 };

export function progressOf(position: Progress): Progress {
  return { number: position.number, private: position.private };
}

/** Two positions with the same key are the same position: the number alone does not tell a hidden choice. */
export function progressKey(position: Progress): string {
  return `${position.number}+${position.private}`;
}

export function hasReached(now: Progress, goal: Progress): boolean {
  return now.number > goal.number || (now.number === goal.number && now.private >= goal.private);
}

/** Whether nothing lies between the two. */
export function isNext(now: Progress, next: Progress): boolean {
  return next.number === now.number
    ? next.private === now.private + 1
    : next.number === now.number + 1 && next.private === 0;
}
