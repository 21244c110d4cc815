// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import SetUp from "$/pages/SetUp.svelte";
import { speak } from "$/words.svelte";
import type { GameInfo } from "$/wire";
import { eventually } from "../eventually";

const game: GameInfo = {
  key: "card-game",
  title: "The Doctor Who Card Game",
  rules_version: 1,
  least_seats: 3,
  most_seats: 4,
  usual_seats: 3,
  options: [],
  packs: [],
  levels: ["novice"],
  usual_level: "novice",
  hints: true,
  odds: true,
  lesson: false,
  workshop: false,
};

const easier = {
  key: "first-game",
  values: [false, true],
  default: false,
  words: "Easier",
  seats: [],
  needed: [],
};
// The games are asked for once, whatever page is opened.
const games = [
  game,
  { ...game, key: "time-clash", odds: false, hints: false },
  { ...game, key: "time-of-the-daleks", options: [easier], lesson: true },
];
const played = { table: { game: "time-of-the-daleks", status: "over" } };
const serve = (mine: readonly unknown[]) => (path: string) =>
  Promise.resolve(new Response(JSON.stringify(path.endsWith("/tables") ? { mine, public: [] } : { games })));

afterEach(() => vi.unstubAllGlobals());

test.each(games.slice(0, 2))(
  "help is offered for a new table where the server has any: $hints",
  async ({ key, hints }) => {
    await speak("en");
    vi.stubGlobal("fetch", serve([]));
    const target = document.createElement("div");
    const page = mount(SetUp, { target, props: { key } });
    await eventually(() => expect(target.textContent).toContain("Others may watch"));
    const offered = [...target.querySelectorAll("fieldset")].filter((one) =>
      one.textContent.includes("Hints and odds"),
    );
    expect(offered.map((one) => one.querySelector("legend")?.textContent)).toEqual(
      hints ? ["Options and variants"] : [],
    );
    await unmount(page);
  },
);

test.each([
  ["a visitor who has not played it yet", [], true],
  ["nobody else", [played], false],
] as const)("the easier first game is chosen for %s", async (_, mine, isChosen) => {
  await speak("en");
  const asked = vi.fn(serve(mine));
  vi.stubGlobal("fetch", asked);
  const target = document.createElement("div");
  const page = mount(SetUp, { target, props: { key: "time-of-the-daleks" } });
  const box = () => target.querySelector<HTMLInputElement>("#option-first-game");
  await eventually(() => expect(box()).not.toBeNull());
  await eventually(() => expect(asked).toHaveBeenCalledWith("/api/tables", expect.anything()));
  await new Promise((resolve) => setTimeout(resolve, 20)); // the answer has come
  await eventually(() => expect(target.querySelector(".first") !== null).toBe(isChosen));
  expect(box()?.checked).toBe(isChosen);
  await unmount(page);
});
