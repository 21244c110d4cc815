// What was refused, in words of the page. The server's reason follows where they end with a colon: those reasons are
// in the reader's language, all others are for whoever writes a client.

import { ApiProblem } from "./net/api";
import type { Refusal } from "./net/table_client";
import { t, tryWords } from "./words.svelte";

/** Why a request was refused. */
export function problemWords(problem: ApiProblem): string {
  const said = withReason(tryWords(`problem-${slug(problem.code)}`) ?? unknown(problem.code), problem.reason);
  return problem.rule ? `${said} (${problem.rule})` : said;
}

/** Why nothing is known of a game that an address names. */
export function problemOfGame(error: unknown): string {
  if (!(error instanceof ApiProblem)) return String(error);
  return error.code === "not_found" ? t("no-game") : problemWords(error);
}

/** Why a message over a table's line was refused. The rule is for the page to link to. */
export function refusalWords(refusal: Refusal): string {
  return withReason(tryWords(`refused-${slug(refusal.code)}`) ?? unknown(refusal.code), refusal.reason);
}

const slug = (code: string) => code.replaceAll("_", "-");

const withReason = (words: string, reason: string) =>
  reason && words.endsWith(":") ? `${words} ${reason}` : words;

/** A server newer than this page may have codes that it does not know. */
const unknown = (code: string) => `${t("problem-unknown")} (${code})`;
