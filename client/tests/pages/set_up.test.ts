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
};

// The games are asked for once, whatever page is opened.
const games = [game, { ...game, key: "time-clash", odds: false }];

afterEach(() => vi.unstubAllGlobals());

test.each(games)(
  "odds are offered for a new table where the server has any: $odds",
  async ({ key, odds }) => {
    await speak("en");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ games }))));
    const target = document.createElement("div");
    const page = mount(SetUp, { target, props: { key } });
    await eventually(() => expect(target.textContent).toContain("Others may watch"));
    const offered = [...target.querySelectorAll("fieldset")].filter((one) =>
      one.textContent.includes("Show the odds to the player who has to choose"),
    );
    expect(offered.map((one) => one.querySelector("legend")?.textContent)).toEqual(
      odds ? ["Options and variants"] : [],
    );
    await unmount(page);
  },
);
