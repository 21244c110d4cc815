import { describe, expect, test } from "vitest";

import { standing, tell, totals, type Story } from "$/games/card_game/board/conflict";
import { grouped } from "$/games/card_game/board/printed";
import { sums } from "$/games/card_game/board/scoring";
import { place } from "$/games/card_game/placing";
import { acts, newest } from "$/games/card_game/script";
import { deckCards, keptForPassing, markOf, othersOf, passesTo } from "$/games/card_game/view";
import type { CardGameView } from "$/games/card_game/wire";
import { Cards } from "$/library.svelte";
import { viewsOf } from "../seated";
import { attack, CARDS, FACES, location, player, table, told } from "./made";

describe("seats", () => {
  const four = table([player(0), player(1), player(2), player(3)]);

  test("the others sit clockwise from the left; cards are passed to the right", () => {
    expect(othersOf(four, 2)).toEqual([3, 0, 1]);
    expect(othersOf(four, null)).toEqual([0, 1, 2, 3]);
    expect(passesTo(four, 0)).toBe(3);
    expect(passesTo(four, 2)).toBe(1);
  });

  test("three are kept for passing, two of two players, none in the final turns", () => {
    expect(keptForPassing(four)).toBe(3);
    expect(keptForPassing(table([player(0), player(1)]))).toBe(2);
    expect(keptForPassing({ ...four, mode: "final" })).toBe(0);
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

test("cards of the deck are counted wherever they lie", () => {
  const sample = viewsOf("card-game") as unknown as CardGameView[];
  const begun = sample.filter(({ turn }) => turn > 0);
  expect(begun.length).toBeGreaterThan(2);
  expect(new Set(begun.map(deckCards)).size, "none is lost, none comes").toBe(1);
});

test("a hand lies by type, strong cards first, copies told apart", () => {
  const groups = grouped(CARDS, ["k-9", "rory", "daleks", "daleks", "doctor", "utah", "pompeii"]);
  expect(groups.map(({ kind }) => kind)).toEqual(["defender", "enemy", "support", "location"]);
  expect(groups[0]?.cards.map(({ key }) => key)).toEqual(["doctor", "rory"]);
  expect(groups[1]?.cards.map(({ copy }) => copy)).toEqual([0, 1]);
  expect(groups[3]?.cards.map(({ key }) => key)).toEqual(["pompeii", "utah"]);
});

describe("scores", () => {
  const view = table([
    player(0, { line: [location("pompeii", 4), location("utah", 2, { attack: attack(1, "daleks") })] }),
    player(1, { line: [location("house", 3, { attack: attack(0, "shadow-proclamation") })] }),
    player(2, { line: [location("venice", 3, { attack: attack(0, null) })] }),
  ]);

  test("a Location counts for its owner, its attacker, or nobody", () => {
    const [ada, bo, cy] = sums(view, CARDS);
    expect(ada?.total).toBe(4 + 3);
    expect(ada?.parts.map(({ location: key, how }) => `${key} ${how}`)).toEqual([
      "pompeii held",
      "utah lost",
      "house blocked",
      "venice taken",
    ]);
    expect([bo?.total, cy?.total]).toEqual([2, 0]);
  });

  test("what lies face-down blocks nothing yet, even if its owner knows it", () => {
    const hidden = { controller: 0, cards: [{ face_up: false, card: "shadow-proclamation" }] };
    const line = [location("venice", 3, { attack: hidden })];
    expect(sums(table([player(0), player(1, { line })]), CARDS)[0]?.total).toBe(3);
  });
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
  const at = (notation: string, topic = "turn", seen = view) =>
    place(seen, 0, topic, CARDS, notation.split(" "));

  test("cards go to the line, the reserve or the discards, and are picked up first", () => {
    expect(at("play teselecta")).toEqual({ source: "card:teselecta", target: "line", held: true });
    expect(at("reserve doctor")).toMatchObject({ target: "reserve", held: true });
    expect(at("discard doctor")).toMatchObject({ target: "discards", held: true });
  });

  test("an attack can be begun with any Enemy, an own one joined by those that fit, another's taken over", () => {
    expect(at("attack pompeii").with).toEqual(["card:cybermen", "card:davros", "card:roboforms"]);
    expect(at("attack venice").with).toEqual(["card:cybermen", "card:roboforms"]);
    expect(at("attack utah").with).toEqual(["card:davros"]);
  });

  test("what is added goes where the action is about", () => {
    const choosing = { action: "attack" as const, location: "pompeii", cards: [] };
    expect(at("add davros", "turn", { ...view, choosing })).toEqual({
      source: "card:davros",
      target: "place:pompeii",
    });
    const discarding = { action: "discard" as const, location: null, cards: ["doctor"] };
    expect(at("add davros", "turn", { ...view, choosing: discarding }).target).toBe("discards");
    expect(at("pass", "turn", { ...view, choosing })).toEqual({});
    expect(at("pass")).toEqual({ target: "tray" });
    expect(at("pass", "teselecta")).toEqual({});
  });

  test("Teselecta is played from where it lies, a card struck by its slot, one card bought at the deck", () => {
    expect(at("teselecta hand", "teselecta")).toEqual({ source: "card:teselecta" });
    const choosing = { action: "support" as const, location: "venice", cards: ["k-9"] };
    expect(at("strike 2", "turn", { ...view, choosing })).toEqual({ target: "foe:venice:1" });
    expect(at("buy 1")).toEqual({ target: "deck" });
    expect(at("buy 2")).toEqual({});
    expect(at("take 3")).toEqual({ target: "seat:2" });
  });
});

describe("a conflict", () => {
  const before = table([player(0, { line: [location("pompeii", 4)] }), player(1)]);
  const about = { before, after: before, cards: CARDS };
  const gained = (seat: number) => told({ kind: "time-points-gained", seat, amount: 1 });
  const defence = (location: string, cards: string[], index = 41) =>
    told({ kind: "defence-shown", location, cards }, { index });
  const attacking = (location: string, cards: string[]) => told({ kind: "attack-shown", location, cards });
  const fought = (location: string, defence: number, attack: number, is_held: boolean) =>
    told({ kind: "conflict-fought", location, defence, attack, is_held });
  const lost = (card: string) => told({ kind: "defender-lost", location: "pompeii", card });
  const opening = [
    told({ kind: "enemies-sent", seat: 1, location: "pompeii", cards: ["cybermen", "madame-kovarian"] }),
    defence("pompeii", ["doctor", "river-song"]),
    attacking("pompeii", ["cybermen", "madame-kovarian"]),
    gained(0),
  ];

  test("is told in its order, with what nobody says: River Song changes sides", () => {
    const [story] = tell(null, opening, about) as [Story];
    expect(story).toMatchObject({ id: 41, location: "pompeii", owner: 0, attacker: 1, fought: null });
    expect(story.beats.map(({ rule }) => rule)).toEqual(["CG-CONFLICT-04", "CG-CARD-KOVARIAN-01"]);
    expect(totals(story, CARDS)).toEqual({ defence: 5, attack: 12 });
  });

  test("names the rule by which the Pandorica takes Rory with it, or without him the Doctor", () => {
    const taken = (...keys: string[]) => [
      defence("pompeii", ["doctor", "rory"]),
      attacking("pompeii", ["pandorica", "cybermen"]),
      ...keys.map((card) =>
        card === "pandorica" ? told({ kind: "enemy-lost", location: "pompeii", card }) : lost(card),
      ),
    ];
    const rules = (...keys: string[]) => tell(null, taken(...keys), about)[0]?.beats.map(({ rule }) => rule);
    expect(rules("pandorica", "rory")).toEqual(["CG-CARD-PANDORICA-02", "CG-CARD-PANDORICA-02"]);
    expect(rules("doctor")).toEqual(["CG-CARD-PANDORICA-03"]);
  });

  test("goes by what cards can do, whatever they are called", () => {
    const named = { "river-song": "melody", rory: "centurion" } as Record<string, string>;
    const other = (key: string) => named[key] ?? key;
    const cards = new Cards(
      FACES.map((face) => ({
        ...face,
        key: other(face.key),
        printed: { ...face.printed, ...(face.printed.turns && { turns: face.printed.turns.map(other) }) },
      })),
    );
    const [story] = tell(
      null,
      [
        defence("pompeii", ["centurion", "melody"]),
        attacking("pompeii", ["madame-kovarian"]),
        fought("pompeii", 2, 7, false),
        told({ kind: "rory-returned", seat: 0, location: "pompeii" }),
      ],
      { ...about, cards },
    );
    expect(story?.defenders).toEqual([
      { key: "centurion", fate: "returned" },
      { key: "melody", fate: "turned" },
    ]);
  });

  test("goes on after an answer, once", () => {
    const [waiting] = tell(null, opening, about) as [Story];
    const [story] = tell(
      waiting,
      [
        told({ kind: "strength-added", seat: 0, location: "pompeii", amount: 2 }),
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

  test("pays whose card is turned up: River Song's side, or that of the Weeping Angels", () => {
    const paid = [...opening.slice(0, 3), gained(0), gained(1)];
    const [story] = tell(null, paid, about) as [Story];
    expect(story.beats.slice(0, 2).map(({ rule }) => rule)).toEqual(["CG-CONFLICT-04", "CG-CONFLICT-05"]);
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

  test("that Silurians lose to Amy is won against the numbers", () => {
    const [story] = tell(null, [...opening.slice(1, 3), fought("pompeii", 3, 5, true)], about);
    expect(story?.beats.at(-1)?.rule).toBe("CG-CARD-SILURIANS-01");
  });

  test("that somebody comes to in the middle is told from what lies there", () => {
    const place = location("pompeii", 4, {
      defenders: { count: 1, cards: ["doctor"] },
      attack: attack(1, "cybermen", "roboforms"),
    });
    const conflict = { location: "pompeii", owner: 0, attacker: 1 };
    const story = standing(table([player(0, { line: [place] }), player(1)], { conflict })) as Story;
    expect(totals(story, CARDS)).toEqual({ defence: 5, attack: 7 });
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
    const choosing = { action: "attack" as const, location: "pompeii", cards: ["daleks", "daleks"] };
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
