// @vitest-environment happy-dom
// What each part of the board tells of a view: change the view, and it tells something else.

import { describe, expect, test } from "vitest";

import { roman } from "$/games/time_of_the_daleks/board/spiral";
import { STEPS } from "$/games/time_of_the_daleks/board/steps";
import type { AdventureView, DaleksView } from "$/games/time_of_the_daleks/wire";
import type { BoardProps } from "$/kit/board";
import { OddsNow } from "$/kit/odds.svelte";
import { t } from "$/words.svelte";
import { until } from "../../../eventually";
import { anOption, aQuestion, LUCK, someOdds } from "../../../made";
import { cardsOf, seated, viewsOf } from "../../seated";

const GAME = "time-of-the-daleks";

/** The board after some turns, with what a test wants to be otherwise. */
async function shown(
  alter: (view: DaleksView & { seat: number }) => void,
  more: Partial<BoardProps> = {},
  odds?: OddsNow,
): Promise<HTMLElement> {
  const view = viewsOf(GAME).find((one) => one.adventure !== null && one.seat !== null);
  if (!view) throw new Error("no view of an Adventure");
  alter(view as unknown as DaleksView & { seat: number });
  return seated(GAME, view, more, odds ? { odds } : {});
}
const all = (board: Element, what: string) => [...board.querySelectorAll<HTMLElement>(what)];
const said = (node: Element | null | undefined) => node?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";

const ADVENTURE: AdventureView = {
  zone: "earth-present",
  at_anomaly: false,
  dilemma: "the-ironsides",
  challenge: { diplomacy: 2, science: 1 },
  conditions: [],
  helper: -1,
  help: "alone",
  help_moves_ship: true,
  afar_moves_ship: false,
  rolled: false,
  met: false,
  shielded: false,
  pools: [
    { of: "caller", limit: 7, gathered: { black: 3, green: 1 }, exterminated: {}, given_up: {}, dice: [] },
  ],
  picked: [],
};
const adventure = (part: Partial<AdventureView>, more: Partial<BoardProps> = {}, odds?: OddsNow) =>
  shown((view) => (view.adventure = { ...ADVENTURE, ...part }), more, odds);

describe("the odds of an Adventure", () => {
  const ask = aQuestion({
    topic: "cut",
    options: [anOption(1, "cut black"), anOption(2, "cut green")],
    luck: LUCK,
  });
  const withCall = {
    ...ask,
    options: [...ask.options, anOption(3, "call 2")],
    luck: { ...LUCK, takes_long: true },
  };
  /** With a `call` it is left out: of the quick answer because it takes long, of the full one for want of time. */
  const board = async (isOwnWhole: boolean, alone: number | null, unpaid: number | null, call = false) => {
    const odds = new OddsNow();
    const asked = call ? withCall : ask;
    const found = someOdds(0.6, isOwnWhole ? [[1, 0.6] as const, [2, 0.2] as const] : [[1, 0.6]], {
      alone,
      unpaid,
      is_whole: isOwnWhole && !call,
      is_own_whole: isOwnWhole,
      next_free: isOwnWhole ? 1 : null,
    });
    odds.look(asked, () => Promise.resolve(found));
    await until(() => !odds.isLooking);
    return adventure({}, { ask: asked, seat: 0 }, odds);
  };
  const chips = (shown: Element) => all(shown, ".all-odds .odds b").map(said);

  test("is one figure, or one with each means more", async () => {
    expect(chips(await board(true, null, null))).toEqual(["60 %"]);
    expect(chips(await board(true, 0.3, 0.4))).toEqual(["30 %", "40 %", "60 %"]);
  });

  test("is what there is at least where there was no time for some choices, and no pool is the best", async () => {
    const part = await board(false, null, null);
    expect(chips(part)).toEqual(["at least 60 %"]);
    expect(chips(await board(false, 0.3, 0.4))).toEqual(["30 %", "40 %", "at least 60 %"]);
    expect(chips(await board(false, 0.3, 0.6))).toEqual(["30 %", "at least 60 %"]);
    const pool = t("tod-board-best-pool");
    expect(said(await board(true, null, null))).toContain(pool);
    expect(said(part)).not.toContain(pool);
  });

  test("is what there is at least where there was no time for calls; one's own means are known", async () => {
    const part = await board(true, null, null, true);
    expect(chips(part)).toEqual(["at least 60 %"]);
    expect(all(part, ".best.odds")).toEqual([]);
    expect(said(part)).toContain(t("tod-board-best-pool"));
    expect(chips(await board(true, 0.3, 0.4, true))).toEqual(["30 %", "40 %", "60 %"]);
    expect(chips(await board(false, 0.3, 0.4, true))).toEqual(["30 %", "40 %", "at least 60 %"]);
  });
});

