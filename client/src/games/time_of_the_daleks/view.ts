// What the board and the text of Time of the Daleks read from a view.

import { marksOf } from "$/kit/palette";
import type { DaleksView, DecksView, DiscardsView } from "./wire";

export const HIDDEN = "hidden";

/** In the order of the view. */
export const DECKS = [
  "timey_wimey",
  "locations",
  "dilemmas",
  "earth_companions",
  "alien_companions",
  "anomalies",
] as const satisfies readonly (keyof DecksView)[];
export const DISCARDS = [
  "timey_wimey",
  "locations",
  "dilemmas",
  "companions",
  "anomalies",
] as const satisfies readonly (keyof DiscardsView)[];

/** The colours that players choose among, in the order of the kit's seats: shape and colour go together. */
export const BASES = ["amber", "teal", "pink", "mint"] as const;

/** Which of the kit's seat marks a player goes by: that of the chosen base, before that one that nobody else has. */
export function markOf(view: Pick<DaleksView, "players">, seat: number): number {
  const chosen = view.players.map(({ colour }) => BASES.findIndex((base) => base === colour));
  return marksOf(chosen.map((mark) => (mark < 0 ? null : mark)))[seat] ?? seat;
}
