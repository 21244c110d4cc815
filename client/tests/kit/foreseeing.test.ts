import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { changed, Foreseeing } from "$/kit/foreseeing.svelte";
import type { Preview, Question, ViewChange } from "$/wire";
import { aQuestion } from "../made";

const question = (): Question => aQuestion({ options: [] });
const preview = (choice: number, changes: ViewChange[] | null): Preview => ({
  type: "preview",
  id: "",
  number: 0,
  choice,
  changes,
  is_whole: changes !== null,
});

describe("changes in a view", () => {
  const view = { total: 1, stacks: [{ cards: ["a"] }, { cards: ["b"] }], pawn: null as string | null };

  test("are made at the end of their paths, and nothing else changes", () => {
    const after = changed(view, [
      { path: ["stacks", 1, "cards"], value: ["b", "c"] },
      { path: ["pawn"], value: "time" },
    ]);
    expect(after).toEqual({ total: 1, stacks: [{ cards: ["a"] }, { cards: ["b", "c"] }], pawn: "time" });
    expect(after.stacks[0]).toBe(view.stacks[0]);
    expect(view.stacks[1]).toEqual({ cards: ["b"] });
  });

  test("may be of the whole", () => {
    expect(changed<unknown>(view, [{ path: [], value: 7 }])).toBe(7);
    expect(changed(view, [])).toBe(view);
  });
});

describe("what choices would change", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const asking = () =>
    vi.fn((choice: number) => Promise.resolve(preview(choice, [{ path: ["total"], value: 10 * choice }])));
  const settled = () => vi.advanceTimersByTimeAsync(0);

  test("is asked for once, and kept until the next question", async () => {
    const ask = question();
    const how = asking();
    const foreseeing = new Foreseeing();
    foreseeing.want(ask, [3], how);
    expect(foreseeing.after({ total: 0 }, 3)).toBeNull();
    await settled();
    expect(foreseeing.after({ total: 0 }, 3)).toEqual({ total: 30 });
    foreseeing.want(ask, [], how);
    foreseeing.want(ask, [4, 3], how);
    await settled();
    expect(how.mock.calls).toEqual([[3], [4]]);
    foreseeing.want(question(), [3], how);
    expect(foreseeing.of(3)).toBeNull();
    await settled();
    expect(how).toHaveBeenCalledTimes(3);
  });

  test("is nothing where nothing is certain, and that is not asked for again", async () => {
    const ask = question();
    const how = vi.fn((choice: number) => Promise.resolve(choice === 1 ? preview(1, null) : null));
    const foreseeing = new Foreseeing();
    foreseeing.want(ask, [1, 2], how);
    await settled();
    foreseeing.want(ask, [2, 1], how);
    await settled();
    expect([1, 2].map((choice) => foreseeing.after({}, choice))).toEqual([null, null]);
    expect(how).toHaveBeenCalledTimes(2);
  });

  test("an answer to an earlier question is forgotten", async () => {
    let settle: (found: Preview) => void = () => undefined;
    const foreseeing = new Foreseeing();
    foreseeing.want(question(), [1], () => new Promise((resolve) => (settle = resolve)));
    foreseeing.want(question(), [], undefined);
    settle(preview(1, []));
    await settled();
    expect(foreseeing.of(1)).toBeNull();
  });

  test("one at a time, the most wanted first, and none that nobody wants any more", async () => {
    const ask = question();
    const open: ((found: Preview) => void)[] = [];
    const how = vi.fn<(choice: number) => Promise<Preview>>(
      () => new Promise((resolve) => open.push(resolve)),
    );
    const foreseeing = new Foreseeing();
    foreseeing.want(ask, [1, 2], how);
    foreseeing.want(ask, [5, 1], how);
    open[0]?.(preview(1, []));
    await settled();
    expect(how.mock.calls).toEqual([[1], [5]]);
    open[1]?.(preview(5, []));
    await settled();
    expect(how).toHaveBeenCalledTimes(2);
  });

  test("a pointer that passes many choices does not flood the server", async () => {
    const how = asking();
    const foreseeing = new Foreseeing();
    foreseeing.want(
      question(),
      Array.from({ length: 40 }, (_, i) => i),
      how,
    );
    await settled();
    expect(how).toHaveBeenCalledTimes(12);
    await vi.advanceTimersByTimeAsync(4800);
    expect(how.mock.calls.length).toBeLessThanOrEqual(36);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(how).toHaveBeenCalledTimes(40);
  });

  test("without a server there is nothing to ask", async () => {
    const foreseeing = new Foreseeing();
    foreseeing.want(question(), [1], undefined);
    await settled();
    expect(foreseeing.of(1)).toBeNull();
  });
});