describe("the odds with help", () => {
  const label = "Chance of success if Bo helps";
  const leaning = { 3: { seat: 1, words: "if Bo helps:", label } };
  const ask = aQuestion({
    topic: "build-pool",
    options: [anOption(1, "pass"), anOption(2, "focus tegan green"), anOption(3, "call 2")],
    luck: { ...LUCK, takes_long: true },
  });

  /** The chips beside the challenge, as listeners hear them, and which of them is called the best. */
  const chips = async (alone: number | null) => {
    const odds = new OddsNow();
    const part = { alone, unpaid: alone };
    const quick = someOdds(0.3, [[1, 0.2] as const, [2, 0.3] as const], { ...part, is_whole: false });
    const full = someOdds(0.95, [[1, 0.2] as const, [2, 0.95] as const, [3, 0.95] as const], part, leaning);
    odds.look(ask, (inFull) => Promise.resolve(inFull ? full : quick));
    await until(() => !odds.isLooking);
    const shown = await adventure({}, { ask, seat: 0 }, odds);
    return all(shown, ".all-odds .odds").map((one) => [
      one.getAttribute("aria-label"),
      one.classList.contains("best"),
    ]);
  };
  const HELPED = `${label}: 95 %`;

  test("says on whom it counts, and is not called the best", async () => {
    expect(await chips(0.2)).toEqual([
      ["Dice alone: 20 %", false],
      ["+ charges: 30 %", false],
      [HELPED, false],
    ]);
  });

  test("says so also where nothing else is known", async () => {
    expect(await chips(null)).toEqual([[HELPED, false]]);
  });
});

describe("the price of a call for help", () => {
  test("has its chance beside the challenge, and what each way to pay is worth on it", async () => {
    const ask = aQuestion({
      topic: "price",
      options: [anOption(1, "pay-sonic"), anOption(2, "pay-card fez"), anOption(3, "pay-card geronimo")],
      luck: { ...LUCK, takes_long: true },
    });
    const view = { active: 0, adventure: ADVENTURE };
    const one = { seat: null, words: "if help comes:", label: "Chance of success if help comes" };
    const full = someOdds(
      0.9,
      [[1, 0.5] as const, [2, 0.9] as const, [3, 0.7] as const],
      { alone: 0.3, unpaid: 0.4 },
      { 1: one, 2: one, 3: one },
    );
    const odds = new OddsNow();
    odds.look(ask, (inFull) => Promise.resolve(inFull ? full : someOdds(null)));
    await until(() => !odds.isLooking);
    const board = await shown(
      (sample) => {
        Object.assign(sample, view, { seat: 0 });
        const own = sample.players[0];
        if (own) Object.assign(own, { hand: ["fez", "geronimo"], hand_size: 2, equipment: [], sonic: 2 });
      },
      { ask, seat: 0 },
      odds,
    );
    expect(all(board, ".all-odds .odds").map(said)).toEqual(["if help comes: 90 %"]);
    expect(all(board, ".charges .odds").map(said)).toEqual(["50 %"]);
    expect(all(board, ".hand .odds").map(said)).toEqual(["90 %", "70 %"]);
    expect(all(board, ".hand .odds")[0]?.getAttribute("aria-label")).toBe(
      "Chance of success if help comes: 90 %",
    );
  });
});

