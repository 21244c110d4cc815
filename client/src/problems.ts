import type { ApiProblem } from "./net/api";
import { tryWords } from "./words.svelte";

/** A problem in words: ours for those that we know, then the server's reason. */
export function problemWords(problem: ApiProblem): string {
  const known = tryWords(`problem-${problem.code.replaceAll("_", "-")}`);
  return [known, problem.reason, problem.rule && `(${problem.rule})`].filter(Boolean).join(" ");
}
