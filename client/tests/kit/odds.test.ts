import { beforeEach, describe, expect, test, vi } from "vitest";

import { OddsNow } from "$/kit/odds.svelte";
import type { Odds, Question } from "$/wire";
import { anOption, aQuestion, LUCK, someOdds } from "../made";

const ask = (topic: string, takes_long = false): Question =>
  aQuestion({ topic, options: [], luck: { ...LUCK, takes_long } });
const odds = (chance: number | null, ...choices: [number, number][]): Odds => someOdds(chance, choices);
/** What the server will say, when it will. */
function answers() {
  const asked: boolean[] = [];
  const settle: ((found: Odds | null) => void)[] = [];
  const asking = (inFull: boolean) => {
    asked.push(inFull);
    return new Promise<Odds | null>((resolve) => settle.push(resolve));
  };
  return { asked, settle, asking };
}
const LEANING = { seat: 1, words: "if Bo goes on:", label: "Chance of success if Bo goes on after this" };
const later = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe("the odds of a question", () => {
  test("say of each choice whether it may be worth more", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    now.look(ask("build-pool"), asking);
    await later();
    const found = odds(0.5, [7, 0.5], [8, 0.4]);
    settle[0]?.({ ...found, choices: found.choices.map((one) => ({ ...one, is_least: one.choice === 8 })) });
    await later();
    expect([[7], [8], [7, 8], [9]].map((some) => now.isLeast(some))).toEqual([false, true, true, false]);
  });

  test("call nothing the best that counts on another player", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    const options = [7, 8, 9].map((choice) => anOption(choice, choice === 7 ? "pass" : "go"));
    now.look({ ...ask("reroll"), options }, asking);
    await later();
    const found = [[7, 0.5] as const, [8, 0.4] as const, [9, 0.2] as const];
    settle[0]?.(someOdds(0.5, found, {}, { 7: LEANING }));
    await later();
    expect([7, 8, 9].map((one) => now.isBest([one]))).toEqual([false, true, false]);
    expect([now.isBest([7, 9]), now.isBest([8, 9])]).toEqual([false, true]);
    expect(now.isOutdone).toBe(true);
    expect(now.leaningOf([7, 8])).toEqual(LEANING);
    expect(now.leaningOverall).toEqual(now.leaningOf([7]));
    expect([now.leaningOf([8]), now.leaningOf([])]).toEqual([null, null]);
  });

  test("call nothing the best that cannot succeed", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    now.look(ask("build-pool"), asking);
    await later();
    settle[0]?.(someOdds(0.2, [[7, 0.2] as const, [8, 0] as const], {}, { 7: LEANING }));
    await later();
    expect(now.tellsApart).toBe(true);
    expect([now.isBest([7]), now.isBest([8])]).toEqual([false, false]);
  });

  test("call nothing the best where there was no time for some choices, unless it is certain", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    now.look(ask("reroll"), asking);
    expect(now.isWhole).toBe(true);
    await later();
    settle[0]?.({ ...odds(0.5, [7, 0.5], [8, 0.2]), is_whole: false });
    await later();
    expect([now.isWhole, now.isBest([7])]).toEqual([false, false]);
    now.look(ask("face"), asking);
    await later();
    settle[1]?.({ ...odds(1, [7, 1], [8, 0.2]), is_whole: false });
    await later();
    expect([now.isBest([7]), now.isBest([8])]).toEqual([true, false]);
  });

  test("come when they are known, and go with the question", async () => {
    const { asked, settle, asking } = answers();
    const now = new OddsNow();
    now.look(ask("reroll"), asking);
    expect(now.isLooking).toBe(true);
    await later();
    settle[0]?.(odds(0.5, [7, 0.5], [8, 0.2]));
    await later();
    expect(asked).toEqual([false]);
    expect(now.isLooking).toBe(false);
    expect([now.of(7), now.of(8), now.of(9)]).toEqual([0.5, 0.2, null]);
    expect([now.isBest([7]), now.isBest([8])]).toEqual([true, false]);
    expect(now.bestOf([8, 9])).toBe(0.2);
    now.look(ask("face"), asking);
    expect(now.found).toBeNull();
  });

  test("of a question that was answered meanwhile are forgotten", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    now.look(ask("cut"), asking);
    await later();
    now.look(ask("reroll"), asking);
    settle[0]?.(odds(0.9, [1, 0.9]));
    await later();
    expect(now.found).toBeNull();
    settle[1]?.(odds(0.1, [1, 0.1]));
    await later();
    expect(now.found?.odds).toBe(0.1);
  });

  test("are not asked for while others are on their way, nor by who answers at once", async () => {
    const { asked, settle, asking } = answers();
    const now = new OddsNow();
    const end = now.look(ask("cut"), asking);
    end?.();
    now.look(ask("cut"), asking);
    await later();
    now.look(ask("reroll"), asking);
    await later();
    expect(asked).toHaveLength(1);
    settle[0]?.(null);
    await later();
    expect(asked).toHaveLength(2);
  });

  test("in full come after the others, which stay if there are none", async () => {
    const { asked, settle, asking } = answers();
    const now = new OddsNow();
    now.look(ask("build-pool", true), asking);
    await later();
    settle[0]?.(odds(0.4, [1, 0.4]));
    await later();
    expect(now.found?.odds).toBe(0.4);
    expect(now.isLooking).toBe(true);
    settle[1]?.(null);
    await later();
    expect(asked).toEqual([false, true]);
    expect(now.found?.odds).toBe(0.4);
    expect(now.isLooking).toBe(false);
  });

  test("are whole only when those in full are", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    const known = async (is_whole: boolean, at: number) => {
      now.look(ask("build-pool", true), asking);
      await later();
      settle[at]?.(odds(0.4, [1, 0.4], [2, 0.2]));
      await later();
      expect([now.overall, now.isWhole, now.isBest([1])]).toEqual([0.4, false, false]);
      settle[at + 1]?.({ ...odds(0.7, [1, 0.4], [2, 0.2], [3, 0.7]), is_whole });
      await later();
      return [now.overall, now.isWhole, now.isBest([3])];
    };
    expect(await known(true, 0)).toEqual([0.7, true, true]);
    expect(await known(false, 2)).toEqual([0.7, false, false]);
  });

  test("in full add what counts on a helper; what is one's own doing stays as it was without", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    now.look(ask("build-pool", true), asking);
    await later();
    settle[0]?.(odds(0.4, [1, 0.4], [3, 0.2]));
    await later();
    settle[1]?.(odds(0.7, [1, 0.7], [2, 0.7]));
    await later();
    expect(now.found?.odds).toBe(0.4);
    expect([now.of(1), now.of(2), now.of(3)]).toEqual([0.4, 0.7, 0.2]);
  });

  test("in full are all there is where there are no others", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    now.look(ask("help", true), asking);
    await later();
    settle[0]?.(odds(null));
    await later();
    settle[1]?.(odds(0.7, [2, 0.7]));
    await later();
    expect(now.found?.odds).toBe(0.7);
  });

  test("are not looked for where luck has no say", async () => {
    const { asked, asking } = answers();
    const now = new OddsNow();
    now.look(aQuestion(), asking);
    await later();
    expect([now.isLooking, asked, now.words]).toEqual([false, [], { words: "", label: "" }]);
  });

  test("are shown of all choices where the question says so, though they are alike", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    for (const tells_all of [false, true]) {
      now.look(aQuestion({ luck: { ...LUCK, tells_all } }), asking);
      await later();
      settle.at(-1)?.(odds(0.5, [1, 0.5], [2, 0.5]));
      await later();
      expect([now.tellsApart, now.showsChoices]).toEqual([false, tells_all]);
    }
  });

  test("are not looked for where nobody shall know them", () => {
    const now = new OddsNow();
    now.look(ask("reroll"), undefined);
    expect(now.isLooking).toBe(false);
  });

  test("tell nothing apart where all is the same", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    now.look(ask("reroll"), asking);
    await later();
    settle[0]?.(odds(0.5, [1, 0.5], [2, 0.5]));
    await later();
    expect(now.tellsApart).toBe(false);
    expect(now.isBest([1])).toBe(false);
  });
});