describe("the Web of Time", () => {
  const web = (alter: (view: DaleksView) => void) =>
    shown((view) => {
      view.adventure = null;
      Object.assign(view.track, { skaro: 0, earth: 2, gallifrey: 18, ship: 4, markers: [9, 12, 15] });
      view.players.forEach((player, seat) => (player.tardis = 6 + 2 * seat));
      alter(view);
    });
  const standing = (board: HTMLElement) =>
    all(board, ".web .piece").map((piece) => piece.getAttribute("transform"));

  test.each([[[]], [[9, 12, 15]]])(
    "has a sign on every space with an anomaly marker: %j",
    async (markers) => {
      const board = await web((view) => (view.track.markers = markers));
      expect(all(board, ".web .anomaly")).toHaveLength(markers.length);
      expect(all(board, ".web .crack")).toHaveLength(markers.length);
      expect(all(board, ".bar .knot")).toHaveLength(markers.length);
      const words = board.querySelector("svg.web")?.getAttribute("aria-label");
      if (markers.length) expect(words).toContain(t("tod-board-markers-at", { spaces: markers.join(", ") }));
    },
  );

  test("has nobody stand on another, also where all share a space", async () => {
    const apart = standing(await web(() => undefined));
    const together = standing(
      await web((view) => view.players.forEach((player) => (player.tardis = view.track.ship))),
    );
    for (const places of [apart, together]) {
      expect(places).toHaveLength(4);
      expect(new Set(places).size).toBe(4);
    }
  });

  test("names every space, and nothing is drawn over a name", async () => {
    for (const tardis of [2, 4, 9]) {
      const board = await web((view) => view.players.forEach((player) => (player.tardis = tardis)));
      const numerals = all(board, ".web .numeral");
      expect(numerals.map(said).sort()).toEqual(Array.from({ length: 17 }, (_, i) => roman(i + 1)).sort());
      const drawn = all(board, ".web *");
      const lastPiece = Math.max(...all(board, ".web .piece *").map((node) => drawn.indexOf(node)));
      for (const one of numerals) expect(drawn.indexOf(one)).toBeGreaterThan(lastPiece);
      // Pieces stand higher than the name of their space begins.
      const name = numerals.find((one) => said(one) === roman(tardis))?.closest("text");
      const feet = all(board, ".web .piece .timeship").map((one) =>
        Number(one.parentElement?.getAttribute("transform")?.match(/ (\S+)\)/)?.[1]),
      );
      expect(feet).toHaveLength(3);
      for (const foot of feet) expect(foot).toBeLessThan(Number(name?.getAttribute("y")) - 40);
    }
  });

  test("has everybody stand elsewhere once they have moved", async () => {
    const before = standing(await web(() => undefined));
    const after = standing(
      await web((view) => {
        view.track.ship += 1;
        view.players.forEach((player) => (player.tardis += 1));
      }),
    );
    before.forEach((place, i) => expect(after[i]).not.toBe(place));
  });
});

test("the distance bar says who is how far before or behind the ship, and how far from Gallifrey", async () => {
  const board = await shown((view) => {
    view.adventure = null;
    Object.assign(view.track, { gallifrey: 18, ship: 7 });
    view.players.forEach((player, seat) => (player.tardis = [10, 7, 5][seat] ?? 0));
  });
  expect(all(board, ".bar li b").map(said)).toEqual(["+3", "0", "−2"]);
  expect(all(board, ".bar li b").map((one) => one.classList.contains("behind"))).toEqual([false, true, true]);
  expect(all(board, ".bar li .left").map((one) => one.firstChild?.textContent)).toEqual(["8", "11", "13"]);
});

describe("a pool of dice", () => {
  const pool = (part: Partial<AdventureView["pools"][number]>, rolled = false) =>
    adventure({ rolled, pools: [{ ...(ADVENTURE.pools[0] as AdventureView["pools"][number]), ...part }] });

  test.each([
    [7, 3],
    [4, 0],
  ])("of at most %i has so many empty places before the roll: %i", async (limit, free) => {
    const board = await pool({ limit });
    expect(all(board, ".tray .place")).toHaveLength(free);
    expect(said(board.querySelector(".tray .title b"))).toBe(`4/${limit}`);
  });

  test("shows what is exterminated crossed out, and it takes a place", async () => {
    const board = await pool({ exterminated: { green: 2 } });
    expect(all(board, ".tray .gone .die.crossed")).toHaveLength(2);
    expect(all(board, ".tray .gone .letter").map(said)).toEqual(["G", "G"]);
    expect(all(board, ".tray .place")).toHaveLength(1);
  });

  test("shows what was given up crossed out, another way", async () => {
    const rolled = (count: number) =>
      Array.from({ length: count }, () => ({ colour: "black", symbol: "running" }) as const);
    const gone = all(
      await pool(
        { gathered: { black: 4 }, dice: rolled(3), exterminated: { red: 1 }, given_up: { black: 1 } },
        true,
      ),
      ".tray .gone",
    );
    expect(gone.map((one) => said(one.querySelector(".letter")))).toEqual(["K", "R"]);
    const labels = gone.map((one) => one.querySelector(".die")?.getAttribute("aria-label"));
    expect(labels).toEqual([
      `${t("tod-die-black")}: ${t("tod-board-given-up")}`,
      `${t("tod-die-red")}: ${t("tod-board-lost-die")}`,
    ]);
  });
});

