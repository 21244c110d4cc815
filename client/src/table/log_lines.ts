// The lines of a log: what happened in the game, and between them what happened at the table besides.

import type { Aside } from "$/net/table_state";
import { isolateNames } from "$/isolated";
import type { LoggedEvent } from "$/wire";

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

/** What the log says last of everything up to a number: how one names a moment to people. */
export function lastWordsAt(
  events: readonly LoggedEvent[],
  number: number,
  names: readonly string[],
): string {
  return isolateNames(events.findLast((event) => event.number <= number)?.words ?? "", names);
}
