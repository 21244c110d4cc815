// Who is away, and for how long: only after a while others may act for them.

import { untrack } from "svelte";

import type { SeatInfo } from "$/wire";

/** The server counts so long before it lets a bot take a seat over, or the host give it back by a link. */
export const A_WHILE = 60_000;
const TICK = 1000;

export const isAway = (seat: SeatInfo) => seat.kind === "person" && !seat.connected && !seat.taken_over;

/** Since when each seat is away. A player who was away when the page came may have been so for long: since ever. */
export function sinceWhen(
  before: ReadonlyMap<number, number> | null,
  seats: readonly SeatInfo[],
  now: number,
): Map<number, number> {
  const away = seats.filter(isAway).map((one) => one.seat);
  return new Map(away.map((seat) => [seat, before === null ? -Infinity : (before.get(seat) ?? now)]));
}

export class Absences {
  private since = $state.raw<ReadonlyMap<number, number> | null>(null);
  private now = $state(Date.now());

  /** Called while a component is set up. */
  constructor(seats: () => readonly SeatInfo[]) {
    $effect(() => {
      const all = seats();
      untrack(() => {
        this.now = Date.now();
        this.since = sinceWhen(this.since, all, this.now);
      });
    });
    const isCounting = $derived([...(this.since ?? [])].some(([seat]) => (this.secondsLeft(seat) ?? 0) > 0));
    $effect(() => {
      if (!isCounting) return;
      const timer = setInterval(() => (this.now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** In how many seconds one may act for a seat; 0 is now, null is never: its player is here. */
  secondsLeft(seat: number): number | null {
    const since = this.since?.get(seat);
    return since === undefined ? null : Math.max(0, Math.ceil((since + A_WHILE - this.now) / 1000));
  }
}
