import { expect, test } from "vitest";

import { isolated, isolateNames } from "$/isolated";

const HEBREW = "אדה";

test("a name that runs from right to left is kept apart; others stay as they are", () => {
  expect(isolated(HEBREW)).toBe(`\u2068${HEBREW}\u2069`);
  expect(isolated("\u202eevil")).toBe("\u2068\u202eevil\u2069");
  for (const name of ["Ada", "Zoë", "Дарья", "花子", ""]) expect(isolated(name)).toBe(name);
});

test("in a sentence only such names are touched, wherever they stand", () => {
  const words = `${HEBREW} 3 attacks Bo, says ${HEBREW}.`;
  const kept = `\u2068${HEBREW}\u2069 3 attacks Bo, says \u2068${HEBREW}\u2069.`;
  expect(isolateNames(words, [HEBREW, "Bo"])).toBe(kept);
  expect(isolateNames(words, [isolated(HEBREW), "Bo"])).toBe(kept);
  expect(isolateNames("Ada plays.", ["Ada", "Bo"])).toBe("Ada plays.");
});
