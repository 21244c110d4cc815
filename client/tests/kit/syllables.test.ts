import { afterEach, describe, expect, it } from "vitest";

import { soft, syllables } from "$/kit/syllables";
import { speak } from "$/words.svelte";

describe("Long German words", () => {
  it.each([
    "Ver-gan-gen-heit",
    "Gegen-wart",
    "Schall-schrau-ben-zie-her",
    "Traum-kon-fe-renz",
    "Spiel-zeug-ma-cher",
    "Ver-tei-di-gung",
    "Raum-sta-tion",
    "Kriegs-ma-schi-nen",
    "Wahr-neh-mungs-fil-ter",
    "Ersatz-schlüs-sel",
    "Ver-stei-ner-ter",
  ])("are broken as %s", (broken) => {
    const word = broken.replaceAll("-", "");
    expect(syllables(word).join("-")).toBe(broken);
  });

  it("keep all their letters, and leave no stump", () => {
    for (const word of ["Aquädukt", "Oase", "Eis", "Mondasianisches", "Straße", "Kolonieschiff", "a", ""]) {
      const parts = syllables(word);
      expect(parts.join("")).toBe(word);
      if (parts.length > 1)
        for (const part of [parts[0], parts.at(-1)]) expect(part?.length).toBeGreaterThan(2);
    }
  });
});

describe("A name for the eye", () => {
  afterEach(() => speak("en"));

  it("has soft hyphens in its long words where the page is German", async () => {
    await speak("de");
    expect(soft("Vergangenheit der Erde")).toBe("Ver\u00adgan\u00adgen\u00adheit der Erde");
  });

  it("stays as it is in English, whose words are short", () => {
    expect(soft("The Mondasian Colony Ship")).toBe("The Mondasian Colony Ship");
  });

  it("has them in the few long words of English, too", () => {
    expect(soft("Maximum Extermination")).toBe("Maximum Exter\u00admi\u00adna\u00adtion");
    expect(soft("Confession Dial")).toBe("Con\u00adfes\u00adsion Dial");
  });
});
