// @vitest-environment happy-dom
import { readFileSync } from "node:fs";

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SEAT_EDGE, SEATS } from "$/kit/palette";
import Review from "$/review/Review.svelte";
import type { Thoughts } from "$/review/thoughts";
import { change } from "$/settings.svelte";
import { speak } from "$/words.svelte";
import type { CurveAnswer, ThoughtAnswer } from "$/wire";
import { eventually } from "../eventually";
import { contrast } from "../kit/colour_distance";

const CURVE: CurveAnswer = {
  points: [
    { number: 0, odds: [0.5, 0.4] },
    { number: 3, odds: [0.2, 0.7] },
    { number: 4, odds: [0, 1] },
  ],
  swings: [{ before: 0, after: 3, seat: 1, by: 0.3 }],
  sides: [0, 1],
  nobody: "",
  whole: true,
};
const THOUGHT: ThoughtAnswer = {
  number: 3,
  seat: 1,
  prompt: "Play a card.",
  choices: [
    { choice: 7, notation: "play lamp", words: "Play the lamp.", visits: 150, value: 0.71, nobody: 0 },
    { choice: 0, notation: "pass", words: "Pass.", visits: 1, value: 0.2, nobody: 0 },
    { choice: 9, notation: "play rope", words: "Play the rope.", visits: 0, value: 0, nobody: 0 },
  ],
  chosen: 0,
  nobody: "",
};

let asked: string[];
let answers: Record<string, unknown[]>;

const scrolled = vi.fn();

beforeEach(() => {
  asked = [];
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  answers = { curve: [CURVE], thought: [THOUGHT] };
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const what = path.includes("/thought") ? "thought" : "curve";
    const rest = answers[what] as unknown[];
    const answer = rest.length > 1 ? rest.shift() : rest[0];
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await speak("en");
});

function show(more: Partial<{ isOver: boolean; isAsked: boolean; number: number; thoughts: Thoughts }> = {}) {
  const seek = vi.fn();
  const target = document.createElement("div");
  document.body.append(target);
  const props = propsOf({ ...more, seek });
  const page = mount(Review, { target, props });
  flushSync();
  const end = async () => {
    await unmount(page);
    target.remove();
  };
  return { target, seek, end };
}

function propsOf(given: {
  isOver?: boolean;
  isAsked?: boolean;
  number?: number;
  seek: (number: number) => void;
  thoughts?: Thoughts;
}) {
  return {
    of: "tables" as const,
    id: "T",
    number: given.number ?? 3,
    last: 4,
    names: ["Ada", "Bob"],
    isOver: given.isOver ?? true,
    isAsked: given.isAsked ?? true,
    mark: (seat: number) => seat,
    seek: given.seek,
    thoughts: given.thoughts ?? new Map(),
  };
}

const rowsOf = (target: Element) =>
  [...target.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(/\s+/g, " ").trim()).join(" | "),
  );

const said = (target: Element, words: string) =>
  eventually(() => expect(target.textContent.replaceAll("\u00a0", " ")).toContain(words));

test("the curve says in words what it shows, and a turn leads to its first move", async () => {
  const { target, seek, end } = show();
  await said(target, "Moves 1–3: Bob, chance of winning 40 % → 70 %");
  const picture = target.querySelector("svg[role=img]");
  expect(picture?.getAttribute("aria-label")).toBe(
    "Chances of winning, at the end Ada 0 %, at the end Bob 100 %",
  );
  const axes = [...target.querySelectorAll(".plot span")].map((one) => one.textContent);
  expect(axes).toEqual(["100 %", "50 %", "0 %", "Move 0", "4"]);
  expect(rowsOf(target)).toEqual(["0 | 50 % | 40 %", "3 | 20 % | 70 %", "4 | 0 % | 100 %"]);
  expect(target.querySelectorAll("polyline.line")).toHaveLength(2);
  const dashes = [...target.querySelectorAll("polyline.line")].map((line) =>
    line.getAttribute("stroke-dasharray"),
  );
  expect(new Set(dashes).size).toBe(2);
  (target.querySelector(".turns button") as HTMLButtonElement).click();
  expect(seek).toHaveBeenCalledWith(1);
  await end();
});

