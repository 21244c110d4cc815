// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import Board from "$/games/card_game/board/Board.svelte";
import type { CardGameView, GameEvent } from "$/games/card_game/wire";
import type { BoardProps, Logged } from "$/kit/board";
import { change } from "$/settings.svelte";
import { anOption, aQuestion } from "../../../made";
import OnPage from "../../../OnPage.svelte";
import { attack, CARDS, location, player, table, logged } from "../made";

vi.mock("$/kit/sounds", () => ({ sound: vi.fn() }));

// Captions name their rule: seen where rules are shown by their ids.
beforeEach(() => change({ ruleIds: true }));
const answered = vi.fn();
type Props = BoardProps<CardGameView, GameEvent>;
let props = $state.raw({} as Props);
let target: HTMLElement;
let page: ReturnType<typeof mount>;

/** A table that is opened, and what comes to it later. */
async function open(view: CardGameView, part: Partial<Props> = {}): Promise<void> {
  props = {
    view,
    seat: 0,
    names: ["Ada", "Bo", "Cy", "Di"],
    waiting: null,
    ask: null,
    events: [],
    sending: null,
    hinted: null,
    cards: CARDS,
    speed: 1,
    still: false,
    answer: answered,
    zoom: () => undefined,
    openRule: () => undefined,
    ...part,
  };
  page = mount(OnPage, {
    target,
    props: {
      part: Board,
      get props() {
        return props;
      },
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

const defence = aQuestion({ options: [anOption(3, "defend pompeii", { words: "Defend Pompeii" })] });

async function update(events: Logged<GameEvent>[], part: Partial<Props> = {}): Promise<void> {
  props = { ...props, events, view: { ...props.view }, ...part };
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

const find = (what: string) => target.querySelector<HTMLElement>(what);
const all = (what: string) => [...target.querySelectorAll<HTMLElement>(what)];
const words = (what: string) => find(what)?.textContent.replace(/\s+/g, " ").trim() ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  answered.mockClear();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.error()));
  // Nothing here lasts: what is animated is none of these tests.
  vi.spyOn(Element.prototype, "animate").mockImplementation(() => ({ cancel: () => undefined }) as Animation);
  target = document.createElement("div");
  document.body.append(target);
});
afterEach(async () => {
  await unmount(page);
  target.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const two = table([player(0, { line: [location("pompeii", 4), location("utah", 2)] }), player(1, { tp: 1 })]);

/** A conflict in one go, numbered from an index on. */
function fight(index: number, location: string, is_held: boolean): Logged<GameEvent>[] {
  const events: GameEvent[] = [
    { kind: "enemies-sent", seat: 1, location, cards: ["cybermen"] },
    {
      kind: "defence-shown",
      location,
      cards: ["doctor"],
      strength: 5,
      declared: "CG-CONFLICT-02",
      rule: "CG-CONFLICT-03",
    },
    { kind: "attack-shown", location, cards: ["cybermen"], strength: 5 },
    { kind: "time-points-gained", seat: 1, amount: 1, rule: "CG-CONFLICT-05" },
    {
      kind: "conflict-fought",
      location,
      defence: is_held ? 5 : 4,
      attack: 5,
      is_held,
      rule: "CG-CONFLICT-10",
    },
  ];
  return events.map((event, i) => logged(event, { index: index + i, words: `${event.kind} ${index}` }));
}

describe("a conflict on stage", () => {
  test.each([false, true])("is shown caption by caption, also where nothing moves (%s)", async (still) => {
    await open(two, { still });
    await update(fight(10, "pompeii", true));
    const captions: (string | null)[] = [];
    for (let i = 0; i < 12 && find(".stage-of-conflict"); i += 1) {
      if (captions.at(-1) !== words(".caption")) captions.push(words(".caption"));
      if (captions.length === 1) expect(find(".stage-of-conflict .bars")).toBeNull();
      if (captions.length < 4) expect(find(".stamp")).toBeNull();
      await pass(400);
    }
    expect(captions).toEqual([
      "The cards are declared. CG-CONFLICT-02",
      "All cards are turned up. CG-CONFLICT-03",
      "time-points-gained 10 CG-CONFLICT-05",
      "conflict-fought 10 CG-CONFLICT-10",
    ]);
  });

  test("shows its strengths as bars, then a stamp with the result", async () => {
    await open(two);
    await update(fight(10, "pompeii", false));
    await pass(800);
    expect(all(".bars .value").map((one) => one.textContent)).toEqual(["5", "5"]);
    await pass(1600);
    expect(all(".bars .value").map((one) => one.textContent)).toEqual(["4", "5"]);
    expect(words(".stamp")).toBe("Fallen");
    expect(find(".stamp.fallen")).not.toBeNull();
  });

  test("comes to an end one after another, whatever the table does meanwhile", async () => {
    await open(two);
    const results: (string | null)[] = [];
    const look = async () => {
      const result = find(".stamp") && words(".caption");
      if (result && results.at(-1) !== result) results.push(result);
      await pass(100);
    };
    for (let i = 0; i < 6; i += 1) {
      await update(fight(10 * i, i % 2 ? "utah" : "pompeii", true)); // much sooner than a conflict is shown
      await look();
    }
    for (let i = 0; i < 120; i += 1) await look();
    expect(results).toEqual([0, 10, 20, 30, 40, 50].map((n) => `conflict-fought ${n} CG-CONFLICT-10`));
    expect(find(".stage-of-conflict")).toBeNull();
  });

  test("does not run ahead of the table that is shown", async () => {
    await open(two);
    const long = logged({ kind: "cards-drawn", seat: 1, cards: [null, null] }, { index: 1 });
    await update([long]);
    await update(fight(10, "pompeii", true), { view: { ...two, turn: 2 } });
    expect(find(".stage-of-conflict"), "the cards still fly").toBeNull();
    await pass(500);
    expect(find(".stage-of-conflict")).not.toBeNull();
  });

  test("that is pressed hurries, and nothing under it is chosen", async () => {
    await open(two);
    await update(fight(10, "pompeii", true));
    const layer = find(".conflict") as HTMLElement;
    const under = find(".tile [data-key]") as HTMLElement;
    under.focus();
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    under.dispatchEvent(enter);
    flushSync();
    expect(enter.defaultPrevented, "the key would have chosen what is covered").toBe(true);
    expect(find(".stamp"), "at its result").not.toBeNull();
    layer.click();
    flushSync();
    expect(find(".conflict"), "put away").toBeNull();
    expect(answered).not.toHaveBeenCalled();
  });

  test.each([".conflict button", ".tile [data-key]", "body"])(
    "keeps number keys to itself, wherever the focus is (%s)",
    async (where) => {
      const answers = vi.fn(); // the page answers by numbers, from the window
      window.addEventListener("keydown", answers);
      onTestFinished(() => window.removeEventListener("keydown", answers));
      await open(two);
      await update(fight(10, "pompeii", true));
      const focused = document.querySelector(where) as HTMLElement;
      const press = () => {
        focused.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, cancelable: true }));
        flushSync();
      };
      press();
      expect(find(".stamp"), "at its result").not.toBeNull();
      press();
      expect(find(".conflict"), "put away").toBeNull();
      expect(answers).not.toHaveBeenCalled();
      if (focused.isConnected) {
        press();
        expect(answers, "the table is free again").toHaveBeenCalledOnce();
      }
    },
  );

  test("leaves at once when the viewer has something to decide", async () => {
    await open(two);
    const events = fight(10, "pompeii", true);
    await update(events);
    expect(find(".conflict")).not.toBeNull();
    await update(events, { ask: defence });
    expect(find(".conflict")).toBeNull();
    (find('.tile [data-choice="3"]') as HTMLElement).click();
    expect(answered).toHaveBeenCalledWith(3);
  });

  test("that waits for an answer stays, also for a viewer who came later, and goes on to its result", async () => {
    const place = location("pompeii", 4, {
      defenders: { count: 1, cards: ["doctor"] },
      attack: attack(1, "cybermen"),
    });
    const conflict = { location: "pompeii", owner: 0, attacker: 1, defence: 5, attack: 5, short: 0 };
    await open(table([player(0, { line: [place] }), player(1)], { conflict }));
    await pass(20_000);
    expect(find(".stage-of-conflict")).not.toBeNull();
    expect(find(".stamp")).toBeNull();
    const held = {
      kind: "conflict-fought",
      location: "pompeii",
      defence: 5,
      attack: 5,
      is_held: true,
      rule: "CG-CONFLICT-10",
    } as const;
    await update([logged(held, { index: 30 })], { view: two });
    await pass(800);
    expect(words(".stamp")).toBe("Held");
    await pass(4000);
    expect(find(".conflict")).toBeNull();
  });
});

