// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { HOP, LENGTHS, SAFETY, schedule, TOO_LATE, type Act } from "$/kit/acts";
import { Movement, type Snapshot } from "$/kit/movement.svelte";
import { SEATS } from "$/kit/palette";
import { SEAT_OUTLINES } from "$/kit/shapes";

vi.mock("$/kit/sounds", () => ({ sound: vi.fn() }));

/** What was begun by the Web Animations API, which this document does not have. */
interface Begun {
  node: Element;
  frames: Keyframe[];
  duration: number;
  delay: number;
  cancelled: boolean;
  onfinish: (() => void) | null;
}
let begun: Begun[];
let places: Map<Element, { left: number; top: number }>;

beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
  places = new Map();
  Element.prototype.animate = function (this: Element, frames, options) {
    const { duration = 0, delay = 0 } = options as KeyframeAnimationOptions;
    const one: Begun = {
      node: this,
      frames: frames as Keyframe[],
      duration: Number(duration),
      delay,
      cancelled: false,
      onfinish: null,
    };
    begun.push(one);
    return Object.assign(one, { cancel: () => (one.cancelled = true) }) as unknown as Animation;
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { left, top } = places.get(this) ?? { left: 0, top: 0 };
    return new DOMRect(left, top, 40, 56);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A table whose events are lists of acts. */
class Table {
  private index = 0;
  private readonly acts = new Map<number, readonly Act[]>();
  readonly movement = new Movement(this.snapshot([]), (event) => this.acts.get(event.index) ?? []);
  readonly root = document.createElement("div");

  constructor() {
    document.body.append(this.root);
    this.movement.root(this.root);
  }

  private snapshot(all: readonly (readonly Act[])[]): Snapshot {
    const events = all.map((acts) => {
      this.index += 1;
      this.acts?.set(this.index, acts);
      return {
        index: this.index,
        number: this.index,
        event: { kind: `kind-${this.index}` },
        words: "",
      };
    });
    return { view: { at: this.index }, waiting: null, ask: null, events } as unknown as Snapshot;
  }

  /** An update with one event for each list of acts; what the page then lays out is done by `meanwhile`. */
  async update(
    acts: readonly (readonly Act[])[],
    how: { speed?: number; still?: boolean } = {},
    meanwhile?: () => void,
  ) {
    const next = this.snapshot(acts);
    this.movement.take(next, how.speed ?? 1, how.still ?? false);
    meanwhile?.();
    await vi.advanceTimersByTimeAsync(0);
    return next;
  }

  piece(name: string, left: number, top: number): HTMLElement {
    const node = document.createElement("div");
    this.root.append(node);
    places.set(node, { left, top });
    this.movement.piece(name)(node);
    return node;
  }
}

const banner = (words: string): Act => ({ do: "banner", words });
const move = (piece: string, more: { from?: string; to?: string; flip?: boolean } = {}): Act => ({
  do: "move",
  piece,
  ...more,
});

describe("the queue", () => {
  test("shows an update at once in its final state, and lets it be answered", async () => {
    const { movement, ...table } = await aTable();
    const next = await table.update([[banner("one")]]);
    expect(movement.shown).toBe(next);
    expect(movement.isNewest).toBe(true);
  });

  test("acts out one update after another; only the newest can be answered", async () => {
    const { movement, ...table } = await aTable();
    const first = await table.update([[banner("one")]]);
    const second = await table.update([[banner("two")]]);
    expect(movement.shown).toBe(first);
    expect(movement.isNewest).toBe(false);
    await vi.advanceTimersByTimeAsync(LENGTHS.banner - 1);
    expect(movement.shown).toBe(first);
    await vi.advanceTimersByTimeAsync(1);
    expect(movement.shown).toBe(second);
    expect(movement.isNewest).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(movement.banner?.words).toBe("two");
    await vi.advanceTimersByTimeAsync(LENGTHS.banner);
    expect(movement.banner).toBeNull();
  });

  test.each([0.5, 2])("goes at speed %s", async (speed) => {
    const { movement, ...table } = await aTable();
    await table.update([[banner("one")]], { speed });
    const second = await table.update([[banner("two")]], { speed });
    await vi.advanceTimersByTimeAsync(LENGTHS.banner / speed - 1);
    expect(movement.shown).not.toBe(second);
    await vi.advanceTimersByTimeAsync(1);
    expect(movement.shown).toBe(second);
  });

  test("moves nothing at speed 0, and ends what still runs", async () => {
    const { movement, ...table } = await aTable();
    table.piece("card", 0, 0);
    await table.update([[{ do: "pulse", piece: "card" }]]);
    const next = await table.update([[banner("two")]], { speed: 0 });
    expect(movement.shown).toBe(next);
    expect(movement.banner).toBeNull();
    expect(begun.map((one) => one.cancelled)).toEqual([true]);
  });

  test.each(["a press", "a key"])("is skipped to its end by %s", async (how) => {
    const { movement, ...table } = await aTable();
    table.piece("card", 0, 0);
    await table.update([[{ do: "pulse", piece: "card" }, banner("one")]]);
    await table.update([[banner("two")]]);
    const last = await table.update([[banner("three")]]);
    if (how === "a press") table.root.dispatchEvent(new Event("pointerdown"));
    else dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
    expect(movement.shown).toBe(last);
    expect(movement.isNewest).toBe(true);
    expect(movement.banner).toBeNull();
    expect(begun.every((one) => one.cancelled)).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(movement.shown).toBe(last);
    expect(movement.banner).toBeNull();
  });

  test("drops to the newest when that would be shown more than three seconds late, what is running counted in", async () => {
    const { movement, ...table } = await aTable();
    const slow = () => table.update([[banner("a")], [banner("b")]]); // 1.8 seconds
    const first = await slow();
    await slow(); // to be shown in 1.8 seconds
    expect(movement.shown).toBe(first);
    const last = await slow(); // in 3.6
    expect(2 * 2 * LENGTHS.banner).toBeGreaterThan(TOO_LATE);
    expect(movement.shown).toBe(last);
    expect(movement.isNewest).toBe(true);
  });

  test("waits for what has nearly ended, and longer where it is wanted slower", async () => {
    const { movement, ...table } = await aTable();
    const slow = (speed: number) => table.update([[banner("a")], [banner("b")]], { speed });
    await slow(1);
    await vi.advanceTimersByTimeAsync(1000);
    const second = await slow(1);
    const third = await slow(1); // in 0.8 and 1.8 seconds
    expect(movement.shown).not.toBe(third);
    await vi.advanceTimersByTimeAsync(800);
    expect(movement.shown).toBe(second);

    const { movement: other, ...calm } = await aTable();
    const first = await calm.update([[banner("a")], [banner("b")]], { speed: 0.5 });
    await calm.update([[banner("c")]], { speed: 0.5 }); // in 3.6 seconds
    expect(other.shown).toBe(first);
  });

  test("gives no update more than three seconds, nor waits five for any", async () => {
    const { movement, ...table } = await aTable();
    await table.update(Array.from({ length: 30 }, (_, i) => [banner(`${i}`)]));
    const next = await table.update([[banner("next")]]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(movement.shown).toBe(next);
    for (const speed of [0.25, 0.5, 1, 2])
      for (const count of [1, 3, 30, 300]) {
        const acts = Array.from({ length: count }, (_, i) => ({ kind: `${i}`, acts: [banner(`${i}`)] }));
        expect(schedule(acts, speed).length).toBeLessThanOrEqual(SAFETY);
      }
  });

  test("takes over settings without acting the same events out again", async () => {
    const { movement, ...table } = await aTable();
    table.piece("card", 0, 0);
    const next = await table.update([[{ do: "pulse", piece: "card" }]]);
    await vi.advanceTimersByTimeAsync(1000);
    movement.take({ ...next, waiting: null }, 2, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(1);
  });

  test("goes on though the question changes while an update is being laid out", async () => {
    const { movement, ...table } = await aTable();
    let asked: Snapshot | undefined;
    await table.update([[banner("one")]], {}, () => {
      asked = { ...movement.shown, waiting: null };
      movement.take(asked, 1, false);
    });
    expect(movement.shown).toBe(asked);
    const next = await table.update([[banner("two")]]);
    await vi.advanceTimersByTimeAsync(LENGTHS.banner);
    expect(movement.shown).toBe(next);
    expect(movement.isNewest).toBe(true);
  });
});

describe("pieces", () => {
  test("glide from where they were, those of the script after each other", async () => {
    const { ...table } = await aTable();
    const one = table.piece("one", 0, 0);
    const two = table.piece("two", 100, 0);
    await table.update([[move("one")], [move("two")]], {}, () => {
      places.set(one, { left: 300, top: 80 });
      places.set(two, { left: 100, top: 50 });
    });
    const [first, second] = begun;
    expect(first?.node).toBe(one);
    expect(first?.frames[0]?.translate).toBe("-300px -80px");
    expect(first?.frames.at(-1)?.translate).toBe("0px 0px");
    expect([first?.delay, first?.duration]).toEqual([0, LENGTHS.move]);
    expect(second?.frames[0]?.translate).toBe("0px -50px");
    expect(second?.delay).toBe(LENGTHS.move);
    expect(one.dataset.flying).toBe("");
    first?.onfinish?.();
    expect(one.dataset.flying).toBeUndefined();
  });

  test("that are new come from an anchor, and are turned up on their way", async () => {
    const { movement, ...table } = await aTable();
    const deck = document.createElement("div");
    places.set(deck, { left: 500, top: 0 });
    movement.anchor("deck")(deck);
    let card: HTMLElement | undefined;
    await table.update([[move("card", { from: "deck", flip: true })]], {}, () => {
      card = table.piece("card", 0, 200);
    });
    expect(begun[0]?.frames[0]?.translate).toBe("500px -200px");
    expect(begun[0]?.frames[1]?.scale).toMatch(/^0 /);
    expect(card?.dataset.flying).toBe("covered");
    await vi.advanceTimersByTimeAsync(LENGTHS.move * 0.4);
    expect(card?.dataset.flying).toBe("");
  });

  test("that are gone fly to an anchor and vanish there", async () => {
    const { movement, ...table } = await aTable();
    const pile = document.createElement("div");
    places.set(pile, { left: 90, top: 0 });
    movement.anchor("pile")(pile);
    const card = document.createElement("div");
    table.root.append(card);
    places.set(card, { left: 10, top: 20 });
    const forget = movement.piece("card")(card);
    await table.update([[move("card", { to: "pile" })]], {}, () => {
      forget();
      card.remove();
    });
    expect(card.isConnected).toBe(true);
    expect(begun[0]?.frames.at(-1)?.translate).toBe("80px -20px");
    begun[0]?.onfinish?.();
    expect(card.isConnected).toBe(false);
  });

  test("that are never seen to lie fly open between anchors, and leave nothing behind", async () => {
    const { movement, ...table } = await aTable();
    for (const [name, left] of [
      ["hand", 0],
      ["pile", 200],
    ] as const) {
      const node = document.createElement("div");
      places.set(node, { left, top: 0 });
      movement.anchor(name)(node);
    }
    const face = { words: "+300", fill: "#ffd84a", ink: "#000000" };
    await table.update([[{ do: "move", piece: "card", from: "hand", to: "pile", face }]]);
    expect(begun[0]?.node.textContent).toBe("+300");
    expect(begun[0]?.frames.at(-1)?.translate).toBe("200px 0px");
    begun[0]?.onfinish?.();
    expect(table.root.querySelector(".kit-ghost")).toBeNull();
  });

  test("in a crowd simply go: nothing is raised, nothing laid over the others", async () => {
    const { ...table } = await aTable();
    const all = Array.from({ length: 30 }, (_, i) => table.piece(`p${i}`, i * 10, 0));
    await table.update([all.map((_, i) => move(`p${i}`))], {}, () => {
      all.forEach((node, i) => places.set(node, { left: i * 10, top: 200 }));
    });
    expect(begun).toHaveLength(30);
    for (const { node, frames } of begun) {
      expect(frames).toEqual([{ translate: "0px -200px" }, { translate: "0px 0px" }]);
      expect((node as HTMLElement).dataset.flying).toBeUndefined();
    }
  });

  test("whose they are is seen by shape and colour, also in flight", async () => {
    const { movement, ...table } = await aTable();
    for (const name of ["deck", "hand"]) movement.anchor(name)(document.createElement("div"));
    const fly = (seat: number): Act => ({ do: "fly", look: "token", seat, from: "deck", to: "hand" });
    await table.update([[fly(0), fly(1), fly(2), fly(3)]]);
    const ghosts = begun.map((one) => one.node as HTMLElement);
    expect(ghosts.map((one) => one.style.getPropertyValue("--ghost"))).toEqual(SEATS.map((one) => one.fill));
    expect(ghosts.map((one) => one.querySelector("path")?.getAttribute("d"))).toEqual(
      SEATS.map((one) => SEAT_OUTLINES[one.shape]),
    );
  });

  test("fade, and nothing flies, where motion is reduced", async () => {
    const { movement, ...table } = await aTable();
    const card = table.piece("card", 0, 0);
    const coin = table.piece("coin", 0, 0);
    const deck = document.createElement("div");
    movement.anchor("deck")(deck);
    const acts: Act[] = [
      move("card"),
      { do: "flip", piece: "coin", turns: 2.5 },
      { do: "fly", look: "card", from: "deck", to: "deck" },
    ];
    await table.update([acts], { still: true }, () => places.set(card, { left: 300, top: 80 }));
    // What flies elsewhere is seen too: where a sound is heard there is something to be seen.
    const ghost = table.root.querySelector(".kit-ghost");
    expect(ghost).not.toBeNull();
    expect(new Set(begun.map((one) => one.node))).toEqual(new Set([card, coin, ghost]));
    for (const { frames } of begun)
      for (const frame of frames)
        expect(Object.keys(frame).filter((key) => key !== "offset")).toEqual(["opacity"]);
  });

  test("that hop touch every space on their way, in order, and end where they stand", async () => {
    const { movement, ...table } = await aTable();
    for (const [space, left, top] of [
      ["space:4", 100, 0],
      ["space:5", 200, 30],
    ] as const) {
      const node = document.createElement("div");
      places.set(node, { left, top });
      movement.anchor(space)(node);
    }
    const ship = table.piece("ship", 0, 0);
    await table.update([[{ do: "hop", piece: "ship", via: ["space:4", "space:5"] }]], {}, () => {
      places.set(ship, { left: 300, top: 90 });
    });
    expect(begun).toHaveLength(1);
    expect(begun[0]?.node).toBe(ship);
    expect(begun[0]?.frames.map((frame) => frame.translate)).toEqual([
      "-300px -90px",
      "-200px -90px",
      "-100px -60px",
      "0px 0px",
    ]);
    expect(begun[0]?.duration).toBe(3 * HOP);
  });

  test("a coin turns so often, and lies at the end as it was drawn", async () => {
    const { ...table } = await aTable();
    table.piece("coin", 0, 0);
    await table.update([[{ do: "flip", piece: "coin", turns: 2.5 }]]);
    expect(begun[0]?.frames[0]?.rotate).toBe("y -900deg");
    expect(begun[0]?.frames.at(-1)?.rotate).toBe("y 0deg");
    expect(begun[0]?.duration).toBe(2.5 * LENGTHS.flip);
  });
});

/** Its methods, to be used without their table. */
async function aTable() {
  const table = new Table();
  await vi.advanceTimersByTimeAsync(0);
  return {
    movement: table.movement,
    root: table.root,
    update: table.update.bind(table),
    piece: table.piece.bind(table),
  };
}
