// What the board of Time Clash reads from a view, and the little arithmetic that is shown beside it.

import type { Face, Question } from "$/wire";
import type { CardView, ClashView, GambitView } from "./wire";

export type { ArcView, CardView, ClashView, GambitView, PendingView } from "./wire";

export const STACKS = ["time", "companion", "enemy"] as const;
export type StackName = (typeof STACKS)[number];
export const TEAMS = ["doctor", "enemy"] as const;
export type Team = (typeof TEAMS)[number];

const printed = (face: Face | undefined, field: string): number[] => (face?.printed[field] ?? []).map(Number);

/** There is no flip target before all arcs are picked: it hangs on their icons. */
export const hasTarget = (view: Pick<ClashView, "arcs">): boolean => view.arcs.every((arc) => arc !== null);

/** What the end of a track or bar stands for: a little more than whatever has to be reached on it. */
export const reachOf = (view: Pick<ClashView, "flip_target" | "threat_trigger">): number =>
  1.2 * Math.max(view.flip_target, -view.threat_trigger);

/** Where the Doctor's flip target comes from: the base and what an icon counts, both from the track; the arcs' icons. */
export function targetSum(
  view: ClashView,
  track: Face | undefined,
): { tardises: number; daleks: number; base: number; step: number } | null {
  const arcs = view.arcs.filter((arc) => arc !== null);
  const [base] = printed(track, "flip_target");
  const [step] = printed(track, "icon_step");
  if (arcs.length < 3 || base === undefined || step === undefined) return null;
  const tardises = arcs.reduce((sum, arc) => sum + arc.tardis, 0);
  const daleks = arcs.reduce((sum, arc) => sum + arc.dalek, 0);
  return { tardises, daleks, base, step };
}

/** The die's faces; 0 is one that fails. */
export const facesOf = (die: Face | undefined): number[] => printed(die, "faces");

export function winningFaces(gambit: Pick<GambitView, "sum" | "needed">, faces: readonly number[]): number[] {
  return faces.filter((face) => face > 0 && gambit.sum + face >= gambit.needed);
}

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
