import { expect, test } from "vitest";

import { sinceWhen } from "$/table/absence.svelte";
import type { SeatInfo } from "$/wire";
import { aTable } from "../made";

const seats = (...connected: boolean[]): SeatInfo[] =>
  aTable().seats.map((seat, i) => ({ ...seat, connected: connected[i] ?? true }));

test("a player who leaves is away since then, and comes back as if nothing had been", () => {
  const first = sinceWhen(null, seats(true, true), 1000);
  expect([...first]).toEqual([]);
  const left = sinceWhen(first, seats(true, false), 2000);
  expect([...left]).toEqual([[1, 2000]]);
  expect([...sinceWhen(left, seats(true, false), 9000)]).toEqual([[1, 2000]]);
  const back = sinceWhen(left, seats(true, true), 9000);
  expect([...sinceWhen(back, seats(true, false), 9500)]).toEqual([[1, 9500]]);
});

test("who was away when the page came may be acted for as soon as the server agrees", () => {
  expect(sinceWhen(null, seats(true, false), 1000).get(1)).toBe(-Infinity);
});

test("a player for whom a bot plays is not missing", () => {
  const handed = seats(true, false).map((seat) => ({ ...seat, taken_over: true }));
  expect(sinceWhen(null, handed, 1000).size).toBe(0);
});
