// What the board of Time Clash reads from a view, and how its figures are written.

import type { Face, Question } from "$/wire";
import type { CardView, ClashView } from "./wire";

export type { ArcView, CardView, ClashView, GambitView, PendingView } from "./wire";

export const STACKS = ["time", "companion", "enemy"] as const;
export type StackName = (typeof STACKS)[number];
export const TEAMS = ["doctor", "enemy"] as const;
export type Team = (typeof TEAMS)[number];

/** What the end of a track or bar stands for: a little more than whatever has to be reached on it. */
export const reachOf = (view: Pick<ClashView, "flip_target" | "threat_trigger">): number =>
  1.2 * Math.max(view.flip_target, -view.threat_trigger);

/** The die's faces; 0 is one that fails. */
export const facesOf = (die: Face | undefined): number[] => (die?.printed.faces ?? []).map(Number);

/** Every card that is seen somewhere, by key. */
export function seenCards(view: ClashView): Map<string, CardView> {
  const all = [
    ...view.stacks.flatMap((stack) => stack.cards),
    ...view.hands.flatMap((hand) => hand.known),
    ...view.discards.flat(),
    ...view.removed.flat(),
    ...view.reserve,
    ...view.declared,
    ...(view.gambit?.cards ?? []),
  ];
  return new Map(all.map((card) => [card.key, card]));
}

/** Who must say whether something is countered; the same for everybody, whatever they hold. */
export function windowOf(waiting: Question | null): boolean {
  return waiting?.is_window ?? false;
}

export function teamOf(view: ClashView, seat: number | null): Team | null {
  return seat === null ? null : (view.teams[seat] ?? null);
}

/** A value as it is printed on a card. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
