// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import type { ConnectionState } from "$/net/table_state";
import { change, settings } from "$/settings.svelte";
import { Asking } from "$/table/asking.svelte";
import type { SeatInfo } from "$/wire";
import { aTable } from "../made";

beforeEach(() => {
  change({ askMe: "usual" });
});

const seat = (number: number, kind: SeatInfo["kind"]): SeatInfo => ({
  seat: number,
  kind,
  name: "Ada",
  level: null,
  taken_over: false,
  flagged: false,
  connected: true,
});

function atTable(others: SeatInfo["kind"], mine = [0], id = "t") {
  const table = { ...aTable(), id, status: "playing" as const, seats: [seat(0, "person"), seat(1, others)] };
  const seen = {
    table,
    me: { seats: mine, is_host: true, muted: [] },
    connection: "live" as ConnectionState,
  };
  const told: string[] = [];
  return {
    seen,
    told,
    asking: new Asking(
      () => seen,
      (one, when) => told.push(`${one} ${when}`),
    ),
  };
}

test("among bots one is asked only when one could do something, among people always, unless one says otherwise", () => {
  expect(atTable("bot").asking.when).toBe("able");
  expect(atTable("person").asking.when).toBe("always");
  expect(atTable("bot", [0, 1]).asking.when).toBe("always");
  atTable("bot").asking.settle("always");
  expect(settings.askMe).toBe("always");
  expect(atTable("bot").asking.when).toBe("always");
});

test("never holds for one game", () => {
  const { asking } = atTable("bot", [0], "one");
  asking.settle("never");
  expect(asking.when).toBe("never");
  expect(atTable("bot", [0], "other").asking.when).toBe("able");
  asking.settle("able");
  expect(atTable("person", [0], "one").asking.when).toBe("able");
});

test("the table is told once, and again after the line was lost; what it does anyway it need not be told", () => {
  const { asking, told, seen } = atTable("bot");
  asking.keepTold();
  asking.keepTold();
  expect(told).toEqual(["0 able"]);
  seen.connection = "broken";
  asking.keepTold();
  seen.connection = "live";
  asking.keepTold();
  expect(told).toEqual(["0 able", "0 able"]);
  const among = atTable("person");
  among.asking.keepTold();
  expect(among.told).toEqual([]);
});
