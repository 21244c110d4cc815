// @vitest-environment happy-dom
// The whole board, drawn in the test's document: what must never be missing from it.

import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";

import type { DaleksView } from "$/games/time_of_the_daleks/wire";
import type { Question } from "$/wire";
import { eventually } from "../../../eventually";
import type { View } from "../../samples";
import { aimAt, cardsOf, foreseen, seated, viewsOf } from "../../seated";
import { anOption, aQuestion } from "../../../made";

const GAME = "time-of-the-daleks";
const cards = cardsOf(GAME);

/** A moment of a game, altered. */
function moment(is: (view: DaleksView) => boolean, alter: (view: DaleksView) => void): View {
  const found = viewsOf(GAME).find((one) => is(one as unknown as DaleksView));
  if (!found) throw new Error("no such moment");
  alter(found as unknown as DaleksView);
  return found;
}
const early = (alter: (view: DaleksView) => void) =>
  moment((view) => !view.over && !view.adventure && view.round > 0, alter);
const adventure = (alter: (view: DaleksView) => void) => moment((view) => view.adventure !== null, alter);
const all = (board: HTMLElement, what: string) => [...board.querySelectorAll<HTMLElement>(what)];
const said = (node: Element | null | undefined) => node?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";

function ask(topic: string, seat: number, ...notations: string[]): Question {
  const costOf = (notation: string) => (notation === "on-site" ? "a charge" : "");
  const options = notations.map((notation, choice) => anOption(choice, notation, { cost: costOf(notation) }));
  return aQuestion({ seat, topic, options });
}

describe("the danger strip", () => {
  const strip = async (alter: (view: DaleksView) => void) =>
    all(await seated(GAME, early(alter)), ".danger .one");

  test("counts the Daleks in play, those on Earth and the ship's way, and rings at the last step", async () => {
    const [play, earth, ship] = await strip((view) => {
      view.daleks = { ...view.daleks, in_play: 6, on_earth: 2 };
      view.track.ship = view.track.gallifrey - 3;
    });
    expect([said(play), said(earth)]).toEqual(["6/6", "2/3"]);
    expect(play?.querySelectorAll(".dot:not(.empty)")).toHaveLength(6);
    expect(play?.querySelector(".alarmed")).not.toBeNull();
    expect(earth?.querySelector(".alarmed")).not.toBeNull();
    expect(said(ship?.querySelector("b"))).toBe("3");
    expect(ship?.classList).toContain("near");
  });

  test("is calm while there is time", async () => {
    const strips = await strip((view) => {
      view.daleks = { ...view.daleks, in_play: 2, on_earth: 1 };
      view.track.ship = view.track.skaro;
    });
    expect(strips.flatMap((one) => all(one, ".alarmed"))).toHaveLength(0);
    expect(strips[2]?.classList).not.toContain("near");
  });

  test("says that there are more than enough, not five of three", async () => {
    const [, earth] = await strip((view) => (view.daleks = { ...view.daleks, on_earth: 5 }));
    expect(said(earth)).toBe("5 > 3");
    expect(earth?.querySelectorAll(".dot")).toHaveLength(3);
  });
});

describe("the discards", () => {
  test("can be looked through deck by deck, the newest first, and be put away again", async () => {
    const board = await seated(
      GAME,
      early((view) => {
        view.discards = {
          timey_wimey: ["key-to-time", "sonic-sunglasses"],
          locations: [],
          dilemmas: ["hidden"],
          companions: [],
          anomalies: [],
        };
      }),
    );
    const press = (what: string) => {
      board.querySelector<HTMLElement>(what)?.click();
      flushSync();
    };
    press('[data-key="discard"]');
    expect(all(board, ".overview h3").map(said)).toEqual([
      "Timey-Wimey discards: 2",
      "Discarded Dilemmas: 1",
    ]);
    expect(all(board, ".overview [data-card]").map((one) => one.dataset.card)).toEqual([
      "sonic-sunglasses",
      "key-to-time",
    ]);
    press(".overview .close");
    expect(board.querySelector(".overview")).toBeNull();
  });
});

describe("Time Anomalies", () => {
  test("show the dice that they hold, and how far their task is", async () => {
    const board = await seated(
      GAME,
      early((view) => {
        view.anomalies = [
          { key: "destiny-of-the-daleks", type: "task", imprisoned: { green: 2 }, progress: 0, goal: 0 },
          { key: "death-to-the-daleks", type: "task", imprisoned: {}, progress: 1, goal: 3 },
        ];
      }),
    );
    const [prison, task] = all(board, "div.anomaly");
    expect(prison?.querySelectorAll(".cell .die")).toHaveLength(2);
    expect(prison?.querySelector(".main")?.getAttribute("aria-label")).toContain("2");
    expect(task?.querySelector(".pips")?.getAttribute("aria-label")).toContain("1/3");
    expect(task?.querySelectorAll(".pip:not(.empty)")).toHaveLength(1);
    expect(task?.querySelectorAll(".pip")).toHaveLength(3);
  });
});

