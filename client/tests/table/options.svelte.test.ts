// @vitest-environment happy-dom
// What the list of choices tells of luck: what the board tells.

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { odds as conflicts } from "$/games/card_game/odds";
import { odds as adventures } from "$/games/time_of_the_daleks/odds";
import type { DaleksView } from "$/games/time_of_the_daleks/wire";
import type { GameOdds } from "$/kit/board";
import { oddsOf, type OddsNow } from "$/kit/odds.svelte";
import Options from "$/table/Options.svelte";
import type { Odds, Question } from "$/wire";
import { player, table } from "../games/card_game/made";

const asked = (topic: string, ...notations: string[]): Question => ({
  seat: 0,
  topic,
  rule: "",
  prompt: "",
  is_window: false,
  options: notations.map((notation, choice) => ({
    choice,
    notation,
    words: notation,
    rule: "",
    cost: "",
    target: "",
    cards: [],
  })),
});
const ADVENTURE = { active: 0, adventure: { help: "alone", helper: -1, met: false } } as DaleksView;

/** What stands beside each choice. The server tells `quick` at once, and `full` after it. */
async function listed<View extends object>(
  gameOdds: GameOdds<View>,
  view: View,
  ask: Question,
  quick: Record<number, number> | null,
  full = quick,
): Promise<string[]> {
  const told = (known: Record<number, number> | null): Odds => ({
    type: "odds",
    id: "",
    number: 0,
    odds: known && Math.max(...Object.values(known)),
    choices: Object.entries(known ?? {}).map(([choice, chance]) => ({
      choice: Number(choice),
      odds: chance,
    })),
    rule: "",
    alone: null,
    unpaid: null,
    pool: null,
    is_whole: true,
  });
  let odds: OddsNow | undefined;
  const end = $effect.root(() => {
    odds = oddsOf(
      () => ask,
      () => view,
      () => gameOdds as GameOdds,
      () => (inFull) => Promise.resolve(told(inFull ? full : quick)),
      () => ["Ada", "Bo"],
    );
  });
  flushSync();
  await vi.waitUntil(() => odds?.isLooking === false);
  const target = document.createElement("ul");
  const props = { options: ask.options, isOneOfMany: true, sending: null, hinted: null };
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

describe("the list of choices tells", () => {
  test("what both ways to help are worth, as the board does, also where they are worth the same", async () => {
    const ask = asked("help", "afar", "on-site");
    const view = { ...ADVENTURE, active: 1 };
    expect(await listed(adventures, view, ask, null, { 0: 0.3, 1: 0.3 })).toEqual(["30 %", "30 %"]);
    expect(await listed(adventures, view, ask, null, { 1: 0.9 })).toEqual(["", "90 %"]);
  });

  test("how the only Location with a conflict would fare", async () => {
    const ask = asked("turn", "defend gallifrey", "buy 1");
    expect(await listed(conflicts, table([player(0)]), ask, { 0: 0.21 })).toEqual(["21 %", ""]);
  });

  test("on whom a chance counts, and never a star there", async () => {
    const ask = asked("build-pool", "focus tegan green", "pass", "call 2");
    // In full, what can be followed by a call is worth as much as the call.
    const full = { 0: 0.95, 1: 0.2, 2: 0.95 };
    expect(await listed(adventures, ADVENTURE, ask, { 0: 0.3, 1: 0.2 }, full)).toEqual([
      "★ 30 %",
      "20 %",
      "if Bo helps in the best way: 95 %",
    ]);
    const helped = { active: 0, adventure: { help: "afar", helper: 1, met: false } } as DaleksView;
    const stop = asked("reroll", "pass", "reroll-black");
    expect(await listed(adventures, helped, stop, { 0: 0.5, 1: 0.4 })).toEqual([
      "if Bo goes on: 50 %",
      "★ 40 %",
    ]);
  });

  test("what a price for help is worth, the caller's and the helper's", async () => {
    const ask = asked("price", "pay-sonic", "pay-card fez");
    const called = { ...ADVENTURE, active: 0 };
    expect(await listed(adventures, called, ask, null, { 0: 0.5, 1: 0.9 })).toEqual([
      "if help comes in the best way: 50 %",
      "if help comes in the best way: 90 %",
    ]);
    const helping = { ...ADVENTURE, active: 1 };
    expect(await listed(adventures, helping, ask, null, { 0: 0.5, 1: 0.9 })).toEqual(["50 %", "★ 90 %"]);
  });

  test("nothing elsewhere if all choices are worth the same", async () => {
    const ask = asked("reroll", "reroll-black", "reroll-sonic");
    expect(await listed(adventures, ADVENTURE, ask, { 0: 0.3, 1: 0.3 })).toEqual(["", ""]);
    expect(await listed(adventures, ADVENTURE, ask, { 0: 0.3, 1: 0.2 })).toEqual(["★ 30 %", "20 %"]);
  });
});
