// @vitest-environment happy-dom
// What each part of the board tells of a view: change the view, and it tells something else.

import { describe, expect, test } from "vitest";

import type { ClashView, StackName } from "$/games/time_clash/view";
import { t } from "$/words.svelte";
import { seated } from "../../seated";
import { aGambit, aView, card } from "../made";

const plan = card("ask-for-tea", "plan", 100);
const threat = card("dalek-fleet", "threat", -300);
const quip = card("fair-warning", "quip", 300);

const shown = (view: ClashView) => seated("time-clash", { ...view, seat: 0 });
const all = (board: Element, what: string) => [...board.querySelectorAll<HTMLElement>(what)];
const said = (node: Element | null | undefined) => node?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";

describe("the ring", () => {
  /** Where the pointers stand, in degrees clockwise from the right: time, companion, enemy. */
  const pointers = async (...totals: [number, number, number]) => {
    const view = aView({});
    view.stacks.forEach((stack, i) => (stack.total = totals[i] ?? 0));
    return all(await shown(view), ".ring .pointer").map((one) =>
      Number(/rotate\(([-\d.]+)/.exec(one.getAttribute("transform") ?? "")?.[1]),
    );
  };

  test("points to each stack's total, to the end of its track and no further", async () => {
    const nought = await pointers(0, 0, 0);
    expect(nought).toEqual([210, 90, 330]);
    const [time = 0, companion = 0, enemy = 0] = await pointers(600, -600, 1200);
    // Half of a track of 51 degrees each way; Time's grows clockwise, the others' against it.
    expect([time - 210, companion - 90, enemy - 330]).toEqual([25.5, 25.5, -51]);
    expect(await pointers(600, -600, 5000)).toEqual([time, companion, enemy]);
  });

  test("has tracks that reach beyond what a pack wants to be reached", async () => {
    const view = aView({}, { flip_target: 2000, threat_trigger: -1000 });
    view.stacks.forEach((stack) => (stack.total = 1200));
    const board = await shown(view);
    const [time] = all(board, ".ring .pointer").map((one) => one.getAttribute("transform"));
    expect(time).toBe("rotate(235.5 200 200)"); // half of the way to 2400
    expect(all(board, ".ring .arc:first-of-type .tick:not(.zero)")).toHaveLength(8);
  });

  test.each([
    ["time", 188],
    ["companion", 90],
    ["enemy", 352],
    [null, 270],
  ] as const)("has the Doctor at %s, and only that arc lit", async (pawn, angle) => {
    const board = await shown(aView({}, { pawn }));
    expect(board.querySelector<HTMLElement>(".orbit")?.style.getPropertyValue("--angle")).toBe(`${angle}deg`);
    const stacks: StackName[] = ["time", "companion", "enemy"];
    const lit = stacks.filter((stack) => board.querySelector(`.plate.${stack}.present`) !== null);
    expect(lit).toEqual(pawn ? [pawn] : []);
    expect(all(board, ".plate .here")).toHaveLength(pawn ? 1 : 0);
    expect(all(board, ".ring .arc.present").map((one) => one.dataset.key)).toEqual(
      pawn ? [`arc:${pawn}`] : [],
    );
    const where = pawn ? t(`tc-stack-${pawn}`) : t("tcb-pawn-off");
    expect(board.querySelector(".pawn")?.getAttribute("aria-label")).toContain(where);
  });

  test("has its coin turned over in the Endgame", async () => {
    for (const phase of ["build-up", "endgame"] as const) {
      const board = await shown(aView({}, { phase }));
      expect(board.querySelector(".coin")?.classList.contains("endgame")).toBe(phase === "endgame");
      expect(said(board.querySelector(".disk .phase"))).toBe(t(`tc-step-${phase}`));
    }
  });
});

test("the match is scored for the side that won", async () => {
  const board = await shown(aView({}, { match: { length: 5, game: 4, wins: [2, 1] } }));
  expect(all(board, ".score .wins > span").map((one) => [one.classList[0], said(one)])).toEqual([
    ["doctor", "2"],
    ["enemy", "1"],
  ]);
  expect(board.querySelector(".score .wins")?.getAttribute("aria-label")).toBe(
    t("tcb-score", { doctor: 2, enemy: 1 }),
  );
});

test("cards that the Gambit turned lie turned on their stack, and nothing else does", async () => {
  const board = await shown(
    aView(
      { time: [quip, plan], enemy: [threat] },
      {
        phase: "endgame",
        gambit: aGambit([plan]),
      },
    ),
  );
  const turned = all(board, ".arm .turned");
  expect(turned).toHaveLength(1);
  expect(turned[0]?.closest(".arm")?.classList).toContain("time");
  expect(said(turned[0])).toContain(t("tcb-turned"));
});

describe("the gauges", () => {
  const near = async (more: Partial<ClashView>) =>
    all(await shown(aView({}, more)), ".gauges > li").map((one) => one.classList.contains("near"));

  test("sound the alarm about the total in the Endgame, when it comes near to nought", async () => {
    expect(await near({ phase: "endgame", total: 299 })).toEqual([true]);
    expect(await near({ phase: "endgame", total: 300 })).toEqual([false]);
    expect(await near({ phase: "endgame", total: 300, threat_trigger: -2000 })).toEqual([true]);
  });

  test("in the Build-up stress what ends it, and only that", async () => {
    expect(await near({ total: -500 })).toEqual([false, false, false]);
    expect(await near({ threats_reached: true })).toEqual([false, true, false]);
    expect(await near({ flip_reached: true })).toEqual([true, false, false]);
  });

  test("know of no flip target before the last arc is picked", async () => {
    const { arcs, flip_parts } = aView({});
    for (const [picked, known] of [
      [arcs, true],
      [[arcs[0] ?? null, null, arcs[2] ?? null], false],
    ] as const) {
      const more = known ? { flip_target: 800, flip_parts } : { flip_target: 0, flip_parts: null };
      const board = await shown(aView({}, { arcs: [...picked], ...more }));
      expect(all(board, ".gauges .name").map(said).includes(t("tcb-flip"))).toBe(known);
      expect(all(board, ".ring .goal").length > 0).toBe(known);
    }
  });
});
