import { readFileSync } from "node:fs";

import { afterEach, describe, expect, it } from "vitest";

import { englishParts } from "$/kit/english_breaks";
import { soft, syllables } from "$/kit/syllables";
import { speak } from "$/words.svelte";
import "$/games"; // their words and kinds

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

  it("stays as it is in English where its words are short", () => {
    expect(soft("The Mondasian Colony Ship")).toBe("The Mondasian Colony Ship");
  });

  it("is broken the same in German, if it is a name", async () => {
    await speak("de");
    expect(soft("Stonehenge")).toBe("Stone\u00adhenge");
  });
});

describe("Long English words", () => {
  const samples = JSON.parse(readFileSync("tests/games/views.json", "utf-8")) as Record<
    string,
    { cards: { name: string }[] }
  >;
  const names = Object.values(samples).flatMap(({ cards }) => cards.map(({ name }) => name));
  const long = new Set(names.flatMap((name) => name.match(/\p{L}{10,}/gu) ?? []));

  it("on the cards of all games are broken as a dictionary would", () => {
    const broken = [...long].map((word) => soft(word).replaceAll("\u00ad", "-"));
    expect(broken.sort()).toEqual(BROKEN);
  });

  it.each([
    "Interference",
    "Understanding",
    "Running",
    "Exterior",
    "Conundrums",
    "Viking",
    "Handling",
    "Sing",
  ])("are broken only where it is surely right: %s", (word) => {
    expect(englishParts(word).join("-")).toBe(SURE[word] ?? word);
  });
});

const SURE: Record<string, string> = {
  Interference: "Inter-ference",
  Understanding: "Under-stand-ing",
};

/** Looked up one by one. */
const BROKEN = [
  "Apala-pucia",
  "Chester-ton",
  "Collect-ing",
  "Con-fer-ence",
  "Con-fes-sion",
  "Con-scious-ness",
  "Dalek-anium",
  "Exter-mi-nate",
  "Exter-mina-tion",
  "Infil-trate",
  "Intelli-gence",
  "Kara-braxos",
  "Levita-tion",
  "Maldo-var-ium",
  "Man-drag-ora",
  "Mil-len-nius",
  "Pater-noster",
  "Percep-tion",
  "Proclama-tion",
  "Random-iser",
  "Recogni-tion",
  "Screw-driver",
  "Sensor-ites",
  "Stone-henge",
  "Sun-glasses",
  "Thunder-ous",
  "Trenza-lore",
  "Uni-ver-sity",
  "Visual-iser",
  "Whisper-ing",
  "Zara-thus-tra",
  "thresh-olds",
];