describe("an Adventure", () => {
  test("names each condition and what it forbids", async () => {
    const badges = (board: HTMLElement) => all(board, ".state .badge.warn").map(said);
    expect(badges(await adventure({}))).toEqual([]);
    const found = badges(await adventure({ conditions: ["fixed point", "time breach"] }));
    expect(found).toEqual(
      ["fixed-point", "time-breach"].map(
        (one) => `${t(`tod-condition-${one}`)}: ${t(`tod-board-forbids-${one}`)}`,
      ),
    );
  });

  const dice = [
    { colour: "black", symbol: "diplomacy" },
    { colour: "green", symbol: "running" },
  ] as const;

  test("has a socket for each symbol; those still missing pulse, but not before the roll", async () => {
    const sockets = (board: HTMLElement) =>
      all(board, ".sockets li").map((one) =>
        [...one.classList].filter((name) => !name.startsWith("svelte")).join(),
      );
    const pools = [{ ...(ADVENTURE.pools[0] as AdventureView["pools"][number]), dice: [...dice] }];
    expect(sockets(await adventure({}))).toEqual(["", "", ""]);
    expect(sockets(await adventure({ rolled: true, pools })).sort()).toEqual(["met", "missing", "missing"]);
  });

  test("names every symbol that it shows by two letters", async () => {
    const pools = [{ ...(ADVENTURE.pools[0] as AdventureView["pools"][number]), dice: [...dice] }];
    const board = await adventure({ rolled: true, pools });
    expect(all(board, ".sockets .missing").map((one) => one.title)).toEqual(
      ["diplomacy", "science"].map((one) => t(`tod-symbol-${one}`)),
    );
    expect(all(board, ".sockets .symbol").map((one) => one.title)).toEqual(
      ["diplomacy", "science"].map((one) => t(`tod-symbol-${one}`)),
    );
    expect(all(board, ":is(.sockets, .places) button.die").map((one) => one.title)).toEqual(
      dice.map(({ colour, symbol }) => `${t(`tod-die-${colour}`)}: ${t(`tod-symbol-${symbol}`)}`),
    );
  });

  test.each([
    ["add-die", "pool"],
    ["build-pool", "focus"],
    ["reroll", "reroll"],
    ["symbol", "face"],
    ["remove-dalek", "resolve"],
  ])("asked for %s is at its step %s; what came before is done", async (topic, step) => {
    const board = await adventure({ rolled: true }, { waiting: { seat: 0, topic } as BoardProps["waiting"] });
    const now = board.querySelector('.stepper [aria-current="step"]');
    expect(said(now)).toBe(t(`tod-board-step-${step}`));
    expect(all(board, ".stepper .done")).toHaveLength(STEPS.findIndex(({ key }) => key === step));
  });
});

describe("a time zone", () => {
  const cards = cardsOf(GAME);

  test("shows its reward, as its card has it, and not where there is no room", async () => {
    const board = await shown((view) => (view.adventure = null));
    const zones = all(board, ".zone:not(.compact)");
    expect(zones.length).toBeGreaterThanOrEqual(3);
    let signs = 0;
    for (const zone of zones) {
      const card = zone.querySelector<HTMLElement>(".main")?.dataset.card ?? "";
      const icons = cards.face(card)?.effects.reward?.flat(2) ?? [];
      expect(all(zone, ".main .effects .one"), card).toHaveLength(icons.length);
      for (const { text } of icons) expect(said(zone.querySelector(".main .effects"))).toContain(text);
      signs += icons.length;
    }
    expect(signs).toBeGreaterThan(0);
  });
});

test.each([0, 2])("the console counts the sonic charges: %i", async (sonic) => {
  const board = await shown((view) => Object.assign(view.players[view.seat] ?? {}, { sonic }));
  expect(all(board, ".console .charges .pip:not(.empty)")).toHaveLength(sonic);
  expect(board.querySelector(".console .charges .pips")?.getAttribute("aria-label")).toBe(
    `${t("tod-sonic")}: ${sonic}/5`,
  );
});
