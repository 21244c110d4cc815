import { expect, test } from "vitest";

import { narrowed, stepAt } from "$/table/lesson";
import type { LessonStep } from "$/wire";
import { anOption, aQuestion } from "../made";

const step = (kind: LessonStep["kind"], begins: number, ends = begins): LessonStep => ({
  key: `${kind}-${begins}`,
  at: "",
  card: "",
  kind,
  begins,
  ends,
});
// Something is explained, then the learner moves once, two moves are played, and something more is explained.
const steps = [
  step("explain", 1),
  step("explain", 1),
  step("move", 1, 2),
  step("watch", 2, 4),
  step("explain", 4),
];
const at = (made: number, read: number) => stepAt(steps, { made, follows: true, wanted: null }, read);

test("what is explained is done when it was read", () => {
  expect([at(1, 0), at(1, 1), at(1, 2)]).toEqual([0, 1, 2]);
});

test("moves are done when they are made, however much was read", () => {
  expect([at(1, 9), at(2, 2), at(3, 4), at(4, 4)]).toEqual([2, 3, 3, 4]);
});

test("a learner who comes back reads again only what belongs to the next move", () => {
  expect([at(1, 0), at(2, 0), at(4, 0)]).toEqual([0, 3, 4]);
});

test("after the last step there is none", () => {
  expect(at(4, 5)).toBe(5);
  expect(at(5, 0)).toBe(5);
});

test("a learner who takes a move back is at its step again", () => {
  expect(at(1, 3)).toBe(2);
});

test("of a question the one answer is left that is wanted, and nothing is said of others", () => {
  const options = [anOption(7, "pass"), anOption(8, "play a")];
  const ask = aQuestion({ options, near: ["play"], closed: ["play x"] });
  const wanted = 8;
  expect(narrowed(ask, wanted).options.map(({ choice }) => choice)).toEqual([wanted]);
  expect(narrowed(ask, wanted)).toMatchObject({ near: [], closed: [], prompt: ask.prompt });
});
