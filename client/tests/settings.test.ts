import { expect, test } from "vitest";

import { DEFAULTS, readSettings } from "$/settings.svelte";

test("without anything stored everything is as usual", () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
});

test("what was stored is kept", () => {
  expect(readSettings('{"theme":"paper","speed":0,"sound":false,"name":"Ada"}')).toEqual({
    ...DEFAULTS,
    theme: "paper",
    speed: 0,
    sound: false,
    name: "Ada",
  });
});

test.each(["", "{", "[]", "null", "7", '{"theme":"pink","speed":3,"motion":1,"sound":"yes","more":true}'])(
  "nonsense is as good as nothing: %s",
  (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULTS);
  },
);
