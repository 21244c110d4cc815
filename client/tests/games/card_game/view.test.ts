import { expect, test } from "vitest";

import { COLOURS } from "$/games/card_game/view";
import { LANGUAGES, speak, t } from "$/words.svelte";

test.each(Object.keys(LANGUAGES))("every colour has its word in %s", async (language) => {
  await speak(language as keyof typeof LANGUAGES);
  const words = COLOURS.map((colour) => t(`cg-colour-${colour}`));
  expect(new Set(words).size).toBe(4);
  expect(words.join()).not.toMatch(/cg-colour/);
  await speak("en");
});
