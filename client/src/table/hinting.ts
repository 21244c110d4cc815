// Why a hint was given, in words.

import type { OddsNow } from "$/kit/odds.svelte";
import { atLeast, percent, tried } from "$/kit/percent";
import type { Hint, Question, TriedChoice } from "$/wire";
import { t } from "$/words.svelte";

/** So many choices are compared: the one that is hinted at and those that came nearest to it. */
const COMPARED = 3;

/** The bot weighs the whole game, luck is about this success alone: of choices that are alike to the bot, as it says
 * them, the likeliest to succeed is hinted at. */
export function preferred(hint: Hint | null, ask: Question | null, odds: OddsNow): Hint | null {
  const first = hint?.tried.find((one) => one.choice === hint.choice);
  const worth = first && ask === odds.ask ? odds.ownOf(first.choice) : null;
  if (!hint || !first || worth === null) return hint;
  const alike = hint.tried.filter(
    (one) => percent(one.odds) === percent(first.odds) && percent(one.nobody) === percent(first.nobody),
  );
  const most = Math.max(...alike.map((one) => odds.ownOf(one.choice) ?? 0));
  const best = alike.find((one) => odds.ownOf(one.choice) === most);
  if (!best || percent(most) === percent(worth)) return hint;
  return { ...hint, choice: best.choice, tried: [best, ...hint.tried.filter((one) => one !== best)] };
}

/** What is said for a hint. */
export interface HintSaid {
  /** The bot's best choices, each with its chance. */
  compared: string[];
  /** Why another one is not hinted at, though its chance is higher; empty where there is none. */
  why: string;
  /** What luck makes of the choice; empty where it has no say. */
  luck: string;
}

/** What came of the bot's best choices, and what luck makes of its choice; null where neither is known. */
export function hintSaid(hint: Hint | null, ask: Question | null, odds: OddsNow): HintSaid | null {
  const tried = triedOf(hint, ask);
  const luck = hint && ask && ask === odds.ask ? oddsWords(hint, ask, odds) : "";
  return tried.compared.length || luck ? { ...tried, luck } : null;
}

/** The same in one line. */
export function hintWords(hint: Hint | null, ask: Question | null, odds: OddsNow): string {
  const said = hintSaid(hint, ask, odds);
  if (!said) return "";
  const tried = said.compared.length ? `${t("hint-why")} ${said.compared.join(" · ")}.` : "";
  return [tried, said.why, said.luck].filter(Boolean).join(" ");
}

/** The choice may be none that luck decides about, and a success is not worth every price: so what there would be at
 * best is said, too. While something is not known, or left to another player, that is said as well. */
function oddsWords({ choice }: Hint, { options }: Question, odds: OddsNow): string {
  const { overall } = odds;
  if (overall === null) return "";
  const written = odds.isWhole ? percent : atLeast;
  /** That there is nothing, or nothing at least, is no reason to choose it. */
  const isNothing = (one: number) => one === 0 || written(one) === atLeast(0);
  const what = odds.words.label;
  const hinted = odds.of(choice);
  if (hinted === null) {
    if (options.every((one) => odds.of(one.choice) === null))
      return t("hint-odds", { what, chance: written(overall) });
    const other = !isNothing(odds.best) && options.find((one) => odds.ownOf(one.choice) === odds.best);
    return other ? t("hint-odds-by", { what, chance: written(odds.best), choice: other.words }) : "";
  }
  const leaning = odds.leaningOf([choice]);
  if (leaning) return t("hint-odds-with", { what: leaning.label, chance: percent(hinted) });
  const most = written(odds.best);
  if (hinted >= odds.best || written(hinted) === most)
    return odds.isWhole || !isNothing(hinted) ? t("hint-odds-with", { what, chance: written(hinted) }) : "";
  return t(odds.isWhole ? "hint-odds-less" : "hint-odds-other", { what, chance: written(hinted), most });
}

function triedOf(hint: Hint | null, ask: Question | null): Omit<HintSaid, "luck"> {
  if (!hint) return { compared: [], why: "" };
  const { nobody } = hint;
  const compared = hint.tried.slice(0, COMPARED).flatMap((one) => {
    const option = ask?.options.find(({ choice }) => choice === one.choice);
    return option ? [{ ...one, words: option.words }] : [];
  });
  const list = compared.map((one) => {
    const words = { choice: one.words, chance: tried(one.odds, one.tries) };
    return nobody
      ? t("hint-chance-nobody", { ...words, nobody, theirs: tried(one.nobody, one.tries) })
      : t("hint-chance", words);
  });
  return { compared: list, why: whyOf(hint, compared) };
}

/** Where something else has better odds, as they are said, the message says why it is not hinted at. */
function whyOf(hint: Hint, compared: readonly TriedChoice[]): string {
  const hinted = compared.find((one) => one.choice === hint.choice);
  const most = Math.max(...compared.map((one) => one.odds));
  const highest = compared.find((one) => one.odds === most);
  if (!hinted || !highest || percent(most) === percent(hinted.odds)) return "";
  if (highest.nobody > hinted.nobody && percent(highest.nobody) !== percent(hinted.nobody))
    return t("hint-nobody");
  return t(hint.tried.some((one) => one.tries > highest.tries) ? "hint-fewer" : "hint-close");
}
