// What the board of The Doctor Who Card Game reads from a view.

import { marksOf } from "$/kit/palette";
import type { CardGameView, LocationView, PlayerView } from "./wire";

/** How many counters of each kind a player has; with none left the game ends. */
export const COUNTERS = 5;
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

/** Who gets the cards that a seat passes on: the player to the right. */
export function passesTo(view: CardGameView, seat: number): number {
  return (seat + view.players.length - 1) % view.players.length;
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

/** How many cards are kept for passing on; two players pass two. */
export function keptForPassing(view: CardGameView): number {
  return view.mode === "final" ? 0 : view.players.length === 2 ? 2 : 3;
}

/** How many cards of the deck there are in the game, wherever they lie; starting Locations are none of them. */
export function deckCards(view: CardGameView): number {
  const { above, below } = view.deck;
  const ready = view.choosing?.cards.length ?? 0;
  const lying = (one: LocationView) => one.defenders.count + (one.attack?.cards.length ?? 0);
  const ofPlayers = view.players.map(
    ({ hand, reserve, line }) =>
      hand.count +
      reserve.count +
      reserve.face_up.length +
      Math.max(0, line.length - 1) +
      line.reduce((sum, one) => sum + lying(one), 0),
  );
  const elsewhere = above + below + ready + view.discards.length + view.removed.length;
  return ofPlayers.reduce((sum, one) => sum + one, elsewhere);
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
