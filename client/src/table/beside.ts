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

/** Where it is shown what a choice of a list would change: at the foot of the panel beside the board if that is in sight;
 * otherwise above the list and the hand, so that both stay in sight. Where there is no room above both, the list does. */
export function besideList(
  choice: Area,
  list: Area,
  size: Size,
  window: Size,
  { panel, hand }: { panel?: Area | undefined; hand?: Area | undefined },
): { left: number; top: number } {
  if (panel && panel.width >= size.width && panel.top + panel.height <= window.height)
    return { left: panel.left, top: Math.max(GAP, panel.top + panel.height - size.height) };
  const isClear = hand !== undefined && hand.top < list.top && hand.top - size.height >= 2 * GAP;
  const top = isClear ? hand.top : list.top;
  const at = { left: choice.left, width: choice.width, top, height: list.top + list.height - top };
  return beside(at, size, window);
}
