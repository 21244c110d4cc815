// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { Choosing, placed, usesOf, type Place } from "$/kit/choosing.svelte";
import type { Question, QuestionOption } from "$/wire";
import { anOption, aQuestion } from "../made";

/** By the words of a notation. */
const by =
  (place: (...words: string[]) => Place) =>
  (_: Question, { notation }: QuestionOption) =>
    place(...notation.split(" "));

const placing = by((verb, first, second) => {
  if (verb === "play") return { source: `card:${first}`, target: `stack:${second}` };
  if (verb === "use") return { source: `card:${first}` };
  if (verb === "go") return { target: `stack:${first}` };
  return {};
});

function askOf(...notations: string[]): Question {
  const options = notations.map((notation, i) => anOption(100 + i, notation));
  return aQuestion({ topic: "play", options });
}

/** The choices that can be found: at once, and after picking up each source in turn. */
function reachable(ask: Question): number[] {
  const options = placed(ask, placing);
  const found = new Set<number>();
  const look = (picked: string | null) => {
    const { uses, strip } = usesOf(options, picked);
    for (const use of uses.values()) if (use.choice) found.add(use.choice.choice);
    for (const option of strip) found.add(option.choice);
    return [...uses].filter(([, use]) => use.isSource).map(([key]) => key);
  };
  for (const source of look(null)) look(source);
  return [...found].sort();
}

describe("an element", () => {
  const uses = (ask: Question, picked: string | null = null) => usesOf(placed(ask, placing), picked);

  test("that is the source of one option answers at once", () => {
    expect(uses(askOf("play a time", "pass")).uses.get("card:a")?.choice?.choice).toBe(100);
  });

  test("that is the source of several is picked up, and then its targets answer", () => {
    const ask = askOf("play a time", "play a enemy", "play b time");
    expect(uses(ask).uses.get("card:a")).toMatchObject({ choice: null, isSource: true, number: 0 });
    expect(uses(ask).uses.has("stack:time")).toBe(false);
    const held = uses(ask, "card:a").uses;
    expect(held.get("card:a")?.isPicked).toBe(true);
    expect(held.get("stack:time")?.choice?.choice).toBe(100);
    expect(held.get("stack:enemy")).toMatchObject({ number: 2 });
  });

  test("that is hinted at is what matters most to be seen of all that something can go to", () => {
    const ask = askOf("play a time", "play a enemy");
    const now = () => ({ ask, sending: null, hinted: 101, answer: () => undefined });
    const board = document.createElement("div");
    for (const key of ["stack:time", "stack:enemy"])
      board.appendChild(document.createElement("i")).dataset.key = key;
    const weights = new Choosing(now, placing).aimsOn(board, "card:a").map(({ weight }) => weight);
    expect(weights[1]).toBeGreaterThan(10 * (weights[0] ?? 0));
  });

  test("that needs no source answers at once; what has no place is in the strip", () => {
    const { uses: found, strip } = uses(askOf("go time", "pass"));
    expect(found.get("stack:time")?.choice?.choice).toBe(100);
    expect(strip.map((option) => option.notation)).toEqual(["pass"]);
  });

  test("of a question for a learner is picked up first where it has somewhere to go", () => {
    const ask = { ...askOf("play a time", "use b"), deliberate: true };
    expect(uses(ask).uses.get("card:a")).toMatchObject({ choice: null, isSource: true });
    expect(uses(ask, "card:a").uses.get("stack:time")?.choice?.choice).toBe(100);
    expect(uses(ask).uses.get("card:b")?.choice?.choice).toBe(101);
  });

  test("that is held is picked up first, though only one thing can be done with it", () => {
    const careful = by((_, card) => ({ source: `card:${card}`, target: "pile", held: true }));
    const options = placed(askOf("discard a"), careful);
    expect(usesOf(options, null).uses.get("card:a")).toMatchObject({ choice: null, isSource: true });
    expect(usesOf(options, null).uses.has("pile")).toBe(false);
    expect(usesOf(options, "card:a").uses.get("pile")?.choice?.choice).toBe(100);
  });

  test("answers by itself or with something that may be brought to it", () => {
    const bring = by((verb, first) =>
      verb === "go"
        ? { target: `stack:${first}`, with: ["card:a"] }
        : { source: `card:${first}`, target: "pile" },
    );
    const options = placed(askOf("go time", "discard a", "discard b"), bring);
    expect(usesOf(options, null).uses.get("stack:time")).toMatchObject({ number: 1 });
    expect(usesOf(options, null).uses.get("card:a")?.isSource).toBe(true);
    expect(usesOf(options, "card:a").uses.get("stack:time")?.choice?.choice).toBe(100);
    expect(usesOf(options, "card:a").uses.get("pile")).toMatchObject({ number: 2 });
    expect(usesOf(options, null).uses.get("card:b")?.choice?.choice).toBe(102);
  });

  test("with several options for the same source and target leaves them to the strip", () => {
    const ask = askOf("use a 1", "use a 2", "play a time");
    expect(uses(ask, "card:a").strip.map((option) => option.notation)).toEqual(["use a 1", "use a 2"]);
    expect(uses(ask).strip).toEqual([]);
  });
});

test("every option can be reached, whatever they are about", () => {
  for (const ask of [
    askOf("pass"),
    askOf("play a time"),
    askOf("play a time", "play a enemy", "play b time", "use a 1", "use b 1", "pass"),
    askOf("go time", "go enemy", "play a time", "play a enemy"),
    askOf("use a 1", "use a 2", "use b 1", "go time"),
  ])
    expect(reachable(ask)).toEqual(ask.options.map((option) => option.choice));
});

