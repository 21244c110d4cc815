import { beforeEach, describe, expect, test, vi } from "vitest";

import { OddsNow } from "$/kit/odds.svelte";
import type { Odds, Question } from "$/wire";

const ask = (topic: string): Question => ({
  seat: 0,
  topic,
  rule: "",
  prompt: "",
  is_window: false,
  options: [],
});
const odds = (chance: number | null, ...choices: [number, number][]): Odds => ({
  type: "odds",
  id: "",
  number: 1,
  odds: chance,
  choices: choices.map(([choice, worth]) => ({ choice, odds: worth })),
  rule: "",
  alone: null,
  unpaid: null,
  pool: null,
  is_whole: true,
});
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
const LEANING = { name: "tod-board-odds-leans", label: "tod-board-odds-leaning", seat: 1 };
const later = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe("the odds of a question", () => {
  test("call nothing the best that counts on somebody else", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    const options = [7, 8, 9].map((choice) => ({ choice, notation: choice === 7 ? "pass" : "go" }));
    now.look({ ...ask("reroll"), options } as Question, asking, {
      leans: ({ notation }) => (notation === "pass" ? LEANING : null),
    });
    await later();
    settle[0]?.(odds(0.5, [7, 0.5], [8, 0.4], [9, 0.2]));
    await later();
    expect([7, 8, 9].map((one) => now.isBest([one]))).toEqual([false, true, false]);
    expect([now.isBest([7, 9]), now.isBest([8, 9])]).toEqual([false, true]);
    expect(now.isOutdone).toBe(true);
    now.names = ["Ada", "Bo"];
    expect(now.leaningOf([7, 8])).toEqual({
      name: "if Bo goes on:",
      label: "Chance of success if Bo goes on after this",
    });
    expect(now.leaningOverall).toEqual(now.leaningOf([7]));
    expect([now.leaningOf([8]), now.leaningOf([])]).toEqual([null, null]);
  });

  test("call nothing the best that cannot succeed", async () => {
    const { settle, asking } = answers();
    const now = new OddsNow();
    const options = [7, 8].map((choice) => ({ choice, notation: choice === 7 ? "call 2" : "pass" }));
    now.look({ ...ask("build-pool"), options } as Question, asking, {
      leans: ({ notation }) => (notation === "call 2" ? LEANING : null),
    });
    await later();
    settle[0]?.(odds(0.2, [7, 0.2], [8, 0]));
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
    now.look(ask("build-pool"), asking, { inFull: true });
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
      now.look(ask("build-pool"), asking, { inFull: true });
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
    now.look(ask("build-pool"), asking, { inFull: true });
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
    now.look(ask("help"), asking, { inFull: true });
    await later();
    settle[0]?.(odds(null));
    await later();
    settle[1]?.(odds(0.7, [2, 0.7]));
    await later();
    expect(now.found?.odds).toBe(0.7);
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
