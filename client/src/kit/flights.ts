// How single elements move: always with the Web Animations API, on `translate`, `scale`, `rotate` and `opacity` alone,
// which a browser can do without laying out the page again. Nothing here knows a game.

import { FADE, type Face } from "./acts";
import { seatOf } from "./palette";
import { SEAT_OUTLINES } from "./shapes";

/** Where something is: its middle and size on the screen, and how many screen pixels its own unit is. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  unit: number;
}

interface When {
  begin: number;
  length: number;
  still: boolean;
}

interface Glide extends When {
  /** Turned up on its way. */
  flip: boolean;
  /** Many go at once: each simply goes, neither raised nor over the others, which would have all of them painted anew. */
  crowded: boolean;
}

const EASE = "cubic-bezier(.25,.7,.25,1)";

export function boxOf(node: Element): Box {
  const rect = node.getBoundingClientRect();
  const box = {
    x: rect.left + rect.width / 2,
    y: rect.top + rect.height / 2,
    width: rect.width,
    height: rect.height,
  };
  if (node instanceof HTMLElement) {
    // Turned elements have larger bounds than they are wide; their middle is right in any case.
    const width = node.offsetWidth || rect.width;
    return { ...box, width, height: node.offsetHeight || rect.height, unit: zoomOf(node) };
  }
  const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null;
  return { ...box, unit: matrix ? Math.hypot(matrix.a, matrix.b) : 1 };
}

/** A stage that is pinched larger moves its pieces in its own measure. */
function zoomOf(node: HTMLElement): number {
  const stage = node.closest<HTMLElement>("[data-zoom]");
  return Number(stage?.dataset.zoom ?? 1) || 1;
}

/** A coin that is thrown: it rises, turns over and over, and comes to lie on the side that it shows already. */
export function coin(turns: number): Keyframe[] {
  return [
    { rotate: `y ${-360 * turns}deg`, scale: "1" },
    { rotate: `y ${-180 * turns}deg`, scale: "1.25", offset: 0.45 },
    { rotate: "y 0deg", scale: "1" },
  ];
}

/** How much larger it was. Where it has another shape now, the side that changed least tells. */
export function grown(from: Box, to: Box): number {
  const ratio = (one: number, other: number) => (one > 0 && other > 0 ? one / other : 1);
  const wide = ratio(from.width, to.width);
  const high = ratio(from.height, to.height);
  const least = Math.abs(Math.log(wide)) < Math.abs(Math.log(high)) ? wide : high;
  return Math.min(4, Math.max(0.2, least));
}

/** A seat is never shown by its colour alone. */
function shapeOf(seat: number): SVGSVGElement {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  const outline = document.createElementNS("http://www.w3.org/2000/svg", "path");
  outline.setAttribute("d", SEAT_OUTLINES[seatOf(seat).shape]);
  picture.append(outline);
  return picture;
}

export class Flights {
  private layer: HTMLElement | null = null;
  private readonly running = new Set<Animation>();
  private readonly endings = new Map<Animation, () => void>();

  /** Ghosts are drawn over this element. */
  over(root: HTMLElement): void {
    const layer = document.createElement("div");
    layer.className = "kit-layer";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    root.append(layer);
    this.layer = layer;
  }

  end(): void {
    for (const animation of [...this.running]) {
      animation.cancel();
      this.finished(animation);
    }
  }

  private run(node: Element, frames: Keyframe[], when: When, atEnd?: () => void): void {
    if (typeof node.animate !== "function") {
      atEnd?.(); // a document that nobody sees
      return;
    }
    const animation = node.animate(frames, {
      duration: when.length,
      delay: when.begin,
      easing: EASE,
      fill: "backwards",
    });
    this.running.add(animation);
    if (atEnd) this.endings.set(animation, atEnd);
    animation.onfinish = () => this.finished(animation);
  }

  private finished(animation: Animation): void {
    this.running.delete(animation);
    const atEnd = this.endings.get(animation);
    this.endings.delete(animation);
    atEnd?.();
  }

  /** From one place to where it is. */
  glide(node: Element, from: Box, to: Box, when: Glide): void {
    if (when.still) {
      this.appear(node, when);
      return;
    }
    const x = (from.x - to.x) / to.unit;
    const y = (from.y - to.y) / to.unit;
    const scale = grown(from, to);
    if (when.crowded && !when.flip) {
      const isSame = Math.abs(scale - 1) < 0.01;
      this.run(
        node,
        [
          { translate: `${x}px ${y}px`, ...(isSame ? {} : { scale: String(scale) }) },
          { translate: "0px 0px", ...(isSame ? {} : { scale: "1" }) },
        ],
        when,
      );
      return;
    }
    const lifted = Math.max(1, scale) * 1.07;
    const start: Keyframe = { translate: `${x}px ${y}px`, scale: String(scale) };
    const end: Keyframe = { translate: "0px 0px", scale: "1" };
    const fly = node as HTMLElement | SVGElement;
    fly.dataset.flying = when.flip ? "covered" : "";
    if (when.flip) {
      const half: Keyframe = { translate: `${x / 2}px ${y / 2}px`, scale: `0 ${lifted}`, offset: 0.5 };
      this.run(node, [start, half, end], when, () => delete fly.dataset.flying);
      setTimeout(
        () => {
          if (fly.dataset.flying === "covered") fly.dataset.flying = "";
        },
        when.begin + when.length * 0.38,
      );
    } else {
      const half: Keyframe = { translate: `${x * 0.45}px ${y * 0.45}px`, scale: String(lifted), offset: 0.5 };
      const far = Math.hypot(x, y) > 60;
      this.run(node, far ? [start, half, end] : [start, end], when, () => delete fly.dataset.flying);
    }
  }

