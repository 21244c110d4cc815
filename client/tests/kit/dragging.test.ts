// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

import { carry } from "$/kit/dragging";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function made<Node extends Element>(node: Node, parent: Element, attributes: Record<string, string>): Node {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  parent.append(node);
  return node;
}
const box = (parent: Element, attributes: Record<string, string>, tag = "div") =>
  made(document.createElement(tag), parent, attributes);

/** A card in a row that scrolls, on a board. */
function aCard() {
  const board = box(document.body, { class: "kit-board" });
  const row = box(board, { class: "row" });
  const card = box(row, { class: "card", "data-drag": "", "data-piece": "card:fez" });
  const named = { id: "fez", "data-key": "card:fez", "data-source": "card:fez" };
  box(card, { ...named, "data-choice": "7", "data-number": "1" }, "button").append("Fez");
  box(card, { class: "look" }, "button");
  const layer = box(board, { class: "kit-layer" });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(30, 400, 80, 112));
  return { row, card, layer };
}

test("what is dragged lies over the board, whole, and not in the row that would cut it off", () => {
  const { row, card, layer } = aCard();
  const carried = carry(card);
  carried.to(12, -200);
  const likeness = layer.firstElementChild as HTMLElement;
  expect(likeness.textContent).toContain("Fez");
  expect(likeness.querySelector(".look")).not.toBeNull();
  expect(likeness.style.translate).toBe("12px -200px");
  expect(likeness.style.width).toBe("80px");
  expect(row.contains(card)).toBe(true);
  expect(card.style.translate).toBe("");
  expect(card.dataset.dragging).toBe("");
  carried.drop();
  expect(layer.childElementCount).toBe(0);
  expect(card.dataset.dragging).toBeUndefined();
});

test("its likeness can be neither found nor chosen", () => {
  const { card, layer } = aCard();
  carry(card);
  expect(layer.querySelectorAll("[id], [data-key], [data-choice], [data-source], [data-piece]")).toHaveLength(
    0,
  );
  expect(document.querySelectorAll("[data-choice]")).toHaveLength(1);
});

test("a sign of a picture is moved in its place", () => {
  const board = box(document.body, { class: "kit-board" });
  box(board, { class: "kit-layer" });
  const svg = (tag: "svg" | "g") => document.createElementNS("http://www.w3.org/2000/svg", tag);
  const ship = made(svg("g"), made(svg("svg"), board, {}), { "data-key": "ship" }) as SVGGElement;
  const carried = carry(ship);
  carried.to(5, 6);
  expect(ship.style.translate).toBe("5px 6px");
  carried.drop();
  expect(ship.style.translate).toBe("");
});
