import { describe, expect, test } from "vitest";

import { best, changedStacks } from "$/games/time_clash/board/foreseen";
import type { ClashView } from "$/games/time_clash/view";
import { aView, card } from "../made";

const tech = card("yo-yo", "tech", 200);
const threat = card("fleet", "threat", -300);
const plan = card("ask", "plan", 100);
const view = aView({ time: [plan], enemy: [threat, tech] });

const totals = (...answers: [notation: string, then: ClashView | null][]) =>
  Object.fromEntries(
    [
      ...changedStacks(
        view,
        answers.map(([notation, then]) => ({ notation, then })),
      ),
    ].map(([name, { total }]) => [name, total]),
  );

describe("the stacks that an answer would change", () => {
  test("are those of which total, cards or their order differ", () => {
    expect(totals(["shift yo-yo time", aView({ time: [plan, tech], enemy: [threat] })])).toEqual({
      time: 300,
      enemy: -300,
    });
    expect(totals(["push yo-yo", aView({ time: [plan], enemy: [tech, threat] })])).toEqual({ enemy: -100 });
  });

  test("are none where nothing is known, or nothing changes", () => {
    expect(totals(["play ask time", null])).toEqual({});
    expect(totals(["discard ask", view])).toEqual({});
  });

  test("of several answers, that which names a stack tells what becomes of it", () => {
    const here = aView({ time: [plan, tech], enemy: [threat] });
    const there = aView({ time: [plan], companion: [tech], enemy: [threat, plan] });
    expect(totals(["shift yo-yo enemy", there], ["shift yo-yo time", here])).toEqual({
      time: 300,
      companion: 200,
      enemy: -200,
    });
  });
});

test("the stack that stands highest", () => {
  expect(best(view)).toBe(100);
});
