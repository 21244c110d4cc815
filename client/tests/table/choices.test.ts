import { describe, expect, test } from "vitest";

import { about, matching, Memory, named } from "$/table/choices";
import type { QuestionOption } from "$/wire";
import { anOption, aQuestion } from "../made";

const option = (notation: string, words: string, choice = 0) => anOption(choice, notation, { words });
const ask = (topic: string, ...options: QuestionOption[]) => aQuestion({ topic, options });

const PASS = option("pass", "Done", 0);
const RORY = option("add rory", "Add Rory", 1);
const AMY = option("add amy-pond", "Add Amélie Pond", 2);

describe("finding", () => {
  const all = [PASS, RORY, AMY];

  test("nothing typed finds all", () => {
    expect(matching(all, "  ")).toEqual(all);
  });

  test("words and notation are searched, in any order, without accents and capitals", () => {
    expect(matching(all, "AMELIE add")).toEqual([AMY]);
    expect(matching(all, "amy-p")).toEqual([AMY]);
  });

  test("an exact notation means that one alone", () => {
    expect(matching([option("buy 1", "Buy"), option("buy 10", "Buy")], "buy 1").length).toBe(1);
  });

  test("options about a card name it as a whole word", () => {
    expect(about(all, "rory")).toEqual([RORY]);
    expect(about(all, "amy")).toEqual([]);
    expect(named(all).has("amy-pond")).toBe(true);
  });
});

describe("memory", () => {
  test("what the same question offered before and does not offer now is missing", () => {
    const memory = new Memory();
    memory.remember(ask("turn", PASS, RORY));
    const now = ask("turn", PASS, AMY);
    memory.remember(now);
    expect(memory.missing(now)).toEqual([{ notation: "add rory", words: "Add Rory" }]);
    expect(memory.missing(ask("other", PASS))).toEqual([]);
    expect(memory.missing(now, (word) => word === "rory")).toEqual([]);
  });
});