describe("a call for help", () => {
  const called = (help_moves_ship: boolean) => {
    const view = adventure((one) => {
      one.adventure = { ...(one.adventure as NonNullable<typeof one.adventure>), help_moves_ship };
    });
    return seated(GAME, view, {
      ask: ask("help", view.seat as number, "afar", "on-site"),
      waiting: { seat: view.seat as number, topic: "help" } as never,
    });
  };

  test("tells dice, ship and stakes of both ways", async () => {
    const [afar, onSite] = all(await called(true), ".help .way").map(said);
    expect(afar).toContain("7 + 1");
    expect(afar).toContain("ship stays");
    expect(afar).toContain("draw a card");
    expect(onSite).toContain("5 + 3");
    expect(onSite).toContain("moves 2");
    expect(onSite).toContain("you share the reward and the fail cost");
    expect(onSite).toContain("a charge");
  });

  test("moves no ship where the view says so", async () => {
    const [, onSite] = all(await called(false), ".help .way").map(said);
    expect(onSite).toContain("ship stays");
  });
});

describe("part-timers", () => {
  test("sit apart from those who stay, and say so", async () => {
    const [one = "", other = ""] = cards.faces
      .filter(({ kind }) => kind === "companion")
      .map(({ key }) => key);
    const board = await seated(
      GAME,
      early((view) => {
        const player = view.players[(view as unknown as { seat: number }).seat];
        if (player)
          player.companions = [
            { key: one, part_time: false },
            { key: other, part_time: true },
          ];
      }),
    );
    const apart = board.querySelector(".console .apart");
    expect(all(apart as HTMLElement, "[data-card]").map((node) => node.dataset.card)).toEqual([other]);
    expect(said(apart?.querySelector(".note"))).toBe("part-time");
    const staying = all(board, ".console .row:not(.apart) [data-card]").map((node) => node.dataset.card);
    expect(staying).toContain(one);
    expect(staying).not.toContain(other);
  });
});

describe("what the player has for the dice and cannot use", () => {
  const closed = (board: HTMLElement) => all(board, ".panel .closed") as HTMLButtonElement[];

  test("is shown closed, with the server's reason, and opens the rule", async () => {
    const asked: string[] = [];
    const openRule = vi.fn();
    const view = adventure(() => undefined);
    const question = {
      ...ask("reroll", view.seat as number, "pass", "reroll-black"),
      closed: ["reroll rory-williams", "reroll-sonic", "reroll-k9"],
    };
    const whyNot = (move: string) => {
      asked.push(move);
      return Promise.resolve({
        code: "illegal",
        rule: "TOD-REROLL-14",
        reason: "Not at a Fixed Point.",
        field: "",
      });
    };
    const board = await seated(GAME, view, { ask: question }, { whyNot, openRule });
    await eventually(() => expect(closed(board)[0]?.title).toBe("Not at a Fixed Point."));
    expect(asked).toEqual(question.closed);
    expect(closed(board)).toHaveLength(3);
    for (const one of closed(board)) {
      expect(one.getAttribute("aria-disabled")).toBe("true");
      expect(said(one)).toContain("(Not at a Fixed Point.)");
      expect(one.dataset.choice).toBeUndefined();
    }
    closed(board)[0]?.click();
    expect(openRule).toHaveBeenCalledWith("TOD-REROLL-14");
    expect(all(board, '.panel [data-choice="1"]')).toHaveLength(1);
  });
});

test("what can be done for charges says what the question says that it costs", async () => {
  const view = adventure(() => undefined);
  const question = ask("reroll", view.seat as number, "pass", "reroll-sonic");
  const priced = question.options.map((one) =>
    one.notation === "pass" ? one : { ...one, cost: "4 sonic charges" },
  );
  const board = await seated(GAME, view, { ask: { ...question, options: priced } });
  expect(said(board.querySelector(".panel .way"))).toContain("4 sonic charges: re-roll one");
});

describe("the strip", () => {
  test("keeps its room while nobody is asked", async () => {
    const board = await seated(
      GAME,
      early(() => undefined),
    );
    expect(board.querySelector(".kit-strip")).not.toBeNull();
  });
});

test("what is aimed at shows what it would change: charges, and the way to Gallifrey", async () => {
  const view = early((one) => {
    for (const player of one.players) Object.assign(player, { sonic: 2, tardis: 3 });
  });
  const seat = view.seat as number;
  const board = await seated(
    GAME,
    view,
    { ask: ask("price", seat, "pay-sonic") },
    foreseen({ path: ["players", seat, "sonic"], value: 1 }, { path: ["players", seat, "tardis"], value: 4 }),
  );
  expect(all(board, ".then")).toEqual([]);
  await aimAt(board, '[data-key="charges"]');
  expect(all(board, ".charges .then").map(said)).toEqual(["→ 1"]);
  expect(all(board, ".bar .then")).toHaveLength(2);
});
