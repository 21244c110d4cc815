import { expect, test } from "vitest";

import { askOf, withoutOptions } from "$/net/asked";
import { aPosition, aQuestion, asksOther } from "../made";

test("a question is the viewer's if it has options", () => {
  const question = aQuestion();
  expect(askOf(aPosition(1, { question }))).toBe(question);
  expect(askOf(aPosition(1, { question: asksOther(1) }))).toBeNull();
  expect(askOf(aPosition(1, { question: null }))).toBeNull();
  expect(askOf(aPosition(1, { question, passes_in: 8000 }))).toBe(question);
  expect(askOf(aPosition(1, { question, passes_in: 0 }))).toBeNull(); // the table passes at once
});

test("a position that is only looked at asks the viewer nothing, but says who is asked", () => {
  const seen = withoutOptions(aPosition(1));
  expect(askOf(seen)).toBeNull();
  expect(seen.question?.prompt).toBe("Act.");
  expect(withoutOptions(aPosition(1, { question: null })).question).toBeNull();
});