  hop(node: Element, boxes: readonly Box[], when: When): void {
    const last = boxes.at(-1);
    if (!last || when.still) {
      this.appear(node, when);
      return;
    }
    const frames = boxes.map((box): Keyframe => ({
      translate: `${(box.x - last.x) / last.unit}px ${(box.y - last.y) / last.unit}px`,
      easing: "ease-in-out",
    }));
    const fly = node as HTMLElement | SVGElement;
    fly.dataset.flying = "";
    this.run(node, frames, when, () => delete fly.dataset.flying);
  }

  appear(node: Element, when: When): void {
    const frames: Keyframe[] = [{ opacity: 0, ...(when.still ? {} : { scale: "0.7" }) }, { opacity: 1 }];
    this.run(node, frames, { ...when, length: Math.min(when.length, FADE) });
  }

  /** An element that is no longer part of the page goes to a place, or fades. */
  leave(node: Element, from: Box, to: Box | null, when: When): void {
    if (!this.layer || !(node instanceof HTMLElement) || node.isConnected) return;
    for (const one of [node, ...node.querySelectorAll<HTMLElement>("[data-choice],[data-source]")]) {
      delete one.dataset.choice;
      delete one.dataset.source;
      delete one.dataset.legal;
    }
    this.place(node, from);
    const gone = () => node.remove();
    if (when.still || !to) {
      this.run(
        node,
        [{ opacity: 1 }, { opacity: 0 }],
        { ...when, length: Math.min(when.length, FADE) },
        gone,
      );
      return;
    }
    const scale = Math.min(2, Math.max(0.25, to.width / from.width));
    this.run(
      node,
      [
        { translate: "0px 0px", scale: "1", opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: String(scale), opacity: 0.2 },
      ],
      when,
      gone,
    );
  }

  /** Something that is nowhere on the page flies from place to place: a back, a token, or an open card's face. With
   * `still` it is seen for a moment where it goes to. */
  ghost(look: string, seat: number | undefined, from: Box, to: Box, when: When, face?: Face): void {
    if (!this.layer) return;
    const node = document.createElement("div");
    node.className = "kit-ghost";
    node.dataset.look = look;
    if (seat !== undefined) {
      node.style.setProperty("--ghost", seatOf(seat).fill);
      node.append(shapeOf(seat));
    }
    if (face) {
      node.dataset.open = "";
      node.textContent = face.words;
      node.style.setProperty("--ghost", face.fill);
      node.style.setProperty("--ghost-ink", face.ink);
    }
    const side = look === "card" ? { width: 44, height: 62 } : { width: 22, height: 22 };
    this.place(node, { ...(when.still ? to : from), ...side });
    if (when.still) {
      const frames = [
        { opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { opacity: 1, offset: 0.7 },
        { opacity: 0 },
      ];
      this.run(node, frames, when, () => node.remove());
      return;
    }
    this.run(
      node,
      [
        { translate: "0px 0px", opacity: 0.4 },
        { opacity: 1, offset: 0.25 },
        { opacity: 1, offset: 0.8 },
        { translate: `${to.x - from.x}px ${to.y - from.y}px`, opacity: 0.2 },
      ],
      when,
      () => node.remove(),
    );
  }

  onTheSpot(node: Element, how: "tumble" | "flip" | "pulse" | "shake", when: When, turns?: number): void {
    if (when.still) {
      this.run(node, [{ opacity: 0.4 }, { opacity: 1 }], { ...when, length: FADE });
      return;
    }
    const frames: Record<typeof how, Keyframe[]> = {
      tumble: [
        { rotate: "-540deg", translate: "-30px -46px", scale: "0.7" },
        { rotate: "-200deg", translate: "10px 4px", scale: "1.15", offset: 0.55 },
        { rotate: "-60deg", translate: "4px -9px", scale: "1", offset: 0.75 },
        { rotate: "0deg", translate: "0px 0px", scale: "1" },
      ],
      flip: turns === undefined ? [{ scale: "0 1" }, { scale: "1 1" }] : coin(turns),
      pulse: [{ scale: "1" }, { scale: "1.16", offset: 0.4 }, { scale: "1" }],
      shake: [0, -6, 6, -4, 4, 0].map((x) => ({ translate: `${x}px 0px` })),
    };
    this.run(node, frames[how], when);
  }

  private place(node: HTMLElement, box: Box): void {
    if (this.layer) layOver(this.layer, node, box);
  }
}

/** Put an element where another is or was, over everything. */
export function layOver(layer: HTMLElement, node: HTMLElement, box: Box): void {
  const origin = layer.getBoundingClientRect();
  const style = node.style;
  style.setProperty("position", "absolute");
  style.setProperty("margin", "0");
  style.setProperty("inset", "auto");
  style.setProperty("left", `${box.x - origin.left - box.width / 2}px`);
  style.setProperty("top", `${box.y - origin.top - box.height / 2}px`);
  style.setProperty("width", `${box.width}px`);
  style.setProperty("height", `${box.height}px`);
  // Pieces get their size from around them, which is not around them any more.
  for (const size of ["--card-width", "--die-size", "--token-size"])
    style.setProperty(size, `${box.width}px`);
  style.setProperty("--marker-size", `${box.height}px`);
  layer.append(node);
}
