import { describe, expect, test } from "vitest";

import { foils, foresee, sums } from "$/games/time_clash/board/preview";
import type { CardView, StackName } from "$/games/time_clash/view";
import { aView, card } from "../made";

const tech = card("yo-yo", "tech", 200);
const threat = card("fleet", "threat", -300);
const plan = card("ask", "plan", 100);
const trap = card("trap", "plan", -300);
const view = aView({ time: [plan], enemy: [threat, tech] });

const keys = (cards: readonly CardView[] | undefined) => cards?.map(({ key }) => key);
const then = (notation: string, one: CardView | null, topic = "play", table = view) =>
  foresee(table, one, topic, notation.split(" "));
const totals = (found: ReturnType<typeof then>) =>
  Object.fromEntries([...found].map(([name, { total }]): [StackName, number] => [name, total]));

describe("what an answer would make of the stacks", () => {
  test("a card that is played lies on top", () => {
    const quip = card("warn", "quip", 300);
    const found = then("play warn companion", quip);
    expect(totals(found)).toEqual({ companion: 300 });
    expect(keys(then("play warn time", quip).get("time")?.cards)).toEqual(["ask", "warn"]);
  });

  test("a Plan takes a smaller Plan of the other team off, but no bigger one and no other suit", () => {
    expect(foils(trap, plan)).toBe(true);
    expect(foils(plan, trap)).toBe(false);
    expect(foils(trap, tech)).toBe(false);
    expect(foils(card("other", "plan", 500), plan)).toBe(false);
    expect(totals(then("play trap time", trap))).toEqual({ time: -300 });
    expect(totals(then("play trap enemy", trap))).toEqual({ enemy: -400 });
  });

  test("on an arc that keeps the Doctor's Plans safe none is taken off", () => {
    const arc = (key: string, steadfast = false) => ({ key, dalek: 0, tardis: 0, steadfast });
    const safe = aView({ companion: [plan], time: [plan] }, { arcs: [arc("a"), arc("b", true), arc("c")] });
    expect(totals(then("play trap companion", trap, "play", safe))).toEqual({ companion: -200 });
    expect(totals(then("play trap time", trap, "play", safe))).toEqual({ time: -300 });
  });

  test("a push or a pull changes the order and no total", () => {
    const pushed = then("push yo-yo", tech, "push-pull").get("enemy");
    expect(keys(pushed?.cards)).toEqual(["yo-yo", "fleet"]);
    const pulled = then("pull fleet", threat, "push-pull").get("enemy");
    expect(keys(pulled?.cards)).toEqual(["yo-yo", "fleet"]);
    expect([pushed?.total, pulled?.total]).toEqual([-100, -100]);
  });

  test("a shift changes both stacks", () => {
    expect(totals(then("shift yo-yo time", tech, "shift"))).toEqual({ enemy: -300, time: 300 });
  });

  test("a target leaves its stack only where the question takes it off", () => {
    expect(totals(then("target fleet", threat, "discard-threat"))).toEqual({ enemy: 200 });
    expect(then("target fleet", threat, "take-discard").size).toBe(0);
  });

  test("what nobody sees, and answers about no stack, change nothing", () => {
    expect(then("play hidden time", null).size).toBe(0);
    expect(then("discard ask", plan).size).toBe(0);
  });

  test("the sums follow", () => {
    expect(sums(view, new Map())).toEqual({ total: 0, threats: -300, best: 100 });
    const found = then("target fleet", threat, "discard-threat");
    expect(sums(view, found)).toEqual({ total: 300, threats: 0, best: 200 });
  });
});
