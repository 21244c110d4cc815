// Where the log of a table is, for one viewer.

import type { Position } from "../wire";

/** The number that everybody knows, and how many entries since then only this viewer can see. */
export type Moment = Pick<Position, "number" | "private">;

export function momentOf(moment: Moment): Moment {
  return { number: moment.number, private: moment.private };
}

/** Two positions with the same key are the same position: the number alone does not tell a hidden choice. */
export function momentKey(moment: Moment): string {
  return `${moment.number}+${moment.private}`;
}

export function hasReached(now: Moment, moment: Moment): boolean {
  return now.number > moment.number || (now.number === moment.number && now.private >= moment.private);
}

/** Whether nothing lies between the two. */
export function isNext(now: Moment, moment: Moment): boolean {
  return moment.number === now.number
    ? moment.private === now.private + 1
    : moment.number === now.number + 1 && moment.private === 0;
}
