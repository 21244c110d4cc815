// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

import { pinch, within, zoomedAt } from "$/kit/pinch";

test("a stage is never smaller than whole, never too large, never past its edges", () => {
  expect(within({ zoom: 0.5, x: 30, y: -10 }, 400, 300)).toEqual({ zoom: 1, x: 0, y: 0 });
  expect(within({ zoom: 9, x: 10, y: -5000 }, 400, 300)).toEqual({ zoom: 3, x: 0, y: -600 });
});

test("the point between the fingers stays under them", () => {
  const before = { zoom: 1.5, x: -40, y: -20 };
  const after = zoomedAt(before, 1.4, 100, 80);
  const point = ({ zoom, x, y }: typeof before) => [(100 - x) / zoom, (80 - y) / zoom];
  expect(point(after)[0]).toBeCloseTo(point(before)[0] ?? 0, 6);
  expect(point(after)[1]).toBeCloseTo(point(before)[1] ?? 0, 6);
});

/** A stage of 400 by 300 with a list in it that scrolls. */
function aStage() {
  const box = document.createElement("div");
  const stage = document.createElement("div");
  const list = document.createElement("div");
  const card = document.createElement("button");
  list.style.overflowY = "auto";
  box.append(stage);
  stage.append(list);
  list.append(card);
  document.body.append(box);
  const sized = (node: Element, sizes: Record<string, number>) => {
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(node, name, { value });
  };
  sized(box, { clientWidth: 400, clientHeight: 300 });
  sized(list, { clientHeight: 300, scrollHeight: 900 });
  vi.spyOn(box, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 300));
  const leave = pinch(stage);
  const finger = (type: string, pointerId: number, clientX: number, clientY: number) =>
    card.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX, clientY, pointerType: "touch", bubbles: true }),
    );
  const spread = () => {
    finger("pointerdown", 1, 150, 150);
    finger("pointerdown", 2, 250, 150);
    finger("pointermove", 2, 350, 150);
    finger("pointerup", 1, 150, 150);
    finger("pointerup", 2, 350, 150);
  };
  const end = () => {
    leave();
    box.remove();
  };
  return { stage, list, card, finger, spread, end };
}

test("two fingers make any stage larger, also one that is a list", () => {
  const { stage, spread, end } = aStage();
  spread();
  expect(Number(stage.dataset.zoom)).toBeCloseTo(2, 6);
  expect(stage.style.transform).toContain("scale(2)");
  end();
});

test("one finger moves the larger stage, and at its edge scrolls the list in it", () => {
  const { stage, list, finger, spread, end } = aStage();
  spread();
  finger("pointerdown", 3, 200, 290);
  finger("pointermove", 3, 200, 240);
  const once = stage.style.transform;
  expect(list.scrollTop).toBe(0);
  finger("pointermove", 3, 200, -400); // 640 more, of which the stage takes what it has left
  expect(stage.style.transform).not.toBe(once);
  expect(stage.style.transform).toContain("-300px");
  expect(list.scrollTop).toBeGreaterThan(0);
  end();
});

test("a finger on what can be dragged leaves the larger stage where it is", () => {
  const { stage, card, finger, spread, end } = aStage();
  spread();
  const before = stage.style.transform;
  card.dataset.source = "card";
  finger("pointerdown", 3, 200, 290);
  finger("pointermove", 3, 120, 100);
  expect(stage.style.transform).toBe(before);
  end();
});
