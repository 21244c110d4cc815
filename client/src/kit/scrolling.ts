// What scrolls on a board where there is little room: what is hinted at and where a picked-up piece can go is scrolled
// into sight, and one that is carried to the edge of what scrolls goes on scrolling it.

/** From here to there along one axis, in pixels of the screen. */
export interface Span {
  from: number;
  to: number;
}

/** A place where something can go, how much it matters that it is seen, and where it is drawn: seeing it once is enough. */
export interface Aim {
  nodes: Element[];
  weight: number;
}

/** So near to the edge something carried scrolls. */
const EDGE = 44;
/** A pointer that only passes the edge, as on the way from the hand to the board, does not scroll. */
const LINGER = 180;
/** Pixels per millisecond. */
const SPEED = 0.5;
/** What is scrolled into sight does not lie against the edge. */
const MARGIN = 8;
/** So much of a place is enough to press it. */
const THUMB = 44 + 2 * MARGIN;

/** What scrolls up and down and holds an element, no further out than `limit`. */
export function scrollerOf(from: EventTarget | null, limit: Element): HTMLElement | null {
  for (let node = from instanceof Element ? from : null; node && node !== limit; node = node.parentElement)
    if (node instanceof HTMLElement && node.scrollHeight > node.clientHeight) {
      const flow = getComputedStyle(node).overflowY;
      if (flow === "auto" || flow === "scroll") return node;
    }
  return null;
}

/** How far to scroll, within `least` and `most`, so that as much as possible of the weightiest `places` lies within `view`;
 * of what is equally good, the nearest. */
export function bestScroll(
  places: readonly { spans: readonly Span[]; weight: number }[],
  view: Span,
  least: number,
  most: number,
): number {
  const room = view.to - view.from;
  const seenOf = ({ from, to }: Span, by: number) => {
    const part = Math.max(0, Math.min(to - by, view.to) - Math.max(from - by, view.from));
    const whole = Math.max(1, Math.min(to - from, room));
    return Math.min(1, part / Math.min(whole, THUMB)) + Math.min(1, part / whole);
  };
  const seen = (by: number) =>
    places.reduce(
      (sum, { spans, weight }) => sum + weight * Math.max(...spans.map((one) => seenOf(one, by))),
      0,
    );
  let best = 0;
  for (const { from, to } of places.flatMap(({ spans }) => spans))
    for (const wanted of [from - view.from, to - view.to]) {
      const by = Math.min(most, Math.max(least, wanted));
      const gain = seen(by) - seen(best);
      if (gain > 0.01 || (gain > -0.01 && Math.abs(by) < Math.abs(best))) best = by;
    }
  return best;
}

interface Window {
  node: HTMLElement;
  /** What lies at its edges whatever is scrolled. */
  stuck: Element[];
  view: Span;
  /** How much larger it is drawn than it is. */
  unit: number;
}

/** The part of what scrolls in which something is seen: nothing is seen under what sticks to its edges. */
function windowOf(node: HTMLElement): Window {
  const box = node.getBoundingClientRect();
  const view = { from: box.top, to: box.bottom };
  const stuck = [...node.children].filter((one) => getComputedStyle(one).position === "sticky");
  for (const one of stuck) {
    const { top, height } = one.getBoundingClientRect();
    if (top + height / 2 > (box.top + box.bottom) / 2) view.to -= height;
    else view.from += height;
  }
  return { node, stuck, view, unit: box.height / node.offsetHeight || 1 };
}

function windowsAround(aims: readonly Aim[], board: Element): Window[] {
  const scrollers = new Set(aims.flatMap(({ nodes }) => nodes).map((node) => scrollerOf(node, board)));
  return [...scrollers].flatMap((node) => (node ? [windowOf(node)] : []));
}

function spanOf(node: Element): Span {
  const { top, bottom } = node.getBoundingClientRect();
  return { from: top - MARGIN, to: bottom + MARGIN };
}

