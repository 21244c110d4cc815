// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";

import EndScreen from "$/table/EndScreen.svelte";
import type { OutcomeInfo } from "$/wire";
import { speak } from "$/words.svelte";
import { shown, wordsOf } from "../shown";

afterEach(() => speak("en"));

describe("how it ended", () => {
  const ended = (outcome: Partial<OutcomeInfo>) =>
    shown(EndScreen, {
      id: null,
      names: ["Ada", "Bo"],
      commitment: "",
      outcome: { kind: "", winners: [], scores: [0, 0], seed: "", ...outcome },
      mine: [0],
    });

  test("where the Daleks win, they are the headline, and nobody has a score", async () => {
    for (const kind of ["daleks-seventh-marker", "daleks-on-gallifrey", "daleks-on-earth"]) {
      const end = ended({ kind });
      expect(wordsOf(end.querySelector("h2"))).toBe("The Daleks have won.");
      expect(end.querySelector(".scores b")).toBeNull();
    }
    await speak("de");
    const end = ended({ kind: "daleks-on-earth" });
    expect(wordsOf(end.querySelector("h2"))).toBe("Die Daleks haben gewonnen.");
  });

  test("a game that is only won or lost has winners and no figures", () => {
    const end = ended({ kind: "doctors", winners: [1], scores: [0, 1] });
    expect(wordsOf(end.querySelector("h2"))).toBe("Bo has won.");
    expect(wordsOf(end.querySelector(".winner"))).toContain("Bo");
    expect(end.querySelector(".scores b")).toBeNull();
  });

  test("points are shown where there are points, and nobody is nobody", () => {
    const end = ended({ kind: "game-end-card", winners: [0], scores: [31, 12] });
    expect([...end.querySelectorAll(".scores b")].map(wordsOf)).toEqual(["31", "12"]);
    expect(wordsOf(ended({ kind: "round-limit" }).querySelector("h2"))).toBe("Nobody has won.");
  });
});