test("the enemy that wins where no player does has a line, a sign and turns of their own", async () => {
  answers["curve"] = [
    {
      points: [
        { number: 0, odds: [0.4, 0.3, 0.3] },
        { number: 4, odds: [0, 0, 1] },
      ],
      swings: [{ before: 0, after: 4, seat: 2, by: 0.7 }],
      sides: [0, 1, 2],
      nobody: "The Daleks",
      whole: true,
    },
  ];
  const { target, end } = show();
  await said(target, "Moves 1–4: The Daleks, chance of winning 30 % → 100 %");
  const key = [...target.querySelectorAll(".key li")];
  expect(key.map((one) => one.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "Ada",
    "Bob",
    "✕ The Daleks",
  ]);
  expect(key.map((one) => one.querySelectorAll(".mark").length)).toEqual([1, 1, 0]);
  expect(rowsOf(target)).toEqual(["0 | 40 % | 30 % | 30 %", "4 | 0 % | 0 % | 100 %"]);
  const lines = [...target.querySelectorAll("polyline.line")];
  expect(new Set(lines.map((line) => line.getAttribute("stroke"))).size).toBe(3);
  await end();
});

test("where nobody at the table may win, the bot tells that chance of every choice, and that it minds it", async () => {
  const choices = [
    { choice: 7, notation: "", words: "Stay.", visits: 9, value: 0.4, nobody: 0.2 },
    { choice: 8, notation: "", words: "Go.", visits: 0, value: 0, nobody: 0 },
  ];
  answers["thought"] = [{ ...THOUGHT, choices, nobody: "The Daleks" }];
  const { target, end } = show();
  const buttons = [...target.querySelectorAll("button")];
  buttons.find((one) => one.textContent === "What would the bot do here?")?.click();
  await said(target, "how likely it is that nobody at the table wins");
  const heads = [...target.querySelectorAll(".thought th[scope=col]")].map((one) => one.textContent);
  expect(heads).toEqual(["Choice", "Chance of winning", "The Daleks", "Tried"]);
  const rows = rowsOf(target).filter((row) => /Stay|Go/.test(row));
  expect(rows).toEqual(["Stay. the bot’s choice | 40 % | 20 % | 9 times", "Go. | – | – | never"]);
  await end();
});

