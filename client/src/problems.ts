import type { ApiProblem } from "./net/api";
import { tryWords } from "./words.svelte";

/** A problem in words: ours for those that we know; the server's reason where ours end with a colon, or are missing. */
export function problemWords(problem: ApiProblem): string {
  const known = tryWords(`problem-${problem.code.replaceAll("_", "-")}`);
  const reason = known && !known.endsWith(":") ? "" : problem.reason;
  return [known, reason, problem.rule && `(${problem.rule})`].filter(Boolean).join(" ");
}
