// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";

import Status from "$/table/Status.svelte";
import { aPosition, aQuestion, asksOther } from "../made";
import { shown, wordsOf } from "../shown";

describe("who is asked", () => {
  const status = (more: Parameters<typeof aPosition>[1], isTelling = false) =>
    shown(Status, {
      isTelling,
      table: { title: "", game_title: "Game" },
      position: aPosition(1, more),
      names: ["Ada", "Bo"],
      steps: [],
      step: 0,
    });

  test("the player whose turn it is reads that; one who may respond in another's, that they may", () => {
    expect(wordsOf(status({}).querySelector(".prompt strong"))).toBe("Your turn:");
    expect(
      wordsOf(status({ question: aQuestion({ is_window: true }) }).querySelector(".prompt strong")),
    ).toBe("You may respond:");
  });

  test("nobody is asked before what others did was told", () => {
    expect(wordsOf(status({}, true).querySelector(".prompt"))).toBe("What just happened");
  });

  test("another player's question is quoted, for it says “you” to them", () => {
    const prompt = status({ question: asksOther(1, "Pass your cards on.") }).querySelector(".prompt");
    expect(wordsOf(prompt)).toContain("Waiting for Bo, who is asked:");
    expect(wordsOf(prompt?.querySelector(".quoted") ?? null)).toBe("Pass your cards on.");
  });
});
