// What follows the finger or the mouse: a likeness of the piece over the whole board. The piece itself stays where it
// is, for it may lie in a row that scrolls and cuts off what leaves it.

import { boxOf, layOver } from "./flights";

export interface Carried {
  /** So far from where it was taken up, in pixels of the screen. */
  to(x: number, y: number): void;
  drop(): void;
}

/** What would make a likeness something that can be found, chosen or named. */
const OWN = ["id", "data-key", "data-choice", "data-source", "data-legal", "data-number", "data-piece"];

export function carry(node: HTMLElement | SVGElement): Carried {
  const layer = node.closest(".kit-board")?.querySelector<HTMLElement>(":scope > .kit-layer");
  const carried =
    layer && node instanceof HTMLElement ? likeness(node, layer) : { node, unit: boxOf(node).unit };
  node.dataset.dragging = "";
  return {
    to: (x, y) => carried.node.style.setProperty("translate", `${x / carried.unit}px ${y / carried.unit}px`),
    drop: () => {
      delete node.dataset.dragging;
      if (carried.node === node) node.style.removeProperty("translate");
      else carried.node.remove();
    },
  };
}

function likeness(node: HTMLElement, layer: HTMLElement): { node: HTMLElement; unit: number } {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of OWN) one.removeAttribute(name);
  copy.classList.add("kit-dragged");
  const box = boxOf(node);
  layOver(layer, copy, box);
  // The board may be pinched larger; what lies over it is not.
  if (box.unit !== 1) copy.style.setProperty("scale", String(box.unit));
  return { node: copy, unit: 1 };
}
