// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";

import type { CardView, ClashView, GambitView } from "$/games/time_clash/view";
import type { Preview, Question, ViewChange } from "$/wire";
import { t } from "$/words.svelte";
import { seated } from "../../seated";
import { aGambit, aView, card } from "../made";
import { anOption, aQuestion } from "../../../made";

const plan = card("ask-for-tea", "plan", 100);
const threat = card("dalek-fleet", "threat", -300);
const quip = card("fair-warning", "quip", 300);

const ask = (topic: string, ...notations: string[]): Question =>
  aQuestion({ topic, options: notations.map((notation, choice) => anOption(choice, notation)) });

/** `foreseen`: what the server says of each choice. */
async function shown(
  view: ClashView,
  asked: Question | null = null,
  foreseen: readonly (readonly ViewChange[])[] = [],
): Promise<HTMLElement> {
  const foresee = (choice: number) =>
    Promise.resolve<Preview>({
      type: "preview",
      id: "",
      number: 0,
      choice,
      changes: [...(foreseen[choice] ?? [])],
      is_whole: true,
    });
  return seated("time-clash", { ...view, seat: 0 }, { ask: asked }, { foresee });
}
/** The stack after a choice. */
const stack = (at: number, total: number, ...cards: CardView[]): ViewChange[] => [
  { path: ["stacks", at, "total"], value: total },
  { path: ["stacks", at, "cards"], value: cards },
];
/** The server answers at once; each answer brings the next question to it. */
async function foreseenAll(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  flushSync();
}
const pick = (board: HTMLElement, card: string) => {
  board.querySelector<HTMLElement>(`[data-source="card:${card}"]`)?.click();
  flushSync();
};
const texts = (board: HTMLElement, what: string) =>
  [...board.querySelectorAll(what)].map((one) => one.textContent?.replace(/\s+/g, " ").trim());

describe("the Gambit", () => {
  const gambit = (sum: number, more: Partial<GambitView> = {}) =>
    aView({ time: [plan] }, { phase: "endgame", gambit: aGambit([plan], { sum, ...more }) });
  const bar = (board: HTMLElement) => Number(board.querySelector(".gambit .bar")?.getAttribute("width"));
  const faces = (board: HTMLElement, how: string) =>
    [...board.querySelectorAll(`.gambit .faces .${how}`)].map((one) => one.firstChild?.textContent?.trim());

  test("has a bar that goes as far as its sum", async () => {
    expect(bar(await shown(gambit(200)))).toBe(25);
    expect(bar(await shown(gambit(600)))).toBe(75);
    expect(bar(await shown(gambit(900)))).toBe(100);
    expect(bar(await shown(gambit(-100)))).toBe(0);
  });

  test("tells the faces that would win from those that would lose", async () => {
    const close = await shown(gambit(600, { winning_faces: [200, 200, 500, 500] }));
    expect(faces(close, "win")).toEqual(["200", "200", "500", "500"]);
    expect(faces(close, "lose")).toEqual(["✕", "100"]);
    expect(texts(close, ".gambit .die small")[0], "each face counts").toMatch(/^4 .*6/);
    const far = await shown(gambit(100));
    expect(faces(far, "win")).toEqual([]);
    expect(faces(far, "lose")).toHaveLength(6);
  });

  test("says its outcome once the die has rolled, whatever is left of its cards", async () => {
    const failed = await shown(gambit(700, { rolled: 200, outcome: "failure" }));
    expect(texts(failed, ".gambit .title > b")).toEqual([t("tcb-gambit-fails")]);
    expect(texts(failed, ".gambit .faces, .gambit .die small")).toEqual([]);
    const won = await shown(gambit(700, { rolled: 200, outcome: "success" }));
    expect(texts(won, ".gambit .title > b")).toEqual([t("tcb-gambit-succeeds")]);
  });
});

