import * as cardGame from "./card_game";
import * as timeClash from "./time_clash";
import * as timeOfTheDaleks from "./time_of_the_daleks";
import { anyTable, type Drawing, type Scene } from "./zones";

const OWN: Record<string, (view: Record<string, unknown>, scene: Scene) => Drawing> = {
  "time-of-the-daleks": timeOfTheDaleks.draw,
  "time-clash": timeClash.draw,
  "card-game": cardGame.draw,
};

/** Every view can be drawn: one that is not what its own drawing expects is drawn like any other. */
export function draw(game: string, view: Record<string, unknown>, scene: Scene): Drawing {
  try {
    return OWN[game]?.(view, scene) ?? anyTable(view, scene);
  } catch {
    return anyTable(view, scene);
  }
}

export * from "./zones";
