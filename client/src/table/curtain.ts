// One screen passed around: nobody sees a hand before its owner has said "it is me".

import type { Me, Position } from "$/wire";

/** For whom the curtain is drawn; null if it is open. `shown` is the seat whose owner sits at the screen. */
export function curtainFor(me: Me, position: Position | null, shown: number | null): number | null {
  if (!position || me.seats.length < 2) return null;
  if (position.outcome) return null;
  const asked = position.question?.seat;
  if (asked !== undefined && me.seats.includes(asked))
    return asked === shown && position.seat === asked ? null : asked;
  // Another player thinks: the one who sat here last may go on looking; a fresh page belongs to nobody yet.
  if (shown !== null && position.seat === shown) return null;
  return shown ?? position.seat;
}
