// What the board of The Doctor Who Card Game reads from a view.

import { marksOf } from "$/kit/palette";
import type { CardGameView, LocationView, PlayerView } from "./wire";

export type Colour = NonNullable<PlayerView["colour"]>;
export const COLOURS = ["blue", "gold", "green", "pink"] as const satisfies readonly Colour[];

/** Which of the kit's seat marks, with its shape, stands for a colour. */
export const MARKS: Record<Colour, number> = { gold: 0, blue: 1, pink: 2, green: 3 };

/** The mark that a player goes by: that of the chosen colour, before that one that nobody else has. */
export function markOf(view: Pick<CardGameView, "players">, seat: number): number {
  return marksOf(view.players.map(({ colour }) => (colour ? MARKS[colour] : null)))[seat] ?? seat;
}

/** The seats from the one to the left of `seat` on, clockwise; all of them for a spectator. */
export function othersOf(view: CardGameView, seat: number | null): number[] {
  const count = view.players.length;
  const begin = seat ?? 0;
  return Array.from({ length: count }, (_, i) => (begin + i) % count).filter((one) => one !== seat);
}

/** Whether a player gets the cards that the viewer passes on. */
export function getsPassed(view: CardGameView, viewer: number | null, seat: number): boolean {
  return viewer !== null && view.players[viewer]?.passes_to === seat;
}

/** What is known of a hand apart from some of it, copy by copy. */
export function without(hand: readonly string[], some: readonly string[]): string[] {
  const left = [...hand];
  for (const key of some) {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function ownerOf(view: CardGameView, location: string): number {
  return view.players.findIndex((player) => player.line.some((place) => place.location === location));
}

export function placeOf(view: CardGameView, location: string): LocationView | undefined {
  return view.players.flatMap((player) => player.line).find((place) => place.location === location);
}

/** The action that the viewer has begun and puts together now. */
export function begunIn(view: CardGameView): string | null {
  return view.choosing?.action ?? null;
}
