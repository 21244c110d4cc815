// @vitest-environment happy-dom
import { afterAll, describe, expect, test } from "vitest";

import { RuleSearch } from "$/table/rule_search";
import { speak, t } from "$/words.svelte";

const rule = (id: string, chapter: string, text: string) => ({ id, chapter, text });
const speech = () => ({
  little: t("rules-little-words"),
  same: t("rules-same-words"),
  endings: t("rules-endings"),
});
const ids = (rules: readonly { id: string }[]) => rules.map(({ id }) => id);

describe("in English", () => {
  const search = new RuleSearch(
    [
      rule("TC-COMP-01", "Components", "A marker showing the windows of the total."),
      rule("TC-PLAY-01", "Playing cards", "A card is discarded; nobody has won by that."),
      rule("TC-WIN-03", "Winning", "The Enemy team wins below zero."),
      rule("TC-GAMBIT-11", "The Gambit", "At +800 it is a victory."),
    ],
    speech(),
  );

  test("a question finds what means the same, what a chapter is about first", () => {
    expect(ids(search.find("How do I win?"))).toEqual(["TC-WIN-03", "TC-PLAY-01", "TC-GAMBIT-11"]);
    expect(ids(search.find("discarding"))).toEqual(["TC-PLAY-01"]);
  });

  test("a word is not found within another; one that is not finished is, by its beginning", () => {
    expect(ids(search.find("win"))).not.toContain("TC-COMP-01");
    expect(ids(search.find("wind"))).toEqual(["TC-COMP-01"]);
  });

  test("an id finds its rule, with or without its number, and nothing typed finds all", () => {
    expect(ids(search.find("tc-win-03"))).toEqual(["TC-WIN-03"]);
    expect(ids(search.find("TC-PLAY"))).toEqual(["TC-PLAY-01"]);
    expect(search.find("  ")).toHaveLength(4);
    expect(search.find("zygon")).toEqual([]);
  });

  test("what says most of what was asked for is found", () => {
    expect(ids(search.find("enemy victory"))).toEqual(["TC-WIN-03"]);
  });
});

describe("in German", async () => {
  await speak("de");
  afterAll(() => speak("en"));
  const search = new RuleSearch(
    [
      rule("CG-SCORE-01", "Der Sieg", "Es gewinnt, wer die meisten Siegpunkte hat."),
      rule("TOD-ROLL-01", "Der Wurf", "Der Tardis-Würfel wird geworfen."),
      rule("TOD-COMP-01", "Bestandteile", "Ein Würfelbecher gewinnt keinen Preis."),
    ],
    speech(),
  );

  test("words are found with other endings, by what means the same, and without their dots", () => {
    expect(ids(search.find("Wie gewinne ich?"))).toEqual(["CG-SCORE-01", "TOD-COMP-01"]);
    expect(ids(search.find("würfeln"))).toEqual(["TOD-ROLL-01"]);
    expect(ids(search.find("becher"))).toEqual(["TOD-COMP-01"]);
  });
});
