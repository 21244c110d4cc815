// What was refused, in words of the page. The server's reason follows where they end with a colon: those reasons are
// in the reader's language, all others are for developers of clients.

import { ApiProblem } from "./net/api";
import type { Refusal } from "./wire";
import { t, tryWords } from "./words.svelte";

/** Why a request failed, with the rule. */
export function problemWords(problem: ApiProblem): string {
  const said = refusalWords(problem);
  return problem.rule ? `${said} (${problem.rule})` : said;
}

/** Why nothing is known of a game that an address names. */
export function problemOfGame(error: unknown): string {
  if (!(error instanceof ApiProblem)) return String(error);
  return error.code === "not_found" ? t("no-game") : problemWords(error);
}

/** Why something was refused. The rule is for the page to link to. */
export function refusalWords({ code, reason }: Refusal): string {
  // A server newer than this page may have codes that the page does not know.
  const words = tryWords(`problem-${code.replaceAll("_", "-")}`) ?? `${t("problem-unnamed")} (${code})`;
  return reason && words.endsWith(":") ? `${words} ${reason}` : words;
}