describe("what would come of a card", () => {
  const view = aView(
    { time: [plan], enemy: [threat] },
    {
      threats: -300,
      hands: [
        { count: 1, known: [quip] },
        { count: 2, known: [] },
      ],
    },
  );
  const asked = ask("play", "play fair-warning time", "play fair-warning companion");
  // The server knows best: no sum of these cards' values.
  const foreseen = [[...stack(0, 444, plan, quip), { path: ["total"], value: 111 }], stack(1, 333, quip)];

  test("is shown on every stack where it can go, once it is picked up", async () => {
    const board = await shown(view, asked, foreseen);
    expect(texts(board, ".ghost")).toEqual([]);
    pick(board, "fair-warning");
    await foreseenAll();
    expect(texts(board, ".ghost .total")).toEqual(["→ +444", "→ +333"]);
    expect(texts(board, ".ghost .strip")).toEqual(["+300", "+300"]);
  });

  test("is shown by the sums while a stack is pointed at, and no longer", async () => {
    const board = await shown(view, asked, foreseen);
    pick(board, "fair-warning");
    expect(texts(board, ".gauges .then")).toEqual([]);
    const aimed = board.querySelector('[data-key="stack:time"]');
    aimed?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    await foreseenAll();
    expect(texts(board, ".gauges .then")).toEqual(["→ +444", "→ +111"]);
    board.querySelector(".table")?.dispatchEvent(new Event("pointerleave"));
    flushSync();
    expect(texts(board, ".gauges .then")).toEqual([]);
  });

  test("a card that would be taken off is seen to leave", async () => {
    const board = await shown(view, asked, [stack(0, 300, quip)]);
    pick(board, "fair-warning");
    await foreseenAll();
    expect(board.querySelectorAll(".arm.time .leaving")).toHaveLength(1);
    expect(board.querySelectorAll(".arm.enemy .leaving")).toHaveLength(0);
  });

  test("where nothing is foreseen the places are shown alone", async () => {
    const board = await seated("time-clash", { ...view, seat: 0 }, { ask: asked });
    pick(board, "fair-warning");
    expect(texts(board, ".ghost .strip")).toEqual(["+300", "+300"]);
    expect(texts(board, ".ghost .total")).toEqual([]);
  });

  test("a push or a pull has its place at each end of the stack", async () => {
    const three = aView({ enemy: [threat, plan, quip] });
    const moves = ask("push-pull", "push ask-for-tea", "pull ask-for-tea", "leave");
    const board = await shown(three, moves, [[], stack(2, 123, threat, quip, plan)]);
    pick(board, "ask-for-tea");
    const ends = [...board.querySelectorAll<HTMLElement>(".arm.enemy .cards > li")];
    expect(ends).toHaveLength(5);
    expect(ends.at(0)?.querySelector(".ghost.push")).not.toBeNull();
    expect(ends.at(-1)?.querySelector(".ghost.pull")).not.toBeNull();
    await foreseenAll();
    expect(texts(board, ".arm.enemy .ghost.pull .total")).toEqual(["→ +123"]);
  });
});

describe("a discard pile", () => {
  const view = aView({}, { discards: [[plan, quip], []] });
  const press = (board: HTMLElement, what: string) => {
    board.querySelector<HTMLElement>(what)?.click();
    flushSync();
  };
  const cards = (board: HTMLElement) =>
    [...board.querySelectorAll<HTMLElement>(".overview [data-card]")].map((one) => one.dataset.card);

  test.each(['[data-key="pile:doctor"]', '.top [data-card="fair-warning"]'])(
    "can be looked through by every viewer who presses it, the newest first (%s)",
    async (what) => {
      const board = await shown(view);
      expect(board.querySelector(".overview")).toBeNull();
      press(board, what);
      expect(cards(board)).toEqual(["fair-warning", "ask-for-tea"]);
      press(board, ".overview .close");
      expect(board.querySelector(".overview")).toBeNull();
    },
  );

  test("is chosen and not looked through where it is a choice", async () => {
    const answer = vi.fn();
    const board = await seated(
      "time-clash",
      { ...view, seat: 0 },
      {
        ask: ask("target", "target fair-warning"),
        answer,
      },
    );
    press(board, '[data-card="fair-warning"]');
    expect(answer).toHaveBeenCalledWith(0);
    expect(board.querySelector(".overview")).toBeNull();
  });
});
