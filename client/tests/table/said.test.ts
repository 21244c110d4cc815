// @vitest-environment happy-dom
// What the page says of a table: who is asked, how it ended, what can be done with a card.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import { NO_CARDS } from "$/library.svelte";
import CardZoom from "$/table/CardZoom.svelte";
import EndScreen from "$/table/EndScreen.svelte";
import Status from "$/table/Status.svelte";
import type { OptionLine, OutcomeInfo } from "$/wire";
import { speak } from "$/words.svelte";
import { aPosition, aQuestion, asksOther } from "../made";
import OnPage from "../OnPage.svelte";

let page: ReturnType<typeof mount> | undefined;

function show(part: unknown, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  page = mount(OnPage, { target, props: { part: part as Component, props } });
  flushSync();
  return target;
}
const words = (node: Element | null) => node?.textContent.replace(/\s+/g, " ").trim();

afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  document.body.replaceChildren();
  await speak("en");
});

describe("who is asked", () => {
  const status = (more: Parameters<typeof aPosition>[1]) =>
    show(Status, {
      table: { title: "", game_title: "Game" },
      position: aPosition(1, more),
      names: ["Ada", "Bo"],
      steps: [],
      step: 0,
    });

  test("whose turn it is, is told it is their turn; who may respond in another's, that they may", () => {
    expect(words(status({}).querySelector(".prompt strong"))).toBe("Your turn:");
    expect(words(status({ question: aQuestion({ is_window: true }) }).querySelector(".prompt strong"))).toBe(
      "You may respond:",
    );
  });

  test("somebody else's question is quoted, for it says “you” to them", () => {
    const prompt = status({ question: asksOther(1, "Pass your cards on.") }).querySelector(".prompt");
    expect(words(prompt)).toContain("Waiting for Bo, who is asked:");
    expect(words(prompt?.querySelector(".quoted") ?? null)).toBe("Pass your cards on.");
  });
});

describe("how it ended", () => {
  const ended = (outcome: Partial<OutcomeInfo>) =>
    show(EndScreen, {
      id: null,
      names: ["Ada", "Bo"],
      commitment: "",
      outcome: { kind: "", winners: [], scores: [0, 0], seed: "", ...outcome },
      mine: [0],
    });

  test("where the Daleks win, they are the headline, and nobody has a score", async () => {
    for (const kind of ["daleks-seventh-marker", "daleks-on-gallifrey", "daleks-on-earth"]) {
      const end = ended({ kind });
      expect(words(end.querySelector("h2"))).toBe("The Daleks have won.");
      expect(end.querySelector(".scores b")).toBeNull();
    }
    await speak("de");
    const end = ended({ kind: "daleks-on-earth" });
    expect(words(end.querySelector("h2"))).toBe("Die Daleks haben gewonnen.");
  });

  test("a game that is only won or lost has winners and no figures", () => {
    const end = ended({ kind: "doctors", winners: [1], scores: [0, 1] });
    expect(words(end.querySelector("h2"))).toBe("Bo has won.");
    expect(words(end.querySelector(".winner"))).toContain("Bo");
    expect(end.querySelector(".scores b")).toBeNull();
  });

  test("points are shown where there are points, and nobody is nobody", () => {
    const end = ended({ kind: "game-end-card", winners: [0], scores: [31, 12] });
    expect([...end.querySelectorAll(".scores b")].map(words)).toEqual(["31", "12"]);
    expect(words(ended({ kind: "round-limit" }).querySelector("h2"))).toBe("Nobody has won.");
  });
});

test("a card that is looked at offers also what it can be brought to on the board, and nothing twice", () => {
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(() => undefined);
  const option = (choice: number, notation: string, said: string): OptionLine => ({
    choice,
    notation,
    words: said,
    rule: "",
    cost: "",
    target: "",
    cards: [],
  });
  const reserve = option(1, "reserve rory", "Put Rory in reserve");
  const defend = option(2, "defend stormcage", "Defend Stormcage");
  const ask = aQuestion({ options: [reserve, defend, option(3, "pass", "Pass")] });
  const bring = vi.fn();
  const answer = vi.fn();
  const zoomed = show(CardZoom, {
    card: "rory",
    cards: NO_CARDS,
    ask,
    answer,
    uses: { usesOf: () => [reserve, defend], bring },
    close: () => undefined,
  });
  const buttons = [...zoomed.querySelectorAll<HTMLElement>(".options button")];
  expect(buttons.map(words)).toEqual(["Put Rory in reserve", "Defend Stormcage"]);
  buttons[1]?.click();
  expect(bring).toHaveBeenCalledExactlyOnceWith("rory", defend);
  expect(answer).not.toHaveBeenCalled();
});
