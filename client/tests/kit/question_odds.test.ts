// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import { OddsNow } from "$/kit/odds.svelte";
import QuestionOdds from "$/kit/QuestionOdds.svelte";
import type { Odds } from "$/wire";
import { until } from "../eventually";
import { aQuestion, LUCK, someOdds } from "../made";

const ASK = aQuestion({ luck: LUCK });
const FOUND = someOdds(0.4, [[1, 0.4]]);

/** What the eye reads, and what listeners hear. */
async function told(found: Odds): Promise<(string | null | undefined)[]> {
  const odds = new OddsNow();
  odds.look(ASK, () => Promise.resolve(found));
  await until(() => !odds.isLooking);
  const target = document.createElement("div");
  const chip = mount(QuestionOdds, { target, props: { odds } });
  flushSync();
  const said = [
    target.querySelector("b")?.textContent,
    target.querySelector("[role=img]")?.getAttribute("aria-label"),
  ];
  await unmount(chip);
  return said;
}
const WHAT = LUCK.label;

test("the chance with best play is shown", async () => {
  expect(await told(FOUND)).toEqual(["40 %", `${WHAT}: 40 %`]);
});

test("where there was no time for some choices it is what there is at least", async () => {
  expect(await told({ ...FOUND, is_whole: false })).toEqual(["at least 40 %", `${WHAT}: at least 40 %`]);
  expect(await told({ ...FOUND, odds: 1, is_whole: false })).toEqual(["100 %", `${WHAT}: 100 %`]);
});
