import { describe, expect, test } from "vitest";

import { blank, gameCard, keyOf, sentOf } from "$/workshop/draft";

const field = (
  name: string,
  sort: "text" | "number" | "effect" | "words",
  usual: string | string[] | null,
) => ({
  name,
  sort,
  usual,
  least: sort === "number" ? 1 : null,
  most: null,
  allowed: [],
  words: [],
  kinds: [],
});
const FORM = {
  kind: "enemy",
  is_single: false,
  fields: [field("name", "text", null), field("strength", "number", null), field("reveal", "effect", "")],
};

describe("a card in the making", () => {
  test("has a key made of its name, whatever is in it", () => {
    expect(keyOf("Zoë’s Jelly <b>Baby</b>!")).toBe("zoes-jelly-b-baby-b");
    expect(keyOf("…")).toBe("");
  });

  test("begins with what must be there and no more", () => {
    expect(blank(FORM).fields).toEqual({ name: "", strength: 1 });
  });

  test("is sent without what says nothing, but for what must be there", () => {
    const draft = { ...blank(FORM), fields: { name: "", strength: 2, reveal: "" } };
    expect(sentOf(draft, FORM.fields)).toEqual({ name: "", strength: 2 });
  });

  test("of the game that was left out comes back as the game has it", () => {
    const card = { kind: "enemy", key: "daleks", fields: { name: "Daleks", strength: 5 } };
    const out = { kind: "enemy", key: "daleks", name: "Daleks", is_new: false, left_out: true, fields: {} };
    expect(gameCard(card, [out])).toMatchObject({ fields: card.fields, leftOut: true, isThere: true });
    expect(gameCard(card, [])).toMatchObject({ leftOut: false, isThere: false, was: "" });
  });
});
