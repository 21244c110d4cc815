// A card while it is made: what its form holds.

import type { CardForm, FieldForm, PackCard, WrittenCard } from "$/wire";

export type Value = string | number | boolean | (string | number)[];
export type Fields = Record<string, Value>;

export interface Draft {
  kind: string;
  key: string;
  /** Its key in the pack; empty for a card that is not there yet. */
  was: string;
  fields: Fields;
  /** The game has no such card. */
  isNew: boolean;
  /** The pack has it already, and it can be taken back. */
  isThere: boolean;
  leftOut: boolean;
}

/** A card of the pack, to be changed further. */
export const changedCard = (card: PackCard): Draft => ({
  kind: card.kind,
  key: card.key,
  was: card.key,
  fields: { name: card.name, ...card.fields },
  isNew: card.is_new,
  isThere: true,
  leftOut: card.left_out,
});

/** A card of the game, or what the pack makes of it. */
export function gameCard(card: WrittenCard, changed: readonly PackCard[]): Draft {
  const own = changed.find((one) => one.kind === card.kind && one.key === card.key);
  if (own && !own.left_out) return changedCard(own);
  const fields = { ...card.fields };
  return {
    kind: card.kind,
    key: card.key,
    was: own ? card.key : "",
    fields,
    isNew: false,
    isThere: own !== undefined,
    leftOut: own !== undefined,
  };
}

/** A new card of a kind, with the least that its form wants. */
export function blank(form: CardForm | undefined): Draft {
  const fields: Fields = {};
  for (const field of form?.fields ?? []) {
    const first = startOf(field);
    if (first !== null) fields[field.name] = first;
  }
  return { kind: form?.kind ?? "", key: "", was: "", fields, isNew: true, isThere: false, leftOut: false };
}

/** What a field begins with; null where it is left out. */
export function startOf(field: FieldForm): Value | null {
  if (field.usual !== null) return null;
  switch (field.sort) {
    case "number":
      return Math.max(field.least ?? 1, Math.min(1, field.most ?? 1));
    case "flag":
      return false;
    case "choice":
      return field.allowed[0] ?? "";
    case "texts":
    case "words":
    case "numbers":
    case "effects":
      return [];
    default:
      return "";
  }
}

/** A key as packs write them, made of a name. */
export const keyOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 50)
    .replaceAll(/-+$/g, "");

/** What goes to the server: nothing that says nothing. */
export function sentOf(draft: Draft, forms: readonly FieldForm[]): Fields {
  const sent: Fields = {};
  for (const [name, value] of Object.entries(draft.fields)) {
    const form = forms.find((one) => one.name === name);
    const isEmpty = value === "" || (Array.isArray(value) && value.length === 0);
    if (isEmpty && form?.usual !== null && form !== undefined) continue;
    sent[name] = value;
  }
  return sent;
}
