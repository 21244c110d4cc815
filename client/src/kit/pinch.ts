// Two fingers make a stage larger, one moves it then; with a mouse, Ctrl and the wheel. A double tap sets it back. Where
// the stage is a list that scrolls, the finger that has moved it to its edge scrolls the list on.

import { scrollerOf } from "./scrolling";

const MOST = 3;
const NEVER = -Infinity;

export interface Looking {
  zoom: number;
  x: number;
  y: number;
}

/** No further away than whole, no nearer than `MOST`, and never past its edges. */
export function within({ zoom, x, y }: Looking, width: number, height: number): Looking {
  const near = Math.min(MOST, Math.max(1, zoom));
  const limit = (at: number, size: number) => Math.min(0, Math.max(size * (1 - near), at));
  return { zoom: near, x: limit(x, width), y: limit(y, height) };
}

/** Zoom by `factor` so that the point under (px, py) stays where it is. */
export function zoomedAt(now: Looking, factor: number, px: number, py: number): Looking {
  const zoom = Math.min(MOST, Math.max(1, now.zoom * factor));
  const by = zoom / now.zoom;
  return { zoom, x: px - (px - now.x) * by, y: py - (py - now.y) * by };
}

/** How far a finger wants to move a stage beyond its edge. */
export function beyond(wanted: Looking, width: number, height: number): number {
  return wanted.y - within(wanted, width, height).y;
}

/** For the element inside a box that hides what is too large. */
export function pinch(stage: HTMLElement): () => void {
  const box = stage.parentElement ?? stage;
  let now: Looking = { zoom: 1, x: 0, y: 0 };
  let lastTap = NEVER;
  let isDrag = false;
  const fingers = new Map<number, { x: number; y: number }>();

  const show = (next: Looking) => {
    now = within(next, box.clientWidth, box.clientHeight);
    if (now.zoom === 1) {
      stage.style.removeProperty("transform");
      delete stage.dataset.zoom;
    } else {
      stage.style.setProperty("transform", `translate(${now.x}px, ${now.y}px) scale(${now.zoom})`);
      stage.dataset.zoom = String(now.zoom);
    }
    stage.style.setProperty("transform-origin", "0 0");
    box.style.setProperty("touch-action", now.zoom === 1 ? "pan-y" : "none");
  };
  const place = (event: { clientX: number; clientY: number }) => {
    const rect = box.getBoundingClientRect();
    return { x: event.clientX - rect.left, y: event.clientY - rect.top };
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== "touch") return;
    // One finger on what can be dragged drags it.
    isDrag =
      fingers.size === 0 && event.target instanceof Element && event.target.closest("[data-source]") !== null;
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 1) {
      if (event.timeStamp - lastTap < 280 && now.zoom > 1) show({ zoom: 1, x: 0, y: 0 });
      lastTap = event.timeStamp;
    } else lastTap = NEVER; // two fingers are not a tap
  };
  const move = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const is = place(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      const after = Math.hypot(is.x - other.x, is.y - other.y);
      if (before > 10) show(zoomedAt(now, after / before, (is.x + other.x) / 2, (is.y + other.y) / 2));
    } else if (now.zoom > 1 && !isDrag) {
      const wanted = { ...now, x: now.x + is.x - was.x, y: now.y + is.y - was.y };
      const list = scrollerOf(event.target, box);
      if (list) list.scrollTop -= beyond(wanted, box.clientWidth, box.clientHeight) / now.zoom;
      show(wanted);
    }
    fingers.set(event.pointerId, is);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = place(event);
    show(zoomedAt(now, event.deltaY < 0 ? 1.15 : 1 / 1.15, at.x, at.y));
  };
  box.addEventListener("pointerdown", down);
  box.addEventListener("pointermove", move);
  box.addEventListener("pointerup", up);
  box.addEventListener("pointercancel", up);
  box.addEventListener("wheel", wheel, { passive: false });
  box.style.setProperty("touch-action", "pan-y");
  return () => {
    box.removeEventListener("pointerdown", down);
    box.removeEventListener("pointermove", move);
    box.removeEventListener("pointerup", up);
    box.removeEventListener("pointercancel", up);
    box.removeEventListener("wheel", wheel);
  };
}
