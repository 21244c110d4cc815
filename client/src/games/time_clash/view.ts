// What the board of Time Clash reads from a view, and the little arithmetic that is shown beside it.

import type { Face, Waiting } from "$/wire";
import type { Suit } from "./board/suits";

export const STACKS = ["time", "companion", "enemy"] as const;
export type StackName = (typeof STACKS)[number];
export const TEAMS = ["doctor", "enemy"] as const;
export type Team = (typeof TEAMS)[number];

export interface CardView {
  key: string;
  team: Team;
  suit: Suit;
  value: number;
}

export interface Pending {
  kind: string;
  seat: number;
  card: CardView | null;
  stack: StackName | null;
  target: CardView | null;
  answers: number | null;
}

export interface GambitView {
  cards: (CardView & { cancelled: boolean })[];
  sum: number;
  needed: number;
  rolled: number | null;
}

export interface ArcView {
  key: string;
  dalek: number;
  tardis: number;
  /** On its stack the Doctor's Plans are never foiled. */
  steadfast: boolean;
}

export interface ClashView {
  teams: Team[];
  match: { length: number; game: number; wins: number[] };
  arcs: (ArcView | null)[];
  phase: "build-up" | "endgame";
  turn: number;
  on_turn: number | null;
  pawn: StackName | null;
  flip_target: number;
  threat_trigger: number;
  stacks: { type: StackName; total: number; cards: CardView[] }[];
  threats: number;
  total: number;
  decks: number[];
  discards: CardView[][];
  removed: CardView[][];
  reserve: CardView[];
  hands: { count: number; known: CardView[] }[];
  declared: CardView[];
  pending: Pending[];
  gambit: GambitView | null;
  topic: string;
}

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
export function windowOf(waiting: Waiting | null): boolean {
  return waiting?.is_window ?? false;
}

export function teamOf(view: ClashView, seat: number | null): Team | null {
  return seat === null ? null : (view.teams[seat] ?? null);
}

/** A value as it is printed on a card. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
