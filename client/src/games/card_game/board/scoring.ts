// Who scores which Location: what is laid out as a sum at the end, and as a preview before.

import type { Cards } from "$/library.svelte";
import type { CardGameView, LocationView } from "../wire";
import { hasAbility } from "./printed";

export interface Part {
  location: string;
  vp: number;
  /** Free and one's own, taken by an own attack, lost to somebody's, or scored by nobody. */
  how: "held" | "taken" | "lost" | "blocked";
  /** The other player concerned; null for a free one. */
  other: number | null;
}

export interface Sum {
  seat: number;
  parts: Part[];
  total: number;
}

/** CG-SCORE-06, by the cards that lie face-up: what somebody hides is no part of a public score. */
function isBlocked(place: LocationView, cards: Cards): boolean {
  return (place.attack?.cards ?? []).some(
    (one) => one.face_up && one.card !== null && hasAbility(cards, one.card, "blocks-scoring"),
  );
}

export function sums(view: CardGameView, cards: Cards): Sum[] {
  return view.players.map(({ seat, line }) => {
    const own = line.map((place): Part => {
      const how = !place.attack ? "held" : isBlocked(place, cards) ? "blocked" : "lost";
      return { location: place.location, vp: place.vp, how, other: place.attack?.controller ?? null };
    });
    const taken = view.players.flatMap((owner) =>
      owner.line
        .filter((place) => place.attack?.controller === seat)
        .map((place): Part => ({
          location: place.location,
          vp: place.vp,
          how: isBlocked(place, cards) ? "blocked" : "taken",
          other: owner.seat,
        })),
    );
    const scored = [...own, ...taken].filter(({ how }) => how === "held" || how === "taken");
    return { seat, parts: [...own, ...taken], total: scored.reduce((sum, { vp }) => sum + vp, 0) };
  });
}
