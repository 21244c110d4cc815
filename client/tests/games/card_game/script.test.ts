import { describe, expect, test } from "vitest";

import { acts, newest } from "$/games/card_game/script";
import { logged, player, table } from "./made";

describe("movements", () => {
  const before = table([player(0), player(1)]);
  const after = table([player(0, { hand: { count: 3, cards: ["daleks", "daleks", "doctor"] } }), player(1)]);

  test("own cards come with their faces from the deck, those of others as backs", () => {
    const drawn = logged({ kind: "cards-drawn", seat: 0, cards: ["daleks", "doctor"] });
    expect(acts(drawn, before, after, 0)).toMatchObject([
      { do: "move", piece: "card:daleks:1", from: "deck", flip: true },
      { do: "move", piece: "card:doctor:0", from: "deck" },
    ]);
    const hidden = acts(logged({ kind: "cards-drawn", seat: 1, cards: [null, null] }), before, after, 0);
    expect(hidden).toMatchObject([
      { do: "fly", to: "hand:1" },
      { do: "fly", to: "hand:1" },
    ]);
  });

  test("own cards that are passed on fly into the tray", () => {
    const held = table([player(0, { hand: { count: 1, cards: ["doctor"] } }), player(1), player(2)]);
    const passed = logged({ kind: "hand-passed", seat: 0, receiver: 2, cards: ["doctor"] });
    expect(acts(passed, held, before, 0)).toMatchObject([{ do: "move", piece: "card:doctor:0", to: "tray" }]);
  });

  test("the end is said; how it sounds the page knows", () => {
    const ended = logged({ kind: "game-ended", ending: "game-end-card" });
    expect(acts(ended, before, after, 0)).toEqual([{ do: "banner", words: "game-ended" }]);
  });

  test("copies are told apart from the last one on", () => {
    expect(newest(["a", "a", "b"], ["a", "a", "a"])).toEqual(["card:a:1", "card:a:0"]);
  });

  test("own cards that lie ready leave from there, whatever they are for", () => {
    const choosing = {
      action: "attack" as const,
      kind: "enemy" as const,
      location: "pompeii",
      cards: ["daleks", "daleks"],
      strength: 10,
    };
    const placed = logged({
      kind: "enemies-placed",
      seat: 0,
      location: "pompeii",
      cards: ["daleks", "daleks"],
    });
    expect(acts(placed, { ...before, choosing }, after, 0)).toMatchObject([
      { do: "move", piece: "ready:0", to: "place:pompeii" },
      { do: "move", piece: "ready:1", to: "place:pompeii" },
    ]);
    const hidden = logged({ kind: "enemies-placed", seat: 1, location: "pompeii", cards: [null] });
    expect(acts(hidden, before, after, 0)).toMatchObject([
      { do: "fly", look: "card", from: "hand:1", to: "place:pompeii", seat: 1 },
    ]);
  });
});
