import { expect, test } from "vitest";

import type { Aside } from "$/net/table_state";
import { lastWordsAt, logLines, logRows } from "$/table/log_lines";
import type { Told } from "$/wire";
import { anEvent } from "../made";

const aside = (number: number): Aside => ({ number, kind: "undo", seat: 0, level: null });
const inShort = (events: number[], asides: number[]) =>
  logLines(
    events.map((number, i) => anEvent(i, number)),
    asides.map(aside),
  ).map(({ event, aside: one }) => (event ? event.number : `(${one.number})`));

test("what happened besides stands where it happened", () => {
  expect(inShort([1, 2, 2, 5, 6], [3, 4])).toEqual([1, 2, 2, "(3)", "(4)", 5, 6]);
  expect(inShort([1, 2], [3])).toEqual([1, 2, "(3)"]);
  expect(inShort([4], [1])).toEqual(["(1)", 4]);
  expect(inShort([], [1])).toEqual(["(1)"]);
});

test("an undo that few could see comes after what it did not undo", () => {
  expect(inShort([1, 2, 3], [2])).toEqual([1, 2, "(2)", 3]);
});

test("a moment is named by the last line before it", () => {
  const events = [anEvent(0, 1), anEvent(1, 3), anEvent(2, 5)];
  expect(lastWordsAt(events, 4, [])).toBe("event 1");
  expect(lastWordsAt(events, 0, [])).toBe("");
});

test("details are folded into the line before them, and turns open a part of their own", () => {
  const kinds = ["turn", "detail", "line", "detail", "detail", "moment"];
  const events = kinds.map((kind, i) => ({ ...anEvent(i, i), event: { kind } }));
  const rows = logRows(logLines(events, []), (kind) => kind as Told);
  expect(rows.map(({ line, opens, details }) => [line.event?.index, opens, details.length])).toEqual([
    [0, "turn", 0],
    [1, null, 0],
    [2, null, 2],
    [5, null, 0],
  ]);
});
