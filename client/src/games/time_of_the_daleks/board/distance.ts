// The distance bar: where everybody is between Skaro and Gallifrey, so that nobody needs to count spaces.

import type { DaleksView } from "../wire";

export interface Runner {
  /** null for the Dalek ship. */
  seat: number | null;
  space: number;
  /** Part of the way from Skaro to Gallifrey, 0 to 1. */
  part: number;
  /** Spaces still to go. */
  left: number;
  /** Spaces ahead of the ship; negative behind it, 0 for the ship itself. */
  ahead: number;
  /** How many others stand on the same space before this one: drawn one above the other. */
  floor: number;
}

export function runners(view: Pick<DaleksView, "track" | "players">): Runner[] {
  const { skaro, gallifrey, ship } = view.track;
  const length = Math.max(1, gallifrey - skaro);
  const standing = new Map<number, number>();
  const runner = (seat: number | null, space: number): Runner => {
    const floor = standing.get(space) ?? 0;
    standing.set(space, floor + 1);
    return {
      seat,
      space,
      part: (space - skaro) / length,
      left: gallifrey - space,
      ahead: space - ship,
      floor,
    };
  };
  return [runner(null, ship), ...view.players.map((player, seat) => runner(seat, player.tardis))];
}

/** The seats that are furthest, if they are before the others. */
export function leaders(all: readonly Runner[]): number[] {
  const seats = all.filter((one) => one.seat !== null);
  const best = Math.max(...seats.map((one) => one.space));
  const ahead = seats.filter((one) => one.space === best);
  return ahead.length === seats.length && seats.length > 1 ? [] : ahead.map((one) => one.seat ?? 0);
}
