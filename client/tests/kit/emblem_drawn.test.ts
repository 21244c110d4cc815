// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";

import { pictureOf } from "$/kit/emblem";
import Emblem from "$/kit/Emblem.svelte";
import { drawingOf, fetchDrawings } from "$/kit/emblems/drawings.svelte";
import { drawn, howManyDiffer, paths } from "./drawn";

describe("the picture of a card", () => {
  test("is its ground until the drawings are there, and then shows its subject", async () => {
    const node = drawn(Emblem, { kind: "enemy", card: "one", shows: "scarf" });
    const before = paths(node);
    expect(before).toEqual(pictureOf("enemy", "one").behind.map(({ d }) => d));
    await fetchDrawings();
    flushSync();
    expect(paths(node).length).toBeGreaterThan(before.length + 4);
  });
});

describe("the picture of a card, once the drawings are there", () => {
  beforeAll(fetchDrawings);

  test.each([
    ["zone", "earth-present", "castle"],
    ["enemy", "daleks", "domed-city"],
    ["location", "pompeii", "volcano"],
  ])("%s %s is drawn with all its shapes", (kind, card, shows) => {
    const { behind, shadow, subject } = pictureOf(kind, card, drawingOf(shows));
    expect(subject.length).toBeGreaterThan(2);
    expect(paths(drawn(Emblem, { kind, card, shows }))).toEqual(
      [...behind, ...shadow, ...subject].map(({ d }) => d),
    );
  });

  test("is another for another card", () => {
    const pictures = ["volcano", "mesa", "castle"].map((shows) =>
      drawn(Emblem, { kind: "location", card: shows, shows }),
    );
    expect(howManyDiffer(pictures.map((one) => paths(one)))).toBe(3);
  });

  test("shows a plain sign where nothing was drawn under a name", () => {
    expect(paths(drawn(Emblem, { kind: "enemy", card: "one" })).length).toBeGreaterThan(3);
  });
});
