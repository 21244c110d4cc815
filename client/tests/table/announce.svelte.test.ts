// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { notify } from "$/attention";
import { sound } from "$/kit/sounds";
import Announce from "$/table/Announce.svelte";
import { titleNow } from "$/title.svelte";
import type { Position } from "$/wire";
import { anEvent, aPosition, aQuestion, asksOther, anUpdate } from "../made";

vi.mock("$/attention", () => ({ notify: vi.fn() }));
vi.mock("$/kit/sounds", () => ({ sound: vi.fn() }));

type Latest = {
  entry: ReturnType<typeof anUpdate>["entry"];
  events: ReturnType<typeof anEvent>[];
  undone: boolean;
};

const by = (...words: string[]): Latest => ({
  entry: anUpdate(1).entry,
  events: words.map((said, i) => ({ ...anEvent(i, 1), words: said })),
  undone: false,
});
const asked = (number: number, hidden: number, prompt: string) =>
  aPosition(number, { private: hidden, question: aQuestion({ prompt }) });

let target: HTMLElement;
let page: ReturnType<typeof mount>;
const props = $state({ id: "T", title: "Game", position: aPosition(0), latest: null as Latest | null });

function begin(position: Position) {
  Object.assign(props, { position, latest: null });
  page = mount(Announce, { target, props });
  flushSync();
}

function show(position: Position, latest: Latest | null) {
  Object.assign(props, { position, latest });
  flushSync();
}

const said = (how: "polite" | "assertive") => target.querySelector(`[aria-live=${how}]`)?.textContent;

beforeEach(() => {
  target = document.createElement("div");
  vi.mocked(sound).mockClear();
  vi.mocked(notify).mockClear();
});
afterEach(() => unmount(page));

test("a question is said aloud, and what happened before it", () => {
  begin(aPosition(1, { question: asksOther(1) }));
  show(asked(2, 0, "Act."), by("Bo plays a card.", "Bo draws."));
  expect(said("polite")).toBe("Bo plays a card. Bo draws.");
  expect(said("assertive")).toContain("Act.");
});

test("after a choice that nobody else can see the next question is said too", () => {
  begin(asked(2, 0, "Begin an action."));
  show(asked(2, 1, "Choose a card."), by());
  expect(said("assertive")).toContain("Choose a card.");
  show(asked(2, 2, "Choose another."), by());
  expect(said("assertive")).toContain("Choose another.");
});

test("a chain of small questions calls once, hidden choices among them", () => {
  begin(aPosition(1, { question: asksOther(1) }));
  show(asked(2, 0, "Act."), by());
  show(asked(2, 1, "Which card?"), by());
  show(asked(3, 0, "Act."), by());
  expect(sound).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.any(String), "Act.", "T");
  show(aPosition(4, { question: asksOther(1) }), by());
  show(asked(5, 0, "Act."), by());
  expect(sound).toHaveBeenCalledTimes(2);
});

test("asked before the connection was lost and asked after it: it calls again", () => {
  begin(asked(2, 0, "Act."));
  expect(sound).toHaveBeenCalledTimes(1);
  show(asked(2, 0, "Act."), null);
  expect(sound).toHaveBeenCalledTimes(1);
  show(asked(9, 0, "Act."), null);
  expect(sound).toHaveBeenCalledTimes(2);
});

test("the tab says whose turn it is, and the end is said once", () => {
  begin(asked(2, 0, "Act."));
  expect(titleNow()).toMatch(/^● Your turn.* Game/);
  const outcome = { kind: "won", winners: [0], scores: [], seed: "" } as unknown as Position["outcome"];
  show(aPosition(3, { question: null, outcome }), by());
  expect(titleNow()).toMatch(/^Game/);
  expect(sound).toHaveBeenLastCalledWith("end");
  show(aPosition(3, { question: null, outcome }), by());
  show(aPosition(4, { question: null, outcome }), by());
  expect(vi.mocked(sound).mock.calls.filter(([cue]) => cue === "end").length).toBe(1);
});
