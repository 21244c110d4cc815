// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";

import { pictureOf } from "$/kit/emblem";
import Emblem from "$/kit/Emblem.svelte";
import { drawn, howManyDiffer, paths } from "./drawn";

describe("the picture of a card", () => {
  test.each([
    ["zone", "earth-present"],
    ["enemy", "daleks"],
    ["location", "pompeii"],
  ])("%s %s is drawn with all its shapes", (kind, card) => {
    const { shapes } = pictureOf(kind, card);
    expect(shapes.length).toBeGreaterThan(0);
    expect(paths(drawn(Emblem, { kind, card }))).toEqual(shapes.map(({ d }) => d));
  });

  test("is another for another card", () => {
    const pictures = ["pompeii", "utah", "stormcage"].map((card) =>
      drawn(Emblem, { kind: "location", card }),
    );
    expect(howManyDiffer(pictures.map((one) => paths(one)))).toBe(3);
  });
});
