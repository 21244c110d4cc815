import { afterEach, expect, test, vi } from "vitest";

import { carry } from "$/kit/dragging";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A card in a row that scrolls, on a board. */
function aCard() {
  document.body.innerHTML = `<div class="kit-board"><div class="row"><div class="card" data-drag data-piece="card:fez"
    ><button data-key="card:fez" data-source="card:fez" data-choice="7" data-number="1" id="fez">Fez</button
    ><button class="look">Look</button></div></div><div class="kit-layer"></div></div>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(30, 400, 80, 112));
  const [row, card, layer] = [".row", ".card", ".kit-layer"].map((one) => document.querySelector(one));
  return { row, card, layer } as Record<"row" | "card" | "layer", HTMLElement>;
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
  document.body.innerHTML = `<div class="kit-board"><svg><g data-key="ship"></g></svg><div class="kit-layer"></div></div>`;
  const ship = document.querySelector("g") as SVGGElement;
  const carried = carry(ship);
  carried.to(5, 6);
  expect(ship.style.translate).toBe("5px 6px");
  carried.drop();
  expect(ship.style.translate).toBe("");
});
