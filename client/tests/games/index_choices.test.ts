// @vitest-environment happy-dom
// Every option of a question has its element on the board: at once, or when something has been picked up.
// `questions.json` has a question for each topic, as it was really asked; `make_questions.py` writes it.

import { readFileSync } from "node:fs";

import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { GAMES } from "$/games";
import type { BoardProps } from "$/kit/board";
import type { Question } from "$/wire";
import type { View } from "./samples";
import { seated } from "./seated";

interface Asked {
  view: View;
  ask: Question;
}
const read = <Read>(path: string) => JSON.parse(readFileSync(path, "utf-8")) as Read;
const questions = read<Record<string, Record<string, Asked>>>("tests/games/questions.json");
const topics = read<Record<string, { topics: string[] }>>("tests/games/views.json");

/** The choices that the board offers, everything that can be picked up having been picked up and put back. */
function offered(page: HTMLElement): Set<number> {
  const board = page.querySelector(".kit-board");
  if (!board) throw new Error("there is no board");
  const found = new Set<number>();
  const sources = new Map<string, HTMLElement>();
  const look = () => {
    for (const one of board.querySelectorAll<HTMLElement>("[data-choice], [data-source]")) {
      if (one.dataset.choice) found.add(Number(one.dataset.choice));
      if (one.dataset.source) sources.set(one.dataset.source, one);
    }
  };
  look();
  for (const source of [...sources.keys()]) {
    sources.get(source)?.click();
    flushSync();
    look();
    if (sources.get(source)?.dataset.legal === "picked") sources.get(source)?.click();
    flushSync();
    look();
  }
  return found;
}

describe.each(Object.keys(GAMES))("on the board of %s", (game) => {
  const asked = questions[game] ?? {};

  test("nothing that the game asks is left out here", () => {
    expect(Object.keys(asked).sort()).toEqual(topics[game]?.topics.toSorted());
  });

  test.each(Object.keys(asked))("every choice about %s is there, and nothing else", async (topic) => {
    const { view, ask } = asked[topic] as Asked;
    const waiting = { seat: ask.seat, topic, is_window: ask.is_window } as BoardProps["waiting"];
    const found = offered(await seated(game, view, { ask, waiting }));
    const names = (choices: Iterable<number>) =>
      [...choices]
        .map((choice) => ask.options.find((one) => one.choice === choice)?.notation ?? choice)
        .sort();
    expect(names(found)).toEqual(names(ask.options.map((one) => one.choice)));
  });
});
