// @vitest-environment happy-dom
// What the list of choices tells: of luck what the board tells, and what a choice would change.

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, onTestFinished, test } from "vitest";

import { Foreseeing, PointedChoice } from "$/kit/foreseeing.svelte";
import { OddsNow, oddsOf } from "$/kit/odds.svelte";
import Options from "$/table/Options.svelte";
import type { ChoiceOdds, Odds, QuestionLuck } from "$/wire";
import { until } from "../eventually";
import { anOption, aQuestion, LUCK, someOdds } from "../made";

const HELPS = { seat: 1, words: "if Bo helps:", label: "Chance of success if Bo helps" };
type Leanings = Record<number, NonNullable<ChoiceOdds["leaning"]>>;

/** What stands beside each choice. The server tells `quick` at once, and `full` after it. */
async function listed(
  notations: readonly string[],
  luck: Partial<QuestionLuck>,
  quick: Record<number, number> | null,
  full = quick,
  leaning: Leanings = {},
): Promise<string[]> {
  const ask = aQuestion({
    options: notations.map((notation, choice) => anOption(choice, notation)),
    luck: { ...LUCK, ...luck },
  });
  const found = (known: Record<number, number> | null): Odds => {
    const choices = Object.entries(known ?? {}).map(([choice, odds]) => [Number(choice), odds] as const);
    return someOdds(known && Math.max(...Object.values(known)), choices, {}, leaning);
  };
  let odds: OddsNow | undefined;
  const end = $effect.root(() => {
    odds = oddsOf(
      () => ask,
      () => (inFull) => Promise.resolve(found(inFull ? full : quick)),
    );
  });
  flushSync();
  await until(() => odds?.isLooking === false);
  const target = document.createElement("ul");
  const pointed = new PointedChoice(() => ({}), new Foreseeing());
  const props = { options: ask.options, isOneOfMany: true, sending: null, hinted: null, pointed };
  const list = mount(Options, {
    target,
    props: { ...props, odds: odds as OddsNow, answer: () => undefined },
  });
  flushSync();
  onTestFinished(async () => {
    await unmount(list);
    end();
  });
  return [...target.querySelectorAll("li")].map((one) =>
    (one.querySelector(".odds")?.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
  );
}

test("a choice that is pointed at is the one whose changes are asked for, until the pointer leaves it", async () => {
  const ask = aQuestion({ options: [anOption(3, "play fez"), anOption(4, "pass")] });
  const foreseeing = new Foreseeing();
  const pointed = new PointedChoice(() => ({ tokens: 3 }), foreseeing);
  const preview = { type: "preview", id: "", number: 0, choice: 3, is_whole: false } as const;
  const target = document.createElement("ul");
  const props = { options: ask.options, isOneOfMany: true, sending: null, hinted: null, pointed };
  const list = mount(Options, { target, props: { ...props, odds: new OddsNow(), answer: () => undefined } });
  onTestFinished(() => unmount(list));
  flushSync();
  const button = target.querySelector("button");
  button?.dispatchEvent(new PointerEvent("pointerenter"));
  expect(pointed.at).toMatchObject({ choice: 3, beside: button });
  expect(pointed.then).toBeNull();
  const changes = [{ path: ["tokens"], value: 2 }];
  foreseeing.want(ask, [3], () => Promise.resolve({ ...preview, changes }));
  await until(() => pointed.then !== null);
  expect([pointed.then, pointed.isWhole]).toEqual([{ tokens: 2 }, false]);
  button?.dispatchEvent(new PointerEvent("pointerleave"));
  expect([pointed.at, pointed.then]).toEqual([null, null]);
});

describe("the list of choices tells", () => {
  test("what all are worth where the question says so, also where they are worth the same", async () => {
    const both = { takes_long: true, tells_all: true };
    expect(await listed(["afar", "on-site"], both, null, { 0: 0.3, 1: 0.3 })).toEqual(["30 %", "30 %"]);
    expect(await listed(["afar", "on-site"], both, null, { 1: 0.9 })).toEqual(["", "90 %"]);
    expect(await listed(["defend gallifrey", "buy 1"], { tells_all: true }, { 0: 0.21 })).toEqual([
      "21 %",
      "",
    ]);
  });

  test("on whom a chance counts, and never a star there", async () => {
    const notations = ["focus tegan green", "pass", "call 2"];
    // In full, what can be followed by a call is worth as much as the call.
    const full = { 0: 0.95, 1: 0.2, 2: 0.95 };
    expect(await listed(notations, { takes_long: true }, { 0: 0.3, 1: 0.2 }, full, { 2: HELPS })).toEqual([
      "★ 30 %",
      "20 %",
      "if Bo helps: 95 %",
    ]);
    const stop = { 0: 0.5, 1: 0.4 };
    expect(await listed(["pass", "reroll-black"], {}, stop, stop, { 0: HELPS })).toEqual([
      "if Bo helps: 50 %",
      "★ 40 %",
    ]);
  });

  test("nothing elsewhere if all choices are worth the same", async () => {
    const notations = ["reroll-black", "reroll-sonic"];
    expect(await listed(notations, {}, { 0: 0.3, 1: 0.3 })).toEqual(["", ""]);
    expect(await listed(notations, {}, { 0: 0.3, 1: 0.2 })).toEqual(["★ 30 %", "20 %"]);
  });
});
