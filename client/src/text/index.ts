import * as cardGame from "./card_game";
import * as timeClash from "./time_clash";
import * as timeOfTheDaleks from "./time_of_the_daleks";
import { anyTable, type Drawing, type Scene } from "./zones";

const OWN: Record<string, (view: Record<string, unknown>, scene: Scene) => Drawing> = {
  "time-of-the-daleks": timeOfTheDaleks.draw,
  "time-clash": timeClash.draw,
  "card-game": cardGame.draw,
};

const MARKS: Record<string, (view: Record<string, unknown>) => number[]> = {
  "time-of-the-daleks": timeOfTheDaleks.marks,
  "card-game": cardGame.marks,
};

/** The colour and shape that a seat goes by: what its player has chosen, where that is chosen, else the seat's own. */
export function markIn(game: string, view: Record<string, unknown>, seat: number): number {
  return MARKS[game]?.(view)[seat] ?? seat;
}

/** Every view can be drawn: one that is not what its own drawing expects is drawn like any other. */
export function draw(game: string, view: Record<string, unknown>, scene: Scene): Drawing {
  try {
    return OWN[game]?.(view, scene) ?? anyTable(view, scene);
  } catch {
    return anyTable(view, scene);
  }
}

export * from "./zones";
