// What a Location looks like, in a sentence for those who listen.

import type { Cards } from "$/library.svelte";
import { t } from "$/words.svelte";
import type { LocationView } from "../wire";
import { strengthOf } from "./printed";

function cardWords(key: string, cards: Cards): string {
  const strength = strengthOf(cards, key);
  return strength === null ? cards.name(key) : `${cards.name(key)} ${strength}`;
}

/** Names of what is known, then how many cards are not. */
function listed(known: readonly string[], unknown: number, cards: Cards): string {
  const names = known.map((key) => cardWords(key, cards));
  return [...names, ...(unknown > 0 ? [t("cards-count", { count: unknown })] : [])].join(", ");
}

export function describePlace(place: LocationView, names: readonly string[], cards: Cards): string {
  const parts = [`${cards.name(place.location)}, ${t("cgb-vp", { vp: place.vp })}`];
  const { attack, defenders } = place;
  if (attack) {
    const known = attack.cards.flatMap((one) => (one.card === null ? [] : [one.card]));
    const label = t("cg-attack-of", { name: names[attack.controller] ?? "" });
    parts.push(`${label}: ${listed(known, attack.cards.length - known.length, cards)}`);
  }
  if (defenders.count)
    parts.push(
      `${t("cg-defenders")}: ${listed(defenders.cards, defenders.count - defenders.cards.length, cards)}`,
    );
  if (place.tardis) parts.push(t("cg-tardis-counter"));
  return parts.join("; ");
}
