// Where the cards of a stack lie: each covers the one before, all but its edge towards the disk, on which suit and value
// stand. So an edge is never narrower than what is written on it; a stack that would need that goes on in another line.

export type Way = "down" | "left" | "right";

/** What a board's size makes of it: stacks around the disk, or lanes beside each other, or lanes on a telephone or a tablet. */
export type Shape = "radial" | "lanes" | "narrow";

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Fan {
  card: Size;
  /** What is seen of a covered card. */
  step: number;
  /** More cards than are comfortable: what stands on the edges is smaller. */
  tight: boolean;
  /** Upper left corners, the oldest card first. */
  spots: Spot[];
  /** What all of it takes. */
  whole: Size;
}

/** Stacks around the disk need this much room; with less they would cover each other or become too small to read. */
export const RADIAL_FROM: Size = { width: 840, height: 410 };
/** In narrower windows there are lanes, whatever the board gets of them. */
const RADIAL_WINDOW = 1000;
const NARROW_BELOW = 800;
/** Under this height what lies around the disk moves closer together. */
const LOW_BELOW = 700;

export function shapeOf(board: Size, window: number): Shape {
  if (board.width < NARROW_BELOW) return "narrow";
  const isRadial =
    window >= RADIAL_WINDOW && board.width >= RADIAL_FROM.width && board.height >= RADIAL_FROM.height;
  return isRadial ? "radial" : "lanes";
}

export function isLow(board: Size): boolean {
  return board.height < LOW_BELOW;
}

interface Edges {
  /** More cards than this are laid closer. */
  many: number;
  /** The narrowest edge of few cards, and of many. */
  least: number;
  leastOfMany: number;
  most: number;
  gap: number;
}

/** Lines of text below each other can be narrow; beside each other a signed value needs its width. */
const DOWN: Edges = { many: 8, least: 18, leastOfMany: 14, most: 26, gap: 4 };
const SIDEWAYS: Edges = { many: 8, least: 34, leastOfMany: 30, most: 92, gap: 4 };
/** An open card beside edges: so wide that its name can be read, narrower only for many cards. */
const OPEN_CARD = 100;
/** With room to spare for all edges, so wide that longer words of a name are whole. */
const ROOMY_CARD = 136;
const ROOMY_EDGE = 60;
const NARROWEST_CARD = 64;
const MOST_LINES = 4;

/** `room.height` may be infinite where a lane can grow as long as it wants. */
export function fan(way: Way, count: number, room: Size): Fan {
  return way === "down" ? downwards(count, room) : sideways(way, count, room);
}

function downwards(count: number, room: Size): Fan {
  const { gap } = DOWN;
  const least = count > DOWN.many ? DOWN.leastOfMany : DOWN.least;
  const lowest = Math.min(46, room.height);
  const lines = linesFor(count, (room.height - lowest) / least);
  const inLine = Math.ceil(count / lines);
  const width = (room.width - gap * (lines - 1)) / lines;
  const step = stepFor(inLine, room.height - lowest, least, DOWN.most);
  const left = Number.isFinite(room.height) ? room.height - step * (inLine - 1) : width * 1.05;
  const height = Math.max(lowest, Math.min(left, width * 1.05, 150));
  const spots = spread(count, inLine, (line, i) => ({ x: line * (width + gap), y: i * step }));
  return {
    card: { width, height },
    step,
    tight: count > DOWN.many,
    spots,
    whole: { width: room.width, height: height + step * Math.max(0, inLine - 1) },
  };
}

function sideways(way: "left" | "right", count: number, room: Size): Fan {
  const { gap } = SIDEWAYS;
  const least = count > SIDEWAYS.many ? SIDEWAYS.leastOfMany : SIDEWAYS.least;
  const highOf = (lines: number) => (room.height - gap * (lines - 1)) / lines;
  const leftOf = (lines: number) => room.width - least * (Math.ceil(count / lines) - 1);
  const widthOf = (lines: number) => {
    const isRoomy = room.width - ROOMY_EDGE * (Math.ceil(count / lines) - 1) >= ROOMY_CARD;
    const open = isRoomy ? ROOMY_CARD : OPEN_CARD;
    const wanted = Math.min(Math.max(highOf(lines) * (5 / 7), open), leftOf(lines));
    return Math.min(room.width, Math.max(wanted, NARROWEST_CARD));
  };
  let lines = 1;
  while (lines < 2 && leftOf(lines) < NARROWEST_CARD) lines += 1;
  const inLine = Math.ceil(count / lines);
  const height = highOf(lines);
  const width = widthOf(lines);
  const step = stepFor(inLine, room.width - width, least, SIDEWAYS.most);
  const spots = spread(count, inLine, (line, i) => ({
    x: way === "right" ? i * step : room.width - width - i * step,
    y: line * (height + gap),
  }));
  return { card: { width, height }, step, tight: count > SIDEWAYS.many, spots, whole: room };
}

/** As few lines as keep every edge wide enough. */
function linesFor(count: number, edges: number): number {
  let lines = 1;
  while (lines < MOST_LINES && Math.ceil(count / lines) - 1 > edges) lines += 1;
  return lines;
}

/** As far apart as there is room; closer than is wanted only where nothing else would fit. */
function stepFor(inLine: number, free: number, least: number, most: number): number {
  if (inLine < 2) return most;
  const all = free / (inLine - 1);
  return all < least ? Math.max(2, all) : Math.min(most, all);
}

function spread(count: number, inLine: number, at: (line: number, i: number) => Spot): Spot[] {
  return Array.from({ length: count }, (_, i) => at(Math.floor(i / inLine), i % inLine));
}
