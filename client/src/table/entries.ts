// What is in a table's log besides choices, in words: undoing, asking to take back, giving up, bots that take over.

import { levelWords } from "$/text/keys";
import { t } from "$/words.svelte";
import type { Aside } from "$/net/table_state";
import type { PublicEntry } from "$/wire";

/** What another player should hear of an entry; empty for choices (events tell those) and for what one did oneself. */
export function entryWords(
  { kind, seat, yes, level }: PublicEntry,
  names: readonly string[],
  mine: readonly number[],
): string {
  if (kind === "choice" || kind === "take_back") return ""; // a wish stands there as a question already
  const isMine = mine.includes(seat);
  const name = names[seat] ?? "";
  if (kind === "take_back_answer") return isMine ? "" : t(yes ? "entry-agreed" : "entry-refused", { name });
  if (kind === "flag") return t("entry-flag", { name });
  if (kind === "return_link") return t("entry-return-link", { name });
  if (kind === "removal") return removalWords(level);
  if (isMine) return "";
  if (kind === "resign") return resignWords(name, level);
  if (kind === "take_over") return t("entry-take-over", { name, level: level ? levelWords(level) : "" });
  return t(kind === "undo" ? "entry-undo" : "entry-hand-back", { name });
}

/** The same for the log, where everybody reads of everything. */
export function asideWords({ kind, seat, level }: Aside, names: readonly string[]): string {
  const name = names[seat] ?? "";
  if (kind === "removal") return removalWords(level);
  if (kind === "resign") return resignWords(name, level);
  return kind === "taken_back"
    ? t("entry-taken-back", { name })
    : t(`entry-${kind.replaceAll("_", "-")}`, { name, level: level ? levelWords(level) : "" });
}

function resignWords(name: string, level: string | null | undefined): string {
  return level ? t("entry-resign-bot", { name }) : t("entry-resign", { name });
}

/** Whose seat it was is not said: their name is no longer there. */
function removalWords(level: string | null | undefined): string {
  return level ? t("entry-removal", { level: levelWords(level) }) : t("entry-removal-waiting");
}
