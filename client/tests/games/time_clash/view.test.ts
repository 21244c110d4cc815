import { expect, test } from "vitest";

import { facesOf, signed } from "$/games/time_clash/view";
import type { Face } from "$/wire";

test("the die's faces are those that are printed on it; none before the cards have come", () => {
  const die = { printed: { faces: ["0", "100", "300", "300", "400", "500"] } } as unknown as Face;
  expect(facesOf(die)).toEqual([0, 100, 300, 300, 400, 500]);
  expect(facesOf(undefined)).toEqual([]);
});

test("signs are real signs", () => {
  expect([signed(300), signed(-100), signed(0)]).toEqual(["+300", "−100", "0"]);
});
