// How the Locations of a line fill their room.

export interface Fitting {
  columns: number;
  rows: number;
  /** Of one tile. */
  width: number;
}

/**
 * The largest tiles of a shape (height for a width of one) that lie in a box, in as many rows as that takes. At most
 * `most` wide.
 */
export function fitTiles(
  count: number,
  box: { width: number; height: number },
  shape: number,
  gap: number,
  most: number,
): Fitting {
  let best: Fitting = { columns: Math.max(1, count), rows: 1, width: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns) || 1;
    const wide = (box.width - gap * (columns - 1)) / columns;
    const high = (box.height - gap * (rows - 1)) / rows / shape;
    const width = Math.floor(Math.min(wide, high, most));
    // Of equally large ones the flattest: a line is a row as long as it can.
    if (width > best.width || (width === best.width && rows < best.rows)) best = { columns, rows, width };
  }
  return { ...best, width: Math.max(0, best.width) };
}

/** Height for a width of one: with room for cards above and below, and where there is little room in all. */
export const TALL = 1.22;
export const FLAT = 1.02;
/** Narrower than this, tall tiles are no more to be read; flat ones are wider. */
export const NARROW = 58;

/** What a line could be with tall tiles and with flat ones. */
export interface Widths {
  tall: number;
  flat: number;
}

/** The tiles of lines that are alike: as large as all of them can be. */
export function agree(lines: readonly Widths[]): { width: number; shape: number } {
  const tall = Math.min(...lines.map((one) => one.tall));
  if (tall >= NARROW) return { width: tall, shape: TALL };
  const flat = Math.min(...lines.map((one) => one.flat));
  return flat > tall ? { width: flat, shape: FLAT } : { width: tall, shape: TALL };
}

/** How far each of some cards moves over the one before it, so that all lie within a width. */
export function overlap(count: number, card: number, room: number, gap: number): number {
  if (count < 2) return 0;
  const step = (room - card) / (count - 1);
  return Math.min(gap, step - card);
}

/** The size of a name's letters on a tile, so that its longest word need not be broken. */
export function nameSize(name: string, tile: number): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const LETTER = 0.64; // of the size, for a bold one of usual width
  return Math.max(8.5, Math.min(15, tile * 0.115, (tile - 8) / (longest * LETTER)));
}
