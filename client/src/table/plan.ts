// What a host plans before a table is made.

import type { BotSeat, CreateTable, GameInfo, OpenSeat, OptionInfo, PersonHere } from "$/wire";

export type SeatPlan = PersonHere | OpenSeat | BotSeat;

export function botSeat(game: GameInfo): BotSeat {
  return { kind: "bot", level: game.usual_level };
}

/** What there is to settle at a table of so many seats. */
export function fittingOptions(game: GameInfo, seats: number): OptionInfo[] {
  return game.options.filter((option) => option.seats.length === 0 || option.seats.includes(seats));
}

/** What an option stands at until the host changes it: its default, or what so many seats cannot do without. */
export function usualValue(
  { values, default: usual, needed }: OptionInfo,
  seats: number,
): OptionInfo["default"] {
  return (needed.includes(seats) ? values.find((value) => value !== usual) : undefined) ?? usual;
}

/** One click: me against bots. */
export function quickPlan(game: GameInfo, name: string): CreateTable {
  const seats: SeatPlan[] = [{ kind: "here", name }];
  while (seats.length < game.usual_seats) seats.push(botSeat(game));
  return { game: game.key, seats };
}

/** Two people must not have the same name; a second "Ada" becomes "Ada 2". */
export function freeName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  if (!known.has(wanted.toLowerCase())) return wanted;
  for (let i = 2; ; i += 1) if (!known.has(`${wanted} ${i}`.toLowerCase())) return `${wanted} ${i}`;
}
