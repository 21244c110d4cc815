import { describe, expect, test } from "vitest";

import { standing, storiesOf, type Story } from "$/games/card_game/board/conflict";
import { attack, location, logged, player, table } from "../made";

describe("a conflict", () => {
  const before = table([player(0, { line: [location("pompeii", 4)] }), player(1)]);
  const about = { before, after: before };
  const gained = (seat: number, rule = "") => logged({ kind: "time-points-gained", seat, amount: 1, rule });
  const defence = (location: string, cards: string[], index = 41) =>
    logged(
      {
        kind: "defence-shown",
        location,
        cards,
        strength: 9,
        declared: "CG-CONFLICT-02",
        rule: "CG-CONFLICT-03",
      },
      { index },
    );
  const attacking = (location: string, cards: string[]) =>
    logged({ kind: "attack-shown", location, cards, strength: 8 });
  const fought = (location: string, defence: number, attack: number, is_held: boolean) =>
    logged({ kind: "conflict-fought", location, defence, attack, is_held, rule: "CG-CONFLICT-14" });
  const lost = (card: string) =>
    logged({ kind: "defender-lost", location: "pompeii", card, rule: "CG-CONFLICT-16" });
  const opening = [
    logged({ kind: "enemies-sent", seat: 1, location: "pompeii", cards: ["cybermen", "madame-kovarian"] }),
    defence("pompeii", ["doctor", "river-song"]),
    attacking("pompeii", ["cybermen", "madame-kovarian"]),
    gained(0, "CG-CONFLICT-04"),
    logged({
      kind: "defender-turned",
      location: "pompeii",
      card: "river-song",
      turner: "madame-kovarian",
      rule: "CG-CARD-KOVARIAN-01",
    }),
  ];

  test("is shown in its order, each with its rule", () => {
    const [story] = storiesOf(null, opening, about) as [Story];
    expect(story).toMatchObject({ id: 41, location: "pompeii", owner: 0, attacker: 1, fought: null });
    expect(story.beats.map(({ rule }) => rule)).toEqual(["CG-CONFLICT-04", "CG-CARD-KOVARIAN-01"]);
    expect(story.defenders.map(({ fate }) => fate)).toEqual(["fights", "turned"]);
    expect(story.turnedUp).toEqual({ defence: 9, attack: 8 });
    expect(story.rules).toEqual({ declared: "CG-CONFLICT-02", turnedUp: "CG-CONFLICT-03" });
  });

  test("sends home who returns, by what the events say", () => {
    const returned = [
      defence("pompeii", ["centurion", "doctor"]),
      attacking("pompeii", ["cybermen"]),
      fought("pompeii", 2, 7, false),
    ];
    const rory = logged({
      kind: "rory-returned",
      seat: 0,
      location: "pompeii",
      card: "centurion",
      rule: "CG-CONFLICT-15",
    });
    const fates = (...more: typeof returned) =>
      storiesOf(null, [...returned, ...more], about)[0]?.defenders.map(({ fate }) => fate);
    expect(fates(rory)).toEqual(["returned", "fights"]);
    const teselecta = logged({
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
    const [waiting] = storiesOf(null, opening, about) as [Story];
    const [story] = storiesOf(
      waiting,
      [
        logged({
          kind: "strength-added",
          seat: 0,
          location: "pompeii",
          amount: 2,
          rule: "CG-CARD-UNIT-03",
        }),
        fought("pompeii", 7, 12, false),
        lost("doctor"),
        logged({ kind: "turn-begun", seat: 1 }),
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

  test("may follow another in the same update; both are shown to their end", () => {
    const first = [...opening, fought("pompeii", 5, 12, false), lost("doctor")];
    const second = [
      defence("utah", ["rory"], 60),
      attacking("utah", ["daleks"]),
      fought("utah", 2, 5, false),
    ];
    const stories = storiesOf(null, [...first, ...second], about);
    expect(stories.map(({ location: where, fought }) => [where, fought?.attack])).toEqual([
      ["pompeii", 12],
      ["utah", 5],
    ]);
  });

  test("with an attack of an earlier turn is the sender's, no matter who sends enemies elsewhere meanwhile", () => {
    const elsewhere = logged({ kind: "enemies-sent", seat: 0, location: "utah", cards: ["cybermen"] });
    const [story] = storiesOf(
      null,
      [
        elsewhere,
        ...opening.slice(1, 3),
        fought("pompeii", 9, 5, true),
        logged({ kind: "attack-defeated", seat: 1, location: "pompeii" }),
      ],
      about,
    );
    expect(story?.attacker).toBe(1);
  });

  test("that a viewer comes to in the middle is read from what lies there", () => {
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
    expect(storiesOf(null, [attacking("pompeii", ["daleks"])], about)).toEqual([]);
  });
});
