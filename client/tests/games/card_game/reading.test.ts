import { describe, expect, test } from "vitest";

import { standing, tell, type Story } from "$/games/card_game/board/conflict";
import { grouped } from "$/games/card_game/board/printed";
import { partsOf } from "$/games/card_game/board/scoring";
import { place } from "$/games/card_game/placing";
import { acts, newest } from "$/games/card_game/script";
import { getsPassed, markOf, othersOf } from "$/games/card_game/view";
import type { Topic } from "$/games/card_game/wire";
import { attack, CARDS, location, player, table, told } from "./made";

describe("seats", () => {
  const four = table([player(0), player(1), player(2), player(3)]);

  test("the others sit clockwise from the left; cards are passed as the view says", () => {
    expect(othersOf(four, 2)).toEqual([3, 0, 1]);
    expect(othersOf(four, null)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].filter((seat) => getsPassed(four, 2, seat))).toEqual([1]);
    expect([0, 1, 2, 3].filter((seat) => getsPassed(four, null, seat))).toEqual([]);
  });

  test("a mark is that of the chosen colour; no two colours share one", () => {
    const chosen = table([player(0, { colour: "pink" }), player(1), player(2, { colour: "gold" })]);
    expect(markOf(chosen, 1)).toBe(1);
    expect(markOf(chosen, 0)).not.toBe(markOf(chosen, 2));
  });

  test("who has not chosen goes by a mark that nobody else has", () => {
    const view = table([player(0), player(1, { colour: "gold" })]);
    expect([markOf(view, 0), markOf(view, 1)]).toEqual([1, 0]);
  });
});

test("a hand lies by type, strong cards first, copies told apart", () => {
  const groups = grouped(CARDS, ["k-9", "rory", "daleks", "daleks", "doctor", "utah", "pompeii"]);
  expect(groups.map(({ kind }) => kind)).toEqual(["defender", "enemy", "support", "location"]);
  expect(groups[0]?.cards.map(({ key }) => key)).toEqual(["doctor", "rory"]);
  expect(groups[1]?.cards.map(({ copy }) => copy)).toEqual([0, 1]);
  expect(groups[3]?.cards.map(({ key }) => key)).toEqual(["pompeii", "utah"]);
});

test("a player's Locations are laid out by whom they count for", () => {
  const view = table([
    player(0, {
      line: [
        location("pompeii", 4, { scorer: 0 }),
        location("utah", 2, { attack: attack(1, "daleks"), scorer: 1 }),
      ],
    }),
    player(1, { line: [location("house", 3, { attack: attack(0, "shadow-proclamation"), scorer: null })] }),
    player(2, { line: [location("venice", 3, { attack: attack(0, null), scorer: 0 })] }),
  ]);
  const parts = (seat: number) => partsOf(view, seat).map(({ location: key, how }) => `${key} ${how}`);
  expect(parts(0)).toEqual(["pompeii held", "utah lost", "house blocked", "venice taken"]);
  expect(parts(1)).toEqual(["house blocked", "utah taken"]);
  expect(parts(2)).toEqual(["venice lost"]);
});

describe("places of choices", () => {
  const hand = (...cards: string[]) => ({ count: cards.length, cards });
  const view = table([
    player(0, { hand: hand("doctor", "cybermen", "davros", "roboforms", "teselecta") }),
    player(1, {
      line: [
        location("pompeii", 4),
        location("utah", 2, { attack: attack(2, "daleks") }),
        location("venice", 3, { attack: attack(0, "cybermen") }),
      ],
    }),
    player(2),
  ]);
  const at = (notation: string, topic: Topic = "turn", seen = view, cards: string[] = []) =>
    place(seen, topic, { cards }, notation.split(" "));

  test("cards go to the line, the reserve or the discards, and are picked up first", () => {
    expect(at("play teselecta")).toEqual({ source: "card:teselecta", target: "line", held: true });
    expect(at("reserve doctor")).toMatchObject({ target: "reserve", held: true });
    expect(at("discard doctor")).toMatchObject({ target: "discards", held: true });
  });

  test("a Location takes the cards that the question names for it", () => {
    const cards = ["cybermen", "roboforms"];
    expect(at("attack pompeii", "turn", view, cards).with).toEqual(["card:cybermen", "card:roboforms"]);
    expect(at("defend pompeii", "turn", view, ["doctor"]).with).toEqual(["card:doctor"]);
  });

  test("what is added goes where the action is about", () => {
    const choosing = {
      action: "attack" as const,
      kind: "enemy" as const,
      location: "pompeii",
      cards: [],
      strength: 0,
    };
    expect(at("add davros", "turn", { ...view, choosing })).toEqual({
      source: "card:davros",
      target: "place:pompeii",
    });
    const discarding = {
      action: "discard" as const,
      kind: null,
      location: null,
      cards: ["doctor"],
      strength: null,
    };
    expect(at("add davros", "turn", { ...view, choosing: discarding }).target).toBe("discards");
    expect(at("pass", "turn", { ...view, choosing })).toEqual({});
    expect(at("pass")).toEqual({ target: "tray" });
    expect(at("pass", "teselecta")).toEqual({});
  });

  test("Teselecta is played from where it lies, a card struck by its slot, one card bought at the deck", () => {
    expect(at("teselecta hand", "teselecta", view, ["teselecta"])).toEqual({ source: "card:teselecta" });
    expect(at("teselecta reserve", "teselecta", view, ["teselecta"])).toEqual({ source: "kept:teselecta" });
    const choosing = {
      action: "support" as const,
      kind: null,
      location: "venice",
      cards: ["k-9"],
      strength: null,
    };
    expect(at("strike 2", "turn", { ...view, choosing })).toEqual({ target: "foe:venice:1" });
    expect(at("buy 1")).toEqual({ target: "deck" });
    expect(at("buy 2")).toEqual({});
    expect(at("take 3")).toEqual({ target: "seat:2" });
  });
});

