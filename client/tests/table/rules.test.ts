import { expect, test } from "vitest";

import { chaptersOf, homesOf, isApart, sourced } from "$/table/rules";

const rule = (id: string, chapter: string, text = "") => ({ id, chapter, text });
const rules = [
  rule("TC-TECH-04", "Tech"),
  rule("TC-RULING-19", "Rulings: numbered cards"),
  rule("TC-PLAN-01", "Plans"),
  rule("TC-TECH-05", "Tech"),
  rule("TC-EXD-01", "Boundary cases"),
];

test("chapters come in the order of their rules, and rulings go with the chapter before them", () => {
  const homes = homesOf(rules);
  const shape = (some: typeof rules) =>
    chaptersOf(some, homes).map((chapter) => [chapter.name, chapter.rules.length, chapter.rulings.length]);
  expect(shape(rules)).toEqual([
    ["Tech", 2, 1],
    ["Plans", 1, 0],
    ["Boundary cases", 1, 0],
  ]);
  expect(shape(rules.slice(1, 3))).toEqual([
    ["Tech", 0, 1],
    ["Plans", 1, 0],
  ]);
});

test("test cases and decision points stand apart", () => {
  expect(rules.filter(isApart).map(({ id }) => id)).toEqual(["TC-EXD-01"]);
});

test("the place in the rulebook is taken off the end of a rule", () => {
  expect(sourced("Draw a card. [Rulebook › TURN]")).toEqual({
    says: "Draw a card.",
    where: "Rulebook › TURN",
  });
  expect(sourced("Draw [two].")).toEqual({ says: "Draw [two].", where: "" });
});
