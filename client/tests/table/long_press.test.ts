// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { watchLongPress } from "$/table/long_press";

const opened: string[] = [];
const chosen: string[] = [];
let stop: () => void;
let card: HTMLElement;

function point(kind: string, how: Partial<PointerEventInit> = {}) {
  const more = { bubbles: true, pointerType: "touch", isPrimary: true, clientX: 20, clientY: 20, ...how };
  card.firstElementChild?.dispatchEvent(new PointerEvent(kind, more));
}

beforeEach(() => {
  vi.useFakeTimers();
  opened.length = chosen.length = 0;
  card = document.createElement("button");
  card.dataset.card = "davros";
  card.append(document.createElement("span"));
  document.body.replaceChildren(card);
  card.addEventListener("click", () => chosen.push("davros"));
  stop = watchLongPress((key) => opened.push(key));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a finger on a card", () => {
  test("that stays opens it, and lifting it chooses nothing", () => {
    point("pointerdown");
    vi.advanceTimersByTime(600);
    expect(opened).toEqual(["davros"]);
    point("pointerup");
    card.click();
    expect(chosen).toEqual([]);
    card.click(); // the next press is one again
    expect(chosen).toEqual(["davros"]);
  });

  test("that is lifted soon only presses", () => {
    point("pointerdown");
    vi.advanceTimersByTime(200);
    point("pointerup");
    card.click();
    vi.advanceTimersByTime(2000);
    expect([opened, chosen]).toEqual([[], ["davros"]]);
  });

  test("that moves draws or scrolls; a tremble is no movement", () => {
    point("pointerdown");
    point("pointermove", { clientX: 24 });
    point("pointermove", { clientX: 50 });
    vi.advanceTimersByTime(2000);
    expect(opened).toEqual([]);
    point("pointerdown");
    point("pointermove", { clientX: 24 });
    vi.advanceTimersByTime(600);
    expect(opened).toEqual(["davros"]);
  });

  test("that the browser takes for scrolling opens nothing", () => {
    point("pointerdown");
    point("pointercancel");
    vi.advanceTimersByTime(2000);
    expect(opened).toEqual([]);
  });

  test("is no mouse: that has other ways", () => {
    point("pointerdown", { pointerType: "mouse" });
    vi.advanceTimersByTime(2000);
    expect(opened).toEqual([]);
  });

  test("opens nothing once nobody watches", () => {
    point("pointerdown");
    stop();
    vi.advanceTimersByTime(2000);
    expect(opened).toEqual([]);
  });
});
