// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { DEFAULTS, readSettings, settings } from "$/settings.svelte";

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

test("what is settled in another window holds here too", () => {
  const elsewhere = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  elsewhere("vortex.settings", '{"language":"de","speed":2}');
  expect(settings).toEqual({ ...DEFAULTS, language: "de", speed: 2 });
  elsewhere("something.else", '{"language":"en"}');
  expect(settings.language).toBe("de");
  elsewhere("vortex.settings", null);
  expect(settings).toEqual(DEFAULTS);
});
