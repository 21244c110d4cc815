// What a choice would change, in words: two drawings of one table compared, line by line. It knows no game: what the
// drawings say is all that is compared.

import type { Cards } from "$/library.svelte";
import { t } from "$/words.svelte";
import type { Drawing, TextLine, Zone } from "./zones";

export interface Difference {
  /** Whose or what it is. */
  what: string;
  /** `2 → 3`, `+ Fez`, `− Fez`. */
  change: string;
}

/** All that is otherwise in the second drawing, zone by zone. */
export function differences(now: Drawing, then: Drawing, cards: Cards): Difference[] {
  const before = flat(now.zones);
  const after = flat(then.zones);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) =>
    inZone(before.get(id), after.get(id), cards),
  );
}

function flat(zones: readonly Zone[]): Map<string, Zone> {
  return new Map(
    zones.flatMap((zone): [string, Zone][] => [[zone.id, zone] as [string, Zone], ...flat(zone.parts)]),
  );
}

function inZone(now: Zone | undefined, then: Zone | undefined, cards: Cards): Difference[] {
  const title = now?.title ?? then?.title ?? "";
  const found: Difference[] =
    now && then && now.title !== then.title ? [{ what: now.title, change: `→ ${then.title}` }] : [];
  const before = keyed(now?.lines ?? []);
  const after = keyed(then?.lines ?? []);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const one = before.get(key);
    const other = after.get(key);
    const label = one?.label ?? other?.label ?? "";
    const what = label && title ? `${title}: ${label}` : label || title;
    if (one && other && one.label !== other.label) found.push({ what, change: `→ ${other.label}` });
    found.push(...ofLine(one, other, cards).map(([whose, change]) => ({ what: whose || what, change })));
  }
  return found;
}

/** Lines by kind and label; of several alike the first is compared with the first. A label is the same with other figures
 * in it: "Dice pool (at most 8)" may become "Dice pool (at most 7)". */
export function keyed(lines: readonly TextLine[]): Map<string, TextLine> {
  const found = new Map<string, TextLine>();
  for (const line of lines) {
    const label = line.label.replace(/\d+/g, "#");
    let n = 0;
    while (found.has(`${line.kind} ${n} ${label}`)) n += 1;
    found.set(`${line.kind} ${n} ${label}`, line);
  }
  return found;
}

/** Each change of a line: whose it is, if the line does not say, and the change. */
function ofLine(now: TextLine | undefined, then: TextLine | undefined, cards: Cards): [string, string][] {
  const kind = now?.kind ?? then?.kind;
  if (kind === "fact") {
    const [one, other] = [now, then].map((line) => (line?.kind === "fact" ? line.value : ""));
    return one === other ? [] : [["", `${one ?? ""} → ${other || "–"}`.trim()]];
  }
  if (kind === "track") {
    const before = marks(now);
    const moved = [...marks(then)].filter(([words, space]) => before.get(words) !== space);
    return moved.map(([words, space]) => [words, `${before.get(words) ?? ""} → ${space}`.trim()]);
  }
  const { gone, come } = exchanged(items(now, cards), items(then, cards));
  return [...gone.map((one) => `− ${one}`), ...come.map((one) => `+ ${one}`)].map((change) => ["", change]);
}

/** Where each mark of a track is. */
function marks(line: TextLine | undefined): Map<string, string> {
  const spaces = line?.kind === "track" ? line.spaces : [];
  return new Map(spaces.flatMap(({ name, marks }) => marks.map(({ words }) => [words, name] as const)));
}

/** The cards or dice of a line, each by what it is called; hidden ones are alike. */
function items(line: TextLine | undefined, cards: Cards): string[] {
  if (line?.kind === "dice") return line.dice.map(({ words }) => words);
  if (line?.kind !== "cards") return [];
  const hidden = Array.from({ length: line.hidden }, () => t("hidden-cards", { count: 1 }));
  return [...line.cards.map(({ key }) => cards.name(key)), ...hidden];
}

/** What is only in the one list and what only in the other, copy by copy. */
export function exchanged<T>(now: readonly T[], then: readonly T[]): { gone: T[]; come: T[] } {
  const come = [...then];
  const gone = now.filter((one) => {
    const at = come.indexOf(one);
    if (at >= 0) come.splice(at, 1);
    return at < 0;
  });
  return { gone, come };
}