describe("the deck", () => {
  const bar = (part: string) => {
    const node = find(`.thick .${part}`);
    return node && { at: Number(node.getAttribute("x")), long: Number(node.getAttribute("width")) };
  };

  test("is as thick as what is left of all cards, with a notch where the Game End card lies", async () => {
    await open(table([player(0)], { deck: { above: 90, below: 20 }, game_cards: 200 }));
    expect(bar("under")).toEqual({ at: 0, long: 10 }); // 20 of 200
    expect(bar("above")).toEqual({ at: 10, long: 45 });
    const notch = bar("notch");
    expect((notch?.at ?? 0) + (notch?.long ?? 0) / 2).toBeCloseTo(10);
  });

  test("has no notch any more once the Game End card is out", async () => {
    await open(table([player(0)], { mode: "game-end-shown" }));
    expect(bar("notch")).toBeNull();
  });
});

test("own face-down cards are veiled with an eye; those of others are backs, open ones neither", async () => {
  const own = { controller: 0, cards: [{ face_up: false, card: "cybermen" }] };
  const hidden = { controller: 1, cards: [{ face_up: false, card: null }] };
  await open(
    table([
      player(0, {
        line: [
          location("pompeii", 4, { attack: hidden, defenders: { count: 1, cards: ["doctor"] } }),
          location("utah", 2, { attack: attack(1, "daleks") }),
        ],
      }),
      player(1, { line: [location("venice", 3, { attack: own, defenders: { count: 1, cards: [] } })] }),
    ]),
  );
  const eyes = all(".tile .mini.veiled.faced").map((one) => [
    one.dataset.card,
    one.querySelectorAll(".eye").length,
  ]);
  expect(eyes.sort()).toEqual([
    ["cybermen", 1],
    ["doctor", 1],
  ]);
  expect(all(".tile .eye")).toHaveLength(2);
  expect(all(".tile .mini:not([data-card])").length, "backs").toBe(2);
});

