import { describe, expect, test } from "vitest";

import { gathered, helpful, shared, Writing } from "$/moves";
import type { QuestionOption, Question } from "$/wire";
import { anOption, aQuestion } from "./made";

const writing = new Writing({
  game: "g",
  forms: [
    { name: "pass", rule: "TC-TURN-01", nouns: [], is_set_up: false },
    { name: "play", rule: "TC-PLAY-07", nouns: ["card", "stack"], is_set_up: false },
    { name: "discard", rule: "TC-PASS-01", nouns: ["card"], is_set_up: false },
    { name: "flip", rule: "TC-PLAY-12", nouns: [], is_set_up: false },
    { name: "give", rule: "TC-GIVE-01", nouns: ["card", "arc"], is_set_up: false },
  ],
  words: {
    card: ["yo-yo", "", "fez", "scarf", "bow-tie", ""],
    stack: ["time", "enemy"],
    arc: ["a", "b", "c", "d", "e", "f", "g"],
  },
});

const option = (notation: string) => anOption(0, notation);
const ask = (...options: QuestionOption[]): Question => aQuestion({ rule: "TC-TURN-03", options });

describe("what could be tried", () => {
  test("with a thing: all moves that name it and are not offered, the question's own kinds first", () => {
    const now = ask(option("discard fez"), option("pass"));
    expect(writing.with("yo-yo", now)).toEqual(["discard yo-yo", "play yo-yo time", "play yo-yo enemy"]);
    expect(writing.with("fez", now)).toEqual(["play fez time", "play fez enemy"]);
  });

  test("with a thing that was chosen before the game: nothing, unless it is chosen now", () => {
    const doctors = new Writing({
      game: "g",
      forms: [{ name: "doctor", rule: "TOD-SETUP-02", nouns: ["doctor"], is_set_up: true }],
      words: { doctor: ["fourth", "twelfth"] },
    });
    expect(doctors.with("fourth", ask(option("pass")))).toEqual([]);
    expect(doctors.with("fourth", ask(option("doctor twelfth")))).toEqual(["doctor fourth"]);
  });

  test("with a thing that no move names: nothing", () => {
    expect(writing.with("elsewhere", ask())).toEqual([]);
  });

  test("without a question, when another player is asked", () => {
    expect(writing.with("fez", null)).toContain("play fez time");
  });

  test("at a question: the kinds that are near it, with what is held", () => {
    const now = { ...ask(option("play fez time"), option("pass")), near: ["pass", "play", "flip"] };
    expect(writing.near(now, ["fez", "scarf"])).toEqual([
      "play fez enemy",
      "play scarf time",
      "play scarf enemy",
      "flip",
    ]);
    expect(writing.near(now, ["fez", "scarf"], 1)).toEqual(["play fez enemy"]);
  });
});

describe("completion", () => {
  const options = [option("play fez time"), option("play yo-yo enemy"), option("pass")];

  test("offers legal moves word by word", () => {
    expect(writing.next("p", options)).toEqual(["play", "pass"]);
    expect(writing.next("play ", options)).toEqual(["play fez", "play yo-yo"]);
    expect(writing.next("play fez t", options)).toEqual(["play fez time"]);
  });

  test("offers what can be written where nothing is legal, so that one can ask why", () => {
    expect(writing.next("disc", options)).toEqual(["discard"]);
    expect(writing.next("play s", options)).toEqual(["play scarf"]);
    expect(writing.next("dance ", options)).toEqual([]);
  });

  test("reminds of the form", () => {
    expect(writing.form("play f")).toBe("play ‹card› ‹stack›");
    expect(writing.form("flip")).toBe(null);
    expect(writing.form("dance")).toBe(null);
  });

  test("goes as far as all agree", () => {
    expect(shared(["play fez", "play fezzes"])).toBe("play fez");
    expect(shared(["pass", "play"])).toBe("p");
    expect(shared([])).toBe("");
  });
});

test("the same reason is said once; one that concerns few moves comes first", () => {
  const why = (notation: string, reason: string, code = "illegal") => ({
    notation,
    refusal: { code, reason, rule: "R", field: "" },
    names: [],
  });
  expect(
    gathered([
      why("play a time", "not now"),
      why("play a enemy", "not now"),
      why("discard a", "keep it"),
      why("x", "no such move", "unknown"),
      { notation: "legal", refusal: null, names: [] },
    ]),
  ).toEqual([
    { rule: "R", reason: "keep it", notations: ["discard a"] },
    { rule: "R", reason: "not now", notations: ["play a time", "play a enemy"] },
  ]);
});

describe("what helps of all reasons", () => {
  const found = (notation: string, reason: string, rule = "R-1", names: string[] = []) => ({
    notation,
    refusal: { code: "illegal", reason, rule, field: "" },
    names,
  });
  const words = (...all: Parameters<typeof helpful>) => helpful(...all).map(({ reason }) => reason);
  const all = [
    found("install fez", "in the Prepare step only"),
    found("play fez", "Fez costs 3, you have 2", "R-1", ["fez"]),
    found("travel fez", "in the Travel step only"),
  ];

  test("is why the moves of the question's kinds are none with it, and nothing else", () => {
    expect(words(all, ask(option("travel earth")), "fez")).toEqual(["in the Travel step only"]);
    expect(words(all, ask(option("play scarf"), option("travel earth")), "fez")).toEqual([
      "Fez costs 3, you have 2",
      "in the Travel step only",
    ]);
  });

  test("is what is said of this thing alone where the question has no such moves", () => {
    expect(words(all, ask(option("pass")), "fez")).toEqual(["Fez costs 3, you have 2"]);
  });

  test("is one sentence where all of them are of other moments", () => {
    const [first, , last] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
    expect(words([first, last], ask(option("pass")), "fez")).toEqual(["in the Prepare step only"]);
    expect(words([first, last], null, "fez")).toEqual(["in the Prepare step only"]);
  });

  test("is nothing where it can be used, or where only the question would be said again", () => {
    expect(words(all, ask(option("wear fez")), "fez")).toEqual([]);
    const question = ask(option("pass"));
    expect(words([found("play fez", "this is not asked", question.rule)], question, "fez")).toEqual([]);
  });
});
