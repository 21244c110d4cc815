// Why a hint was given, in words.

import { percent } from "$/review/curve";
import type { AskInfo, Hint } from "$/wire";
import { t } from "$/words.svelte";

/** So many choices are compared: the one that is hinted at and those that came nearest to it. */
const COMPARED = 3;

/** What came of the bot's best choices; empty where it tried none. */
export function hintWords(hint: Hint | null, ask: AskInfo | null): string {
  const compared = (hint?.tried ?? []).slice(0, COMPARED).flatMap(({ choice, chance }) => {
    const option = ask?.options.find((one) => one.choice === choice);
    return option ? t("hint-chance", { choice: option.words, chance: percent(chance) }) : [];
  });
  return compared.length ? t("hint-why", { list: compared.join(" · ") }) : "";
}
