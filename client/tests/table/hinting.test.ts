import { describe, expect, test } from "vitest";

import { OddsNow } from "$/kit/odds.svelte";
import { hintSaid, hintWords as inOneLine, preferred } from "$/table/hinting";
import type { Hint, Question, TriedChoice } from "$/wire";
import { until } from "../eventually";
import { aQuestion, LUCK, someOdds } from "../made";

const option = (choice: number, words: string) => ({
  choice,
  notation: words,
  words,
  rule: "R",
  cost: "",
  target: "",
  cards: [],
});
const ASK = aQuestion({
  options: [option(1, "Lamp"), option(2, "Rope"), option(3, "Key"), option(4, "Pass")],
  luck: LUCK,
});
const hinted = (...tried: TriedChoice[]): Hint => ({
  type: "hint",
  id: "H",
  number: 0,
  choice: tried[0]?.choice ?? 1,
  notation: "",
  tried,
  nobody: "",
});
const tried = (choice: number, chance: number, nobody = 0): TriedChoice => ({
  choice,
  tries: 9,
  odds: chance,
  nobody,
});

/** All of it in one line. */
function hintWords(...about: Parameters<typeof hintSaid>): string {
  const said = hintSaid(...about);
  if (!said) return "";
  const { compared, why, luck } = said;
  return [compared.join(" · "), why, luck].filter(Boolean).join(" | ");
}

test("a hint says what came of the choice and of the two that came nearest to it", () => {
  const words = hintWords(
    hinted(tried(3, 0.5), tried(1, 0.49), tried(4, 0), tried(2, 0.2)),
    ASK,
    new OddsNow(),
  );
  expect(words).toBe("Key: 50 % · Lamp: 49 % · Pass: < 34 %");
});

test("where nobody at the table may win, a hint says how likely that is", () => {
  const hint = { ...hinted(tried(3, 0.41, 0.2), tried(1, 0.43, 0.997)), nobody: "the Daleks" };
  expect(hintWords(hint, ASK, new OddsNow())).toBe(
    "Key: 41 % (the Daleks 20 %) · Lamp: 43 % (the Daleks > 99 %) | " +
      "The bot also considers how likely it is that nobody at the table wins.",
  );
});

describe("a hint at a choice with a lower chance than another says why", () => {
  const whyOf = (hint: Hint) => hintSaid(hint, ASK, new OddsNow())?.why;
  const CLOSE = "Where they are close, the bot goes by experience.";

  test("where both were tried as often", () => {
    expect(whyOf(hinted(tried(3, 0.74), tried(1, 0.76)))).toBe(CLOSE);
    const alike = [tried(3, 0.41, 0.2), tried(1, 0.43, 0.2)];
    expect(whyOf({ ...hinted(...alike), nobody: "the Daleks" })).toBe(CLOSE);
  });

  test("where the other was tried less often", () => {
    const hint = hinted(tried(3, 0.74), tried(1, 0.73), { ...tried(2, 0.76), tries: 4 });
    expect(whyOf(hint)).toBe("The highest comes from fewer tries.");
  });

  test("unless they are the same as they are said, or the other is not said", () => {
    expect(whyOf(hinted(tried(3, 0.741), tried(1, 0.743)))).toBe("");
    expect(whyOf(hinted(tried(3, 0.76), tried(1, 0.74)))).toBe("");
    expect(whyOf(hinted(tried(3, 0.7), tried(1, 0.6), tried(2, 0.6), tried(4, 0.8)))).toBe("");
  });
});

test("a hint calls nothing certain that came out so nearly always, or hardly ever", () => {
  const words = hintWords(hinted(tried(3, 0.998), tried(1, 0.002)), ASK, new OddsNow());
  expect(words).toBe("Key: > 99 % · Lamp: < 1 %");
});

test("it can be said in one line", () => {
  expect(inOneLine(hinted(tried(3, 0.5), tried(1, 0.4)), ASK, new OddsNow())).toBe(
    "Chances of winning, as the bot estimates them: Key: 50 % · Lamp: 40 %.",
  );
  expect(inOneLine(null, ASK, new OddsNow())).toBe("");
});

test("where nothing was tried there is nothing to say", () => {
  expect(hintWords(hinted(), ASK, new OddsNow())).toBe("");
  expect(hintWords(null, ASK, new OddsNow())).toBe("");
});

test("of a question that is gone nothing is said", () => {
  expect(hintWords(hinted(tried(3, 0.5)), null, new OddsNow())).toBe("");
});

const LEANING = { seat: 1, words: "if Bo helps:", label: "Chance of success if Bo helps" };

/** What luck makes of a question, with its choices. */
async function found(
  ask: Question,
  chance: number | null,
  choices: [number, number][] = [],
  leaning: number | null = null,
  is_whole = true,
): Promise<OddsNow> {
  const odds = new OddsNow();
  const found = someOdds(chance, choices, { is_whole }, leaning === null ? {} : { [leaning]: LEANING });
  odds.look(ask, () => Promise.resolve(found));
  await until(() => !odds.isLooking);
  return odds;
}
const WHAT = LUCK.label;
const WHOLE = "the bot weighs the whole game, not this success alone";

