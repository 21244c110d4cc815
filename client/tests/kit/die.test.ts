// @vitest-environment happy-dom
import { expect, test } from "vitest";

import Die from "$/kit/Die.svelte";
import { drawn, paths } from "./drawn";

const look = { fill: "#4a70c1", ink: "#ffffff", edge: "#0b1226" };

test("a die that is out of the game is crossed out", () => {
  expect(paths(drawn(Die, { look, crossed: true }))).toHaveLength(1);
  expect(paths(drawn(Die, { look }))).toHaveLength(0);
});

test("a die has a letter and a corner mark only where dice are told apart by them", () => {
  expect(drawn(Die, { look }).querySelector(".letter")).toBeNull();
  const marked = drawn(Die, { look: { ...look, letter: "B", mark: "M0 0L1 1" } });
  expect([marked.querySelector(".letter")?.textContent, paths(marked)]).toEqual(["B", ["M0 0L1 1"]]);
});