test("a line can be told from its ground in every theme", async () => {
  const styles = readFileSync("src/app.css", "utf8");
  const themes = [...styles.matchAll(/data-theme="(\w+)"\] \{([^}]*)\}/g)];
  expect(themes).toHaveLength(3);
  const { target, end } = show();
  await said(target, "Turning points");
  const strokes = (kind: string) =>
    [...target.querySelectorAll(`polyline.${kind}`)].map((line) => line.getAttribute("stroke") ?? "");
  expect(strokes("line")).toEqual(SEATS.slice(0, 2).map((one) => one.line));
  expect(new Set(strokes("edge"))).toEqual(new Set([SEAT_EDGE]));
  for (const [, theme, colours] of themes) {
    const ground = /--panel: (#\w+)/.exec(colours ?? "")?.[1] ?? "";
    for (const { line } of SEATS) {
      const best = Math.max(contrast(line, ground), contrast(SEAT_EDGE, ground));
      expect(best, `${line} on ${theme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  await end();
});

test("the curve and the bot call a chance certain only where it is", async () => {
  answers["curve"] = [{ ...CURVE, points: [{ number: 4, odds: [0.003, 0.997] }] }];
  answers["thought"] = [
    { ...THOUGHT, choices: [{ choice: 7, notation: "", words: "Go.", visits: 9, value: 0.999, nobody: 0 }] },
  ];
  const { target, end } = show();
  await said(target, "Turning points");
  expect(target.querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe(
    "Chances of winning, at the end Ada < 1 %, at the end Bob > 99 %",
  );
  expect(rowsOf(target)).toEqual(["4 | < 1 % | > 99 %"]);
  const buttons = [...target.querySelectorAll("button")];
  buttons.find((one) => one.textContent === "What would the bot do here?")?.click();
  await said(target, "Go.");
  expect(rowsOf(target).some((row) => row.includes("| > 99 % |"))).toBe(true);
  await end();
});

test("a curve that still grows is asked for again until it is whole", async () => {
  vi.useFakeTimers();
  answers["curve"] = [{ ...CURVE, points: CURVE.points.slice(0, 1), swings: [], whole: false }, CURVE];
  const { target, end } = show();
  await said(target, "One moment judged so far.");
  expect(target.textContent).not.toContain("Turning points");
  await vi.advanceTimersByTimeAsync(1000);
  await said(target, "Turning points");
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
  await end();
});

test("before the game is over there is no curve, but the bot can be asked", async () => {
  const { target, end } = show({ isOver: false });
  expect(target.querySelector("svg[role=img]")).toBeNull();
  expect(asked).toEqual([]);
  expect(target.textContent).toContain("What would the bot do here?");
  await end();
});

test("the bot says what it would do, what that is worth and what was done", async () => {
  const { target, end } = show({ isOver: false });
  (target.querySelector("button") as HTMLButtonElement).click();
  await said(target, "Bob is asked: Play a card.");
  expect(asked).toEqual(["/api/tables/T/thought?upto=3"]);
  expect(rowsOf(target)).toEqual([
    "Play the lamp. the bot’s choice | 71 % | 150 times",
    "Pass. what was played | 20 % | once",
    "Play the rope. | – | never",
  ]);
  expect(target.textContent).toContain("the worse half drops out again and again");
  await end();
});

test.each([
  ["at once, where nothing is to move", "reduced", "instant"],
  ["gently", "full", "smooth"],
] as const)("the bot's answer comes into sight %s", async (_, motion, behavior) => {
  change({ motion });
  const { target, end } = show({ isOver: false });
  (target.querySelector("button") as HTMLButtonElement).click();
  await said(target, "Bob is asked: Play a card.");
  await eventually(() => expect(scrolled).toHaveBeenCalledWith({ block: "nearest", behavior }));
  expect(scrolled.mock.contexts[0]).toBe(target.querySelector(".thought"));
  await end();
  change({ motion: "system" });
});

test("what the bot said, or still thinks about, is there where the review is built anew", async () => {
  const thoughts: Thoughts = new Map();
  const first = show({ isOver: false, thoughts });
  (first.target.querySelector("button") as HTMLButtonElement).click();
  await first.end();
  for (let times = 0; times < 2; times++) {
    const { target, end } = show({ isOver: false, thoughts });
    await said(target, "Bob is asked: Play a card.");
    await end();
  }
  expect(asked).toHaveLength(1);
  expect(scrolled).not.toHaveBeenCalled();
  const elsewhere = show({ isOver: false, thoughts, number: 2 });
  await said(elsewhere.target, "What would the bot do here?");
  expect(elsewhere.target.textContent).not.toContain("Bob is asked");
  await elsewhere.end();
});

test("a bot that did not answer can be asked again", async () => {
  const busy = JSON.stringify({ code: "busy", reason: "later", rule: "", field: "" });
  answers["thought"] = [new Response(busy, { status: 503 }), THOUGHT];
  const { target, end } = show({ isOver: false });
  const press = () => (target.querySelector("button") as HTMLButtonElement).click();
  press();
  await eventually(() => expect(target.querySelector(".problem")).not.toBeNull());
  press();
  await said(target, "Bob is asked: Play a card.");
  await end();
});

test("what scrolls in the panel, as a wide table does, is reached by keyboard and has a name", async () => {
  const { target, end } = show();
  await said(target, "Turning points");
  const buttons = [...target.querySelectorAll("button")];
  buttons.find((one) => one.textContent === "What would the bot do here?")?.click();
  await said(target, "Bob is asked: Play a card.");
  const regions = [...target.querySelectorAll("table")].map((table) => table.parentElement as HTMLElement);
  expect(regions.map((one) => one.getAttribute("aria-label"))).toEqual(["All figures", "What the bot tried"]);
  for (const region of regions) {
    expect([region.getAttribute("role"), region.tabIndex]).toEqual(["region", 0]);
  }
  await end();
});

test("where nobody is asked anything the bot is not asked either", async () => {
  const { target, end } = show({ number: 4, isAsked: false });
  await said(target, "Turning points");
  expect(target.textContent).not.toContain("What would the bot do here?");
  await end();
});

test("what goes wrong is said", async () => {
  answers["curve"] = [
    new Response(JSON.stringify({ code: "busy", reason: "later", rule: "", field: "" }), { status: 503 }),
  ];
  const { target, end } = show();
  await eventually(() => {
    expect(target.querySelector("[role=alert]")?.textContent).not.toBe("");
    expect(target.querySelector("[role=alert]")).not.toBeNull();
  });
  await end();
});