describe("a card", () => {
  const placed = by((verb, first) =>
    verb === "defend"
      ? { target: `place:${first}`, with: ["card:rory"] }
      : { source: `card:${first}`, target: "reserve", held: true },
  );

  test("tells everything that can be done with it, and is brought where an answer does not name it", () => {
    const ask = askOf("reserve rory", "defend stormcage", "reserve amy");
    const answer = vi.fn();
    const brought = vi.fn();
    const choosing = new Choosing(() => ({ ask, sending: null, hinted: null, answer }), placed, brought);
    expect(choosing.usesOf("rory").map((one) => one.notation)).toEqual(["reserve rory", "defend stormcage"]);
    expect(choosing.usesOf("amy").map((one) => one.notation)).toEqual(["reserve amy"]);
    expect(choosing.usesOf("stormcage")).toEqual([]);
    choosing.bring("rory", ask.options[1] as (typeof ask.options)[number]);
    expect(brought).toHaveBeenCalledExactlyOnceWith(ask.options[1], "card:rory");
    expect(answer).toHaveBeenCalledExactlyOnceWith(101);
  });
});

describe("on the board", () => {
  const now = (ask: Question, answer = vi.fn()) => ({ ask, sending: null, hinted: null, answer });

  test("of cards that are alike the one that was pressed is in the hand, and another can be taken instead", () => {
    const ask = askOf("play a time", "play a enemy");
    const choosing = new Choosing(() => now(ask), placing);
    const legal = () => [0, 1, 2].map((copy) => choosing.on("card:a", undefined, copy)["data-legal"]);
    choosing.on("card:a", undefined, 1).onclick(new MouseEvent("click"));
    expect(legal()).toEqual(["source", "picked", "source"]);
    choosing.on("card:a", undefined, 2).onclick(new MouseEvent("click"));
    expect(legal()).toEqual(["source", "source", "picked"]);
    choosing.on("card:a", undefined, 2).onclick(new MouseEvent("click"));
    expect(legal()).toEqual(["source", "source", "source"]);
  });

  test("what spends a card asks before it counts; what else can be pressed does not", () => {
    const ask = askOf("play a time", "move a enemy");
    const answer = vi.fn();
    const spending = by((verb, card, stack) => ({
      source: `card:${card}`,
      target: `${verb === "move" ? "arc" : "stack"}:${stack}`,
      asks: verb === "move",
    }));
    const choosing = new Choosing(() => now(ask, answer), spending);
    choosing.press("card:a");
    expect(choosing.on("arc:enemy")["data-asks"]).toBe("");
    expect(choosing.on("stack:time")["data-asks"]).toBeUndefined();
    choosing.press("arc:enemy");
    expect([choosing.unsure?.choice, answer.mock.calls.length]).toEqual([101, 0]);
    choosing.letGo();
    expect(choosing.unsure).toBeNull();
    choosing.press("card:a");
    choosing.press("arc:enemy");
    choosing.answer(choosing.unsure as QuestionOption);
    expect(answer).toHaveBeenCalledExactlyOnceWith(101);
    expect(choosing.unsure).toBeNull();
  });
});

describe("arrow keys", () => {
  /** Elements at these middles, all of which can be chosen, under the keys of a board. */
  function laidOut(places: Record<string, [x: number, y: number]>): {
    root: HTMLElement;
    press: (key: string, more?: KeyboardEventInit) => string;
  } {
    const root = document.createElement("div");
    document.body.append(root);
    for (const [name, [x, y]] of Object.entries(places)) {
      const node = document.createElement("button");
      node.id = name;
      node.dataset.legal = "";
      node.getBoundingClientRect = () => new DOMRect(x - 10, y - 10, 20, 20);
      root.append(node);
    }
    const now = () => ({ ask: null, sending: null, hinted: null, answer: () => undefined });
    const forget = new Choosing(now, placing).keys(root);
    onTestFinished(() => {
      forget();
      root.remove();
    });
    const press = (key: string, more: KeyboardEventInit = {}) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
      return document.activeElement?.id ?? "";
    };
    return { root, press };
  }
  const cross = {
    middle: [100, 100],
    left: [0, 100],
    right: [200, 100],
    up: [100, 0],
    down: [100, 200],
    far: [400, 100],
  } satisfies Record<string, [number, number]>;

  test.each(["Left", "Right", "Up", "Down"])("go to what lies nearest that way: %s", (way) => {
    const { root, press } = laidOut(cross);
    root.querySelector<HTMLElement>("#middle")?.focus();
    expect(press(`Arrow${way}`)).toBe(way.toLowerCase());
  });

  test("go on from there, and stay where nothing lies further", () => {
    const { root, press } = laidOut(cross);
    root.querySelector<HTMLElement>("#middle")?.focus();
    expect(["ArrowRight", "ArrowRight", "ArrowRight"].map((key) => press(key))).toEqual([
      "right",
      "far",
      "far",
    ]);
  });

  test("are left to the browser with a modifier, and pass over what cannot be chosen", () => {
    const { root, press } = laidOut(cross);
    delete root.querySelector<HTMLElement>("#right")?.dataset.legal;
    root.querySelector<HTMLElement>("#middle")?.focus();
    expect(press("ArrowRight", { altKey: true })).toBe("middle");
    expect(press("ArrowRight")).toBe("far");
  });
});
