// Locations laid out as sums of points, at the end and before. Whom each counts for is in the view; here are only the words
// for it, by whose line it lies in and who attacks it.

import type { CardGameView } from "../wire";

export interface Part {
  location: string;
  vp: number;
  /** Free and one's own, taken by an own attack, lost to another's, or scored by nobody. */
  how: "held" | "taken" | "lost" | "blocked";
  /** The other player concerned; null for a free one. */
  other: number | null;
}

/** A player's own Locations, then those under an own attack. */
export function partsOf(view: CardGameView, seat: number): Part[] {
  const owners = view.players.toSorted(
    (one, other) => Number(other.seat === seat) - Number(one.seat === seat),
  );
  return owners.flatMap((owner) =>
    owner.line
      .filter(({ attack }) => owner.seat === seat || attack?.controller === seat)
      .map(({ location, vp, scorer, attack }): Part => {
        const how = scorer === null ? "blocked" : scorer !== seat ? "lost" : attack ? "taken" : "held";
        const other = owner.seat === seat ? (attack?.controller ?? null) : owner.seat;
        return { location, vp, how, other };
      }),
  );
}