test("the final sum is laid out in parts that add up to what was scored", async () => {
  const view = table(
    [
      player(0, { line: [location("pompeii", 4), location("utah", 2, { attack: attack(1, "daleks") })] }),
      player(1, { line: [location("house", 3), location("venice", 5, { attack: attack(0, "cybermen") })] }),
    ],
    { over: true, scores: [9, 5], winners: [0], ending: "game-end-card" },
  );
  await open(view);
  const rows = all(".sums > li").map((row) => ({
    parts: [...row.querySelectorAll(".part b")].map((one) => Number(one.textContent)),
    total: Number(row.querySelector(".total")?.textContent.replace("= ", "")),
  }));
  expect(rows).toEqual([
    { parts: [4, 5, 0], total: 9 },
    { parts: [3, 2, 0], total: 5 },
  ]);
});

describe("the tray", () => {
  const hand = (...cards: string[]) => ({ count: cards.length, cards });
  const three = (passed: string[], part: Partial<CardGameView> = {}) =>
    table([player(0, { hand: hand("rory") }), player(1), player(2, { hand: hand(...passed) })], {
      passed,
      ...part,
    });

  test("stands by the player to the right and holds what was passed, face-down", async () => {
    await open(three([]));
    expect(all(".tray")).toHaveLength(1);
    expect(find(".tray")?.closest(".opponent")?.getAttribute("aria-label")).toBe("Cy");
    expect(all(".tray i")).toHaveLength(3);
    const cards = ["daleks", "k-9"];
    const passed = logged({ kind: "hand-passed", seat: 0, receiver: 2, cards }, { index: 3 });
    await update([passed], { view: three(["daleks", "k-9"]) });
    expect(all(".tray .mini.veiled").map((one) => one.dataset.card)).toEqual(["daleks", "k-9"]);
    expect(all(".tray i")).toHaveLength(1);
    expect(find(".known"), "not twice").toBeNull();
  });

  test("holds nothing that was not passed: what everybody saw return is known, but lies in the hand", async () => {
    await open(three(["daleks", "daleks", "rory"], { passed: ["daleks"] }));
    expect(all(".tray .mini").map((one) => one.dataset.card)).toEqual(["daleks"]);
    expect(all(".known .mini").map((one) => one.dataset.card)).toEqual(["daleks", "rory"]);
  });

  test("is gone in the final turns, when nothing is passed any more", async () => {
    await open(three(["daleks"], { mode: "final" }));
    expect(find(".tray")).toBeNull();
    expect(all(".known .mini").map((one) => one.dataset.card)).toEqual(["daleks"]);
  });

  test("is where the turn ends, and so is the line that says what must go", async () => {
    const ask = aQuestion({ options: [anOption(0, "pass")] });
    const waiting = { seat: 0, topic: "turn" } as unknown as BoardProps["waiting"];
    await open(three([]), { ask, waiting });
    const ends = all('[data-choice="0"]');
    expect(ends.map((one) => one.className.split(" ")[0])).toEqual(["sockets", "keep"]);
    for (const one of ends) one.click();
    expect(answered).toHaveBeenCalledTimes(2);
  });
});