/** Scroll the board so that as many of these as possible are seen. */
export function showMost(aims: readonly Aim[], board: Element, still: boolean): void {
  for (const { node, stuck, view, unit } of windowsAround(aims, board)) {
    const scrolls = (one: Element) => node.contains(one) && !stuck.some((each) => each.contains(one));
    const places = aims
      .filter(({ nodes }) => nodes.some(scrolls))
      .map(({ nodes, weight }) => ({ spans: nodes.filter(scrolls).map(spanOf), weight }));
    const above = node.scrollTop * unit;
    const below = (node.scrollHeight - node.clientHeight) * unit - above;
    const by = bestScroll(places, view, -above, below);
    if (Math.abs(by) >= 1) node.scrollBy({ top: by / unit, behavior: still ? "instant" : "smooth" });
  }
}

/** Scroll the board so that one of these is seen, also in a row that is swiped along. */
export function showOne(nodes: Element[], board: Element, still: boolean): void {
  showMost([{ nodes, weight: 1 }], board, still);
  const row = nodes[0]?.closest(".kit-scrolls-sideways");
  if (!nodes[0] || !row) return;
  const seen = row.getBoundingClientRect();
  const { left, right } = nodes[0].getBoundingClientRect();
  if (left >= seen.left && right <= seen.right) return;
  row.scrollBy({
    left: (left + right - seen.left - seen.right) / 2,
    behavior: still ? "instant" : "smooth",
  });
}

export interface EdgeScrolling {
  /** Something carried is here now, in pixels of the screen. */
  at(x: number, y: number): void;
  stop(): void;
}

/** Scrolls whatever holds one of these while something is carried near its upper or lower edge. */
export function scrollingAtEdges(aims: readonly Aim[], board: Element, scrolled: () => void): EdgeScrolling {
  const windows = windowsAround(aims, board);
  let now: { node: HTMLElement; way: number; since: number } | null = null;
  let last = 0;
  let wanted = 0;
  const step = (time: number) => {
    if (!now) return;
    const past = Math.min(50, time - last);
    last = time;
    if (time - now.since > LINGER) {
      now.node.scrollBy({ top: now.way * SPEED * past, behavior: "instant" });
      scrolled();
    }
    wanted = requestAnimationFrame(step);
  };
  const stop = () => {
    cancelAnimationFrame(wanted);
    now = null;
  };
  return {
    at(x, y) {
      const near = windows
        .map(({ node, view }) => {
          const { left, right } = node.getBoundingClientRect();
          const within = x >= left && x <= right && y >= view.from && y <= view.to;
          return { node, way: !within ? 0 : y < view.from + EDGE ? -1 : y > view.to - EDGE ? 1 : 0 };
        })
        .find(({ way }) => way !== 0);
      if (near && now?.node === near.node && now.way === near.way) return;
      stop();
      if (!near) return;
      last = performance.now();
      now = { ...near, since: last };
      wanted = requestAnimationFrame(step);
    },
    stop,
  };
}

/** So little of something is as good as nothing. */
const GLIMPSE = 24;

/** What can be chosen and lies out of sight, above or below what is scrolled to; what is seen elsewhere too is none. */
export function outOfSight(board: Element): { above: Element[]; below: Element[] } {
  const found = { above: [] as Element[], below: [] as Element[] };
  const lit = [...board.querySelectorAll<HTMLElement>("[data-legal]")].filter((one) => one.checkVisibility());
  const windows = new Map<HTMLElement, Window>();
  const seen = new Set<string>();
  const hidden: { node: HTMLElement; way: "above" | "below" }[] = [];
  for (const node of lit) {
    const scroller = scrollerOf(node, board);
    const within = scroller && (windows.get(scroller) ?? windowOf(scroller));
    if (scroller && within) windows.set(scroller, within);
    const { top, bottom } = node.getBoundingClientRect();
    const least = Math.min(GLIMPSE, bottom - top);
    const isStuck = within?.stuck.some((one) => one.contains(node)) ?? true;
    if (!isStuck && within && bottom - least < within.view.from) hidden.push({ node, way: "above" });
    else if (!isStuck && within && top + least > within.view.to) hidden.push({ node, way: "below" });
    else seen.add(node.dataset.choice ?? node.dataset.source ?? "");
  }
  for (const { node, way } of hidden)
    if (!seen.has(node.dataset.choice ?? node.dataset.source ?? "")) found[way].push(node);
  return found;
}
