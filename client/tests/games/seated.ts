// A whole board in the test's document, showing what a seat really saw: `views.json` has a few moments of each game.

import { flushSync, mount, unmount } from "svelte";
import { onTestFinished, vi } from "vitest";

import { GAMES } from "$/games";
import type { BoardProps } from "$/kit/board";
import type { Page } from "$/kit/page";
import { Cards } from "$/library.svelte";
import type { ViewChange } from "$/wire";
import OnPage from "../OnPage.svelte";
import { samples, type View } from "./samples";

/** The moments of a game; copies, which a test may alter to what it wants to see. */
export const viewsOf = (game: string): View[] => structuredClone(samples[game]?.views ?? []);
export const cardsOf = (game: string): Cards => new Cards(samples[game]?.cards ?? []);

/** The board with a view on it, without motion, as its element; put away when the test is over. */
export async function seated(
  game: string,
  view: View,
  more: Partial<BoardProps> = {},
  page: Partial<Page> = {},
): Promise<HTMLElement> {
  const board = (await GAMES[game]?.board())?.default;
  if (!board) throw new Error(`there is no board for ${game}`);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.error())); // no server: a board shows its view all the same
  const target = document.createElement("div");
  document.body.append(target);
  const props: BoardProps = {
    view,
    seat: view.seat as number | null,
    names: ["Ada", "Bo", "Cy", "Di"],
    waiting: null,
    ask: null,
    events: [],
    sending: null,
    hinted: null,
    cards: cardsOf(game),
    speed: 0,
    still: true,
    answer: () => undefined,
    zoom: () => undefined,
    openRule: () => undefined,
    ...more,
  };
  const shown = mount(OnPage, { target, props: { part: board, props, page } });
  flushSync();
  onTestFinished(async () => {
    await unmount(shown);
    target.remove();
    vi.unstubAllGlobals();
  });
  return target;
}

/** A page on which the server foresees the same changes of every choice. */
export function foreseen(...changes: ViewChange[]): Partial<Page> {
  return {
    foresee: (choice) =>
      Promise.resolve({ type: "preview", id: "", number: 0, choice, changes, is_whole: true }),
  };
}

/** Look at an element as the keyboard does; what the server foresees is there at once. */
export async function aimAt(board: HTMLElement, what: string): Promise<void> {
  board.querySelector(what)?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  flushSync();
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  flushSync();
}
