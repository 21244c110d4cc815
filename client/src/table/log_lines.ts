// The lines of a log: what happened in the game, and between them what happened at the table besides.

import type { Aside } from "$/net/table_state";
import { isolateNames } from "$/isolated";
import type { LoggedEvent, Told } from "$/wire";

export type LogLine = { event: LoggedEvent; aside?: never } | { aside: Aside; event?: never };

/** In order. An aside has the number of its own entry, so nothing else has it. */
export function logLines(events: readonly LoggedEvent[], asides: readonly Aside[]): LogLine[] {
  const lines: LogLine[] = [];
  let next = 0;
  const tellUntil = (number: number) => {
    for (let aside = asides[next]; aside && aside.number < number; aside = asides[next]) {
      lines.push({ aside });
      next += 1;
    }
  };
  for (const event of events) {
    tellUntil(event.number);
    lines.push({ event });
  }
  tellUntil(Infinity);
  return lines;
}

/** A line with what is folded into it; or one that opens a round or a turn. */
export interface LogRow {
  opens: "round" | "turn" | null;
  line: LogLine;
  details: LoggedEvent[];
}

export function logRows(lines: readonly LogLine[], told: (kind: string) => Told): LogRow[] {
  const rows: LogRow[] = [];
  for (const line of lines) {
    const way = line.event ? told(line.event.event.kind) : "line";
    const before = rows.at(-1);
    if (way === "detail" && line.event && before?.line.event && !before.opens)
      before.details.push(line.event);
    else rows.push({ opens: way === "round" || way === "turn" ? way : null, line, details: [] });
  }
  return rows;
}

/** What the log says last of everything up to a number: how one names a moment to people. */
export function lastWordsAt(
  events: readonly LoggedEvent[],
  number: number,
  names: readonly string[],
): string {
  return isolateNames(events.findLast((event) => event.number <= number)?.words ?? "", names);
}