describe("a conflict", () => {
  const before = table([player(0, { line: [location("pompeii", 4)] }), player(1)]);
  const about = { before, after: before };
  const gained = (seat: number, rule = "") => told({ kind: "time-points-gained", seat, amount: 1, rule });
  const defence = (location: string, cards: string[], index = 41) =>
    told({ kind: "defence-shown", location, cards, strength: 9, rule: "CG-CONFLICT-03" }, { index });
  const attacking = (location: string, cards: string[]) =>
    told({ kind: "attack-shown", location, cards, strength: 8 });
  const fought = (location: string, defence: number, attack: number, is_held: boolean) =>
    told({ kind: "conflict-fought", location, defence, attack, is_held, rule: "CG-CONFLICT-14" });
  const lost = (card: string) =>
    told({ kind: "defender-lost", location: "pompeii", card, rule: "CG-CONFLICT-16" });
  const opening = [
    told({ kind: "enemies-sent", seat: 1, location: "pompeii", cards: ["cybermen", "madame-kovarian"] }),
    defence("pompeii", ["doctor", "river-song"]),
    attacking("pompeii", ["cybermen", "madame-kovarian"]),
    gained(0, "CG-CONFLICT-04"),
    told({
      kind: "defender-turned",
      location: "pompeii",
      card: "river-song",
      turner: "madame-kovarian",
      rule: "CG-CARD-KOVARIAN-01",
    }),
  ];

  test("is told in its order, each with its rule", () => {
    const [story] = tell(null, opening, about) as [Story];
    expect(story).toMatchObject({ id: 41, location: "pompeii", owner: 0, attacker: 1, fought: null });
    expect(story.beats.map(({ rule }) => rule)).toEqual(["CG-CONFLICT-04", "CG-CARD-KOVARIAN-01"]);
    expect(story.defenders.map(({ fate }) => fate)).toEqual(["fights", "turned"]);
    expect(story.turnedUp).toEqual({ defence: 9, attack: 8 });
    expect(story.rule).toBe("CG-CONFLICT-03");
  });

  test("sends home who returns, by what the events say", () => {
    const returned = [
      defence("pompeii", ["centurion", "doctor"]),
      attacking("pompeii", ["cybermen"]),
      fought("pompeii", 2, 7, false),
    ];
    const rory = told({
      kind: "rory-returned",
      seat: 0,
      location: "pompeii",
      card: "centurion",
      rule: "CG-CONFLICT-15",
    });
    const fates = (...more: typeof returned) =>
      tell(null, [...returned, ...more], about)[0]?.defenders.map(({ fate }) => fate);
    expect(fates(rory)).toEqual(["returned", "fights"]);
    const teselecta = told({
      kind: "teselecta-played",
      seat: 0,
      location: "pompeii",
      card: "teselecta",
      source: "hand",
      cards: ["centurion", "doctor"],
      rule: "CG-CARD-TESELECTA-03",
    });
    expect(fates(teselecta)).toEqual(["returned", "returned"]);
  });

  test("goes on after an answer, once", () => {
    const [waiting] = tell(null, opening, about) as [Story];
    const [story] = tell(
      waiting,
      [
        told({
          kind: "strength-added",
          seat: 0,
          location: "pompeii",
          amount: 2,
          rule: "CG-CARD-UNIT-03",
        }),
        fought("pompeii", 7, 12, false),
        lost("doctor"),
        told({ kind: "turn-begun", seat: 1 }),
        gained(1),
      ],
      about,
    ) as [Story];
    expect(story.beats.map(({ kind }) => kind)).toEqual(["effect", "effect", "effect", "result", "after"]);
    expect(story.beats.at(-1)?.rule).toBe("CG-CONFLICT-16");
    expect(story.fought).toEqual({ defence: 7, attack: 12, won: false });
    expect(story.defenders.map(({ fate }) => fate)).toEqual(["lost", "turned"]);
    expect(waiting.beats).toHaveLength(2);
  });

  test("may follow another in the same update; both are told to their end", () => {
    const first = [...opening, fought("pompeii", 5, 12, false), lost("doctor")];
    const second = [
      defence("utah", ["rory"], 60),
      attacking("utah", ["daleks"]),
      fought("utah", 2, 5, false),
    ];
    const stories = tell(null, [...first, ...second], about);
    expect(stories.map(({ location: where, fought }) => [where, fought?.attack])).toEqual([
      ["pompeii", 12],
      ["utah", 5],
    ]);
  });

  test("with an attack of an earlier turn is the sender's, whoever sends enemies elsewhere meanwhile", () => {
    const elsewhere = told({ kind: "enemies-sent", seat: 0, location: "utah", cards: ["cybermen"] });
    const [story] = tell(
      null,
      [
        elsewhere,
        ...opening.slice(1, 3),
        fought("pompeii", 9, 5, true),
        told({ kind: "attack-defeated", seat: 1, location: "pompeii" }),
      ],
      about,
    );
    expect(story?.attacker).toBe(1);
  });

  test("that somebody comes to in the middle is told from what lies there", () => {
    const place = location("pompeii", 4, {
      defenders: { count: 1, cards: ["doctor"] },
      known_defence: 5,
      attack: attack(1, "cybermen", "roboforms"),
      known_attack: 7,
    });
    const conflict = { location: "pompeii", owner: 0, attacker: 1, defence: 5, attack: 7, short: 2 };
    const story = standing(table([player(0, { line: [place] }), player(1)], { conflict })) as Story;
    expect(story.defenders.map(({ key }) => key)).toEqual(["doctor"]);
    expect(story.enemies.map(({ key }) => key)).toEqual(["cybermen", "roboforms"]);
    expect(story.turnedUp).toEqual({ defence: 5, attack: 7 });
    expect(standing(before)).toBeNull();
  });

  test("is none when cards are only turned up", () => {
    expect(tell(null, [attacking("pompeii", ["daleks"])], about)).toEqual([]);
  });
});

