// Where a card is shown beside what points at it: in the window, and never over what must stay in sight.

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

const GAP = 8;

/** `clear` is what must stay in sight: all of a stack, say, while one of its cards is pointed at. */
export function beside(at: Area, size: Size, window: Size, clear?: Area): { left: number; top: number } {
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  const left = within(at.left + at.width / 2 - size.width / 2, window.width - size.width);
  const top = within(at.top + at.height / 2 - size.height / 2, window.height - size.height);
  const of = clear ?? at;
  const above = { left, top: of.top - size.height - GAP };
  const below = { left, top: of.top + of.height + GAP };
  const right = { left: of.left + of.width + GAP, top };
  const before = { left: of.left - size.width - GAP, top };
  const fits = (place: { left: number; top: number }) =>
    place.left >= GAP &&
    place.top >= GAP &&
    place.left + size.width <= window.width - GAP &&
    place.top + size.height <= window.height - GAP;
  const wanted = clear ? [right, before, above, below] : [above, below];
  return wanted.find(fits) ?? { left, top: within(below.top, window.height - size.height) };
}
