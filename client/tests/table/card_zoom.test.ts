// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

import { NO_CARDS } from "$/library.svelte";
import CardZoom from "$/table/CardZoom.svelte";
import { anOption, aQuestion } from "../made";
import { shown, wordsOf } from "../shown";

test("a card that is looked at offers also what it can be brought to on the board, and nothing twice", () => {
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(() => undefined);
  const reserve = anOption(1, "reserve rory", { words: "Put Rory in reserve" });
  const defend = anOption(2, "defend stormcage", { words: "Defend Stormcage" });
  const ask = aQuestion({ options: [reserve, defend, anOption(3, "pass", { words: "Pass" })] });
  const bring = vi.fn();
  const answer = vi.fn();
  const zoomed = shown(CardZoom, {
    card: "rory",
    cards: NO_CARDS,
    ask,
    answer,
    uses: { usesOf: () => [reserve, defend], bring },
    close: () => undefined,
  });
  const buttons = [...zoomed.querySelectorAll<HTMLElement>(".options button")];
  expect(buttons.map(wordsOf)).toEqual(["Put Rory in reserve", "Defend Stormcage"]);
  buttons[1]?.click();
  expect(bring).toHaveBeenCalledExactlyOnceWith("rory", defend);
  expect(answer).not.toHaveBeenCalled();
});