describe("movements", () => {
  const before = table([player(0), player(1)]);
  const after = table([player(0, { hand: { count: 3, cards: ["daleks", "daleks", "doctor"] } }), player(1)]);

  test("own cards come with their faces from the deck, those of others as backs", () => {
    const drawn = told({ kind: "cards-drawn", seat: 0, cards: ["daleks", "doctor"] });
    expect(acts(drawn, before, after, 0)).toMatchObject([
      { do: "move", piece: "card:daleks:1", from: "deck", flip: true },
      { do: "move", piece: "card:doctor:0", from: "deck" },
    ]);
    const hidden = acts(told({ kind: "cards-drawn", seat: 1, cards: [null, null] }), before, after, 0);
    expect(hidden).toMatchObject([
      { do: "fly", to: "hand:1" },
      { do: "fly", to: "hand:1" },
    ]);
  });

  test("own cards that are passed on fly into the tray", () => {
    const held = table([player(0, { hand: { count: 1, cards: ["doctor"] } }), player(1), player(2)]);
    const passed = told({ kind: "hand-passed", seat: 0, receiver: 2, cards: ["doctor"] });
    expect(acts(passed, held, before, 0)).toMatchObject([{ do: "move", piece: "card:doctor:0", to: "tray" }]);
  });

  test("the end is said; how it sounds the page knows", () => {
    const ended = told({ kind: "game-ended", ending: "game-end-card" });
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
    const placed = told({
      kind: "enemies-placed",
      seat: 0,
      location: "pompeii",
      cards: ["daleks", "daleks"],
    });
    expect(acts(placed, { ...before, choosing }, after, 0)).toMatchObject([
      { do: "move", piece: "ready:0", to: "place:pompeii" },
      { do: "move", piece: "ready:1", to: "place:pompeii" },
    ]);
    const hidden = told({ kind: "enemies-placed", seat: 1, location: "pompeii", cards: [null] });
    expect(acts(hidden, before, after, 0)).toMatchObject([
      { do: "fly", look: "card", from: "hand:1", to: "place:pompeii", seat: 1 },
    ]);
  });
});
