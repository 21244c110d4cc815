// A board is a Svelte component with the props of `BoardProps`. It shows the view and offers choices; it decides
// nothing: what is legal is in `ask`, what happened in `events`. `games/index.ts` says which game has which.
//
// The page gives a board all the room between status and choices. What a board shows itself the page leaves out: it
// says so in its module script, `export const shows: Shows = { hand: true, seats: true };`.

import type { Component } from "svelte";

import type { Cards } from "$/library.svelte";
import type { AnyEvent, LoggedEvent, Question } from "$/wire";

/** A `LoggedEvent` whose event is as its game declares it: one of `GameEvent` in the game's `wire.ts`. */
export interface Logged<GameEvent extends AnyEvent = AnyEvent> extends Omit<LoggedEvent, "event"> {
  event: GameEvent;
}

/** A game's board takes `BoardProps<View, GameEvent>`, by its own `wire.ts`; to all others they are plain objects. */
export interface BoardProps<View extends object = object, GameEvent extends AnyEvent = AnyEvent> {
  /** What the viewer sees, as `view.py` of the game makes it. Replaced as a whole with every move. */
  view: View;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  /** The players' names by seat. */
  names: readonly string[];
  /** Who is asked what; null when the game is over. */
  waiting: Question | null;
  /** The question with its legal choices, if this viewer is asked; null otherwise and in replays. */
  ask: Question | null;
  /** What the last move brought, in its order, to be animated. The view already has its result. */
  events: readonly Logged<GameEvent>[];
  /** The choice that is on its way to the server; nothing can be chosen meanwhile. */
  sending: number | null;
  /** A choice that was hinted at, to be marked. */
  hinted: number | null;
  /** The cards of the game by key, with names and texts. */
  cards: Cards;
  /** How fast things move: 1 is usual, 2 twice as fast, 0 at once. */
  speed: number;
  /** Nothing flies: fades only. */
  still: boolean;
  /** Give an answer: the `choice` of one of `ask.options`. */
  answer: (choice: number) => void;
  /** Show a card large, with its text and what can be done with it. */
  zoom: (key: string) => void;
  /** Show a rule. */
  openRule: (rule: string) => void;
}

export type Board<View extends object = object, GameEvent extends AnyEvent = AnyEvent> = Component<
  BoardProps<View, GameEvent>
>;

/** What a board has on it, so that the page need not show it beside. */
export interface Shows {
  /** The viewer's own cards. */
  hand?: boolean;
  /** Who sits at the table and whose turn it is. The page keeps its list of players as a tab: bots take over there. */
  seats?: boolean;
}

export interface BoardModule<View extends object = object, GameEvent extends AnyEvent = AnyEvent> {
  default: Board<View, GameEvent>;
  shows?: Shows;
}