test("a hint says what luck makes of its choice, and whether anything would be likelier", async () => {
  const odds = await found(ASK, 0.75, [
    [1, 0.5],
    [2, 0.75],
    [4, 0.25],
  ]);
  expect(hintWords(hinted(tried(1, 0.6)), ASK, odds)).toBe(
    `Lamp: 60 % | ${WHAT}: 50 % with this choice, 75 % at best; ${WHOLE}`,
  );
  expect(hintWords({ ...hinted(), choice: 2 }, ASK, odds)).toBe(`${WHAT}: 75 % with this choice`);
});

test("a hint at a choice that luck has no say in names the one that the chance belongs to", async () => {
  const odds = await found(ASK, 0.75, [
    [1, 0.5],
    [2, 0.75],
  ]);
  expect(hintWords({ ...hinted(), choice: 3 }, ASK, odds)).toBe(`${WHAT}: 75 % with another choice: Rope`);
});

test("what counts on another player is not held against a hint", async () => {
  const choices: [number, number][] = [
    [1, 0.5],
    [4, 0.9],
  ];
  const odds = await found(ASK, 0.9, choices, 4);
  expect(hintWords({ ...hinted(), choice: 1 }, ASK, odds)).toBe(`${WHAT}: 50 % with this choice`);
});

test("a hint says the chance where the choices have none of their own", async () => {
  expect(hintWords(hinted(), ASK, await found(ASK, 0.3))).toBe(`${WHAT}: 30 %`);
});

test("a hint says no odds where nothing hangs on luck, nor those of another question", async () => {
  expect(hintWords(hinted(), ASK, await found(ASK, null))).toBe("");
  expect(hintWords(hinted(), ASK, await found({ ...ASK }, 0.3))).toBe("");
});

test("a hint calls nothing the best where there was no time for some choices", async () => {
  const choices: [number, number][] = [
    [1, 0.5],
    [2, 0.75],
  ];
  const odds = await found(ASK, 0.75, choices, null, false);
  expect(hintWords({ ...hinted(), choice: 1 }, ASK, odds)).toBe(
    `${WHAT}: at least 50 % with this choice, at least 75 % with another; ${WHOLE}`,
  );
  expect(hintWords({ ...hinted(), choice: 2 }, ASK, odds)).toBe(`${WHAT}: at least 75 % with this choice`);
  expect(hintWords({ ...hinted(), choice: 3 }, ASK, odds)).toBe(
    `${WHAT}: at least 75 % with another choice: Rope`,
  );
});

test("a hint names no other choice that cannot succeed", async () => {
  const nothing: [number, number][] = [
    [1, 0],
    [2, 0],
  ];
  expect(hintWords({ ...hinted(), choice: 3 }, ASK, await found(ASK, 0, nothing))).toBe("");
  expect(hintWords({ ...hinted(), choice: 3 }, ASK, await found(ASK, 0, nothing, null, false))).toBe("");
  const hardly = await found(ASK, 0.001, [[2, 0.001]], null, false);
  expect(hintWords({ ...hinted(), choice: 3 }, ASK, hardly)).toBe("");
});

test("a hint at a choice that cannot succeed says so where that is certain", async () => {
  const nothing: [number, number][] = [[1, 0]];
  expect(hintWords(hinted(), ASK, await found(ASK, 0, nothing))).toBe(`${WHAT}: 0 % with this choice`);
  expect(hintWords(hinted(), ASK, await found(ASK, 0, nothing, null, false))).toBe("");
});

test("a hint at a choice that counts on another player says on whom, and compares it with nothing", async () => {
  const helps = LEANING.label;
  const call = { ...hinted(), choice: 4 };
  for (const worth of [0.9, 0.3]) {
    const odds = await found(
      ASK,
      0.9,
      [
        [1, 0.5],
        [4, worth],
      ],
      4,
      false,
    );
    expect(hintWords(call, ASK, odds)).toBe(`${helps}: ${worth * 100} % with this choice`);
    expect(hintWords({ ...hinted(), choice: 3 }, ASK, odds)).toBe(
      `${WHAT}: at least 50 % with another choice: Lamp`,
    );
  }
});

describe("of choices that are alike to the bot, as it says them,", () => {
  const choices: [number, number][] = [
    [1, 0],
    [2, 0.7],
    [3, 0.9],
    [4, 1],
  ];
  const HINT = hinted(tried(1, 0.021), tried(2, 0.019), tried(3, 0.009), tried(4, 0.02));

  test("the likeliest to succeed is hinted at, unless it counts on another player", async () => {
    const hint = preferred(HINT, ASK, await found(ASK, 1, choices, 4));
    expect(hint?.choice).toBe(2);
    expect(hint?.tried.map(({ choice }) => choice)).toEqual([2, 1, 3, 4]);
  });

  test("the first stays where it is as likely, or luck has no say in it", async () => {
    const nearly: [number, number][] = [
      [1, 0.701],
      [2, 0.704],
    ];
    expect(preferred(HINT, ASK, await found(ASK, 0.704, nearly))).toBe(HINT);
    expect(preferred(HINT, ASK, await found(ASK, 0.7, choices.slice(1)))).toBe(HINT);
    expect(preferred(HINT, ASK, await found({ ...ASK }, 1, choices))).toBe(HINT);
    expect(preferred(null, ASK, new OddsNow())).toBeNull();
  });
});
