// Every game that the page knows, by key: one row each. A game without a row, from a plug-in for instance, is shown as
// text, made of its view alone.

import type { Component } from "svelte";

import type { BoardModule } from "$/kit/board";
import { addHues } from "$/kit/emblems/tones";
import { addBreaks } from "$/kit/english_breaks";
import type { Cards } from "$/library.svelte";
import type { AnyEvent, Face, Sign, Told } from "$/wire";
import { anyTable, type Drawing, type Scene } from "$/text/zones";
import * as cardGameLook from "./card_game/look";
import cardGameDark from "./card_game/table-dark.webp";
import cardGameLight from "./card_game/table-light.webp";
import * as cardGame from "./card_game/text";
import { begunIn } from "./card_game/view";
import { SIGNS as CARD_GAME_SIGNS, TOLD as CARD_GAME_TOLD } from "./card_game/wire";
import * as timeClashLook from "./time_clash/look";
import timeClashDark from "./time_clash/table-dark.webp";
import timeClashLight from "./time_clash/table-light.webp";
import * as timeClash from "./time_clash/text";
import { SIGNS as TIME_CLASH_SIGNS, TOLD as TIME_CLASH_TOLD } from "./time_clash/wire";
import DieFaces from "./time_of_the_daleks/board/DieFaces.svelte";
import TimeOfTheDaleksSymbol from "./time_of_the_daleks/board/Symbol.svelte";
import * as timeOfTheDaleksLook from "./time_of_the_daleks/look";
import timeOfTheDaleksDark from "./time_of_the_daleks/table-dark.webp";
import timeOfTheDaleksLight from "./time_of_the_daleks/table-light.webp";
import * as timeOfTheDaleks from "./time_of_the_daleks/text";
import {
  SIGNS as TIME_OF_THE_DALEKS_SIGNS,
  TOLD as TIME_OF_THE_DALEKS_TOLD,
} from "./time_of_the_daleks/wire";

/** A game by its own types: those of its `wire.ts`. */
interface Row<View extends object, GameEvent extends AnyEvent> {
  /** Loaded only when the game is played. */
  board: () => Promise<BoardModule<View, GameEvent>>;
  /** The table as text. */
  draw: (view: View, scene: Scene) => Drawing;
  /** What stands beside each kind of event in the log. */
  signs: Readonly<Record<GameEvent["kind"], Sign>>;
  /** How each kind of event is told; where it is not said, as a line. */
  told: Readonly<Partial<Record<GameEvent["kind"], Told>>>;
  /** The colour and shape that each seat goes by, where players choose them. */
  marks?: (view: View) => number[];
  /** What a player has begun, where one question has many sides: the guide says something for each. */
  begun?: (view: View) => string | null;
  /** How it is played, on two sides of a sheet. */
  howTo: () => Promise<{ default: Component<{ cards: Cards }> }>;
  /** Its table in the middle of a game, on dark and on light ground (`make pictures ARGS=--home`). */
  table: { dark: string; light: string };
  /** Kinds of cards that look like something: in the gallery they are drawn so. */
  pictures?: Readonly<Record<string, Component<{ face: Face }>>>;
  /** One of the symbols that its cards print. */
  symbol?: Component<{ name: string }>;
}

type Game = Row<object, AnyEvent>;

/** The one place where a view and its events become those of their game: what comes under its key is what it declares. */
const row = <View extends object, GameEvent extends AnyEvent>(own: Row<View, GameEvent>) => own as Game;

export const GAMES: Readonly<Partial<Record<string, Game>>> = {
  "time-of-the-daleks": row({
    board: () => import("./time_of_the_daleks/board/Board.svelte"),
    howTo: () => import("./time_of_the_daleks/HowTo.svelte"),
    draw: timeOfTheDaleks.draw,
    signs: TIME_OF_THE_DALEKS_SIGNS,
    told: TIME_OF_THE_DALEKS_TOLD,
    marks: timeOfTheDaleks.marks,
    table: { dark: timeOfTheDaleksDark, light: timeOfTheDaleksLight },
    pictures: { die: DieFaces },
    symbol: TimeOfTheDaleksSymbol as Component<{ name: string }>,
  }),
  "time-clash": row({
    board: () => import("./time_clash/board/Board.svelte"),
    howTo: () => import("./time_clash/HowTo.svelte"),
    draw: timeClash.draw,
    signs: TIME_CLASH_SIGNS,
    told: TIME_CLASH_TOLD,
    table: { dark: timeClashDark, light: timeClashLight },
  }),
  "card-game": row({
    board: () => import("./card_game/board/Board.svelte"),
    howTo: () => import("./card_game/HowTo.svelte"),
    draw: cardGame.draw,
    signs: CARD_GAME_SIGNS,
    told: CARD_GAME_TOLD,
    marks: cardGame.marks,
    begun: begunIn,
    table: { dark: cardGameDark, light: cardGameLight },
  }),
};

for (const { HUES, BREAKS } of [timeOfTheDaleksLook, timeClashLook, cardGameLook]) {
  addHues(HUES);
  addBreaks(BREAKS);
}

/** The game that is shown where none is named. */
export const FIRST_GAME = "time-of-the-daleks";

/** The colour and shape that a seat goes by: what its player has chosen, where that is chosen, else the seat's own. */
export function markIn(game: string, view: object, seat: number): number {
  return GAMES[game]?.marks?.(view)[seat] ?? seat;
}

/** What stands beside an event in the log: nothing in a game that the page does not know. */
export const signIn = (game: string, kind: string): Sign => GAMES[game]?.signs[kind] ?? "none";

/** How an event is told: as a line, in a game that the page does not know. */
export const toldIn = (game: string, kind: string): Told => GAMES[game]?.told[kind] ?? "line";

/** Every view can be drawn: one that is not what its own drawing expects is drawn like any other, and
 * the console says why. */
export function draw(game: string, view: Record<string, unknown>, scene: Scene): Drawing {
  try {
    return GAMES[game]?.draw(view, scene) ?? anyTable(view, scene);
  } catch (error) {
    // eslint-disable-next-line no-console -- the players go on with the plain drawing; the fault must still be found
    console.error(`The drawing of ${game} failed.`, error);
    return anyTable(view, scene);
  }
}
