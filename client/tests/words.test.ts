import { readdirSync, readFileSync } from "node:fs";

import { parse, Visitor, type Message, type Resource, type VariableReference } from "@fluent/syntax";
import { afterEach, describe, expect, test } from "vitest";

import { bestLanguage, LANGUAGES, speak, t, tryWords } from "$/words.svelte";

const LOCALES = "../locales";

/** The page's messages by id, each with the variables it takes. Those of the games, in a folder below, Python tests. */
function messagesOf(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(`${LOCALES}/${language}`).filter((name) => name.endsWith(".ftl"))) {
    const resource: Resource = parse(readFileSync(`${LOCALES}/${language}/${file}`, "utf-8"), {});
    for (const entry of resource.body) {
      if (entry.type === "Junk") throw new Error(`${language}/${file}: not understood: ${entry.content}`);
      if (entry.type !== "Message") continue;
      const message = entry as Message;
      if (found.has(message.id.name)) throw new Error(`${language}: ${message.id.name} stands there twice`);
      const variables = new Set<string>();
      const visitor = new (class extends Visitor {
        override visitVariableReference(node: VariableReference) {
          variables.add(node.id.name);
        }
      })();
      visitor.visit(message);
      found.set(message.id.name, [...variables].sort());
    }
  }
  return found;
}

function sources(folder = "src"): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = `${folder}/${one.name}`;
    if (one.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(one.name) && path !== "src/wire.ts" ? [readFileSync(path, "utf-8")] : [];
  });
}

const english = messagesOf("en");

describe.each(Object.keys(LANGUAGES).filter((one) => one !== "en"))("%s", (language) => {
  test("has every message and no other", () => {
    expect([...messagesOf(language).keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("each message takes the same values", () => {
    expect(Object.fromEntries(messagesOf(language))).toEqual(Object.fromEntries(english));
  });
});

describe("messages and sources", () => {
  const text = sources().join("\n");
  const literal = new Set([...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1] ?? ""));
  const prefixes = [...text.matchAll(/`([a-z][\w]*(?:-[\w]+)*-)\$\{/g)].map((match) => match[1] ?? "");

  test("every message is used", () => {
    const unused = [...english.keys()].filter(
      (id) => !literal.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  test("every message that is used exists", () => {
    const used = [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "");
    const either = [...text.matchAll(/\bt\([^()"]*\? "([\w-]+)" : "([\w-]+)"/g)].flatMap((match) =>
      match.slice(1),
    );
    expect([...used, ...either].filter((id) => !english.has(id))).toEqual([]);
    expect(used.length).toBeGreaterThan(150);
  });
});

describe("speaking", () => {
  afterEach(() => speak("en"));

  test("a message is said in the language spoken", async () => {
    expect(t("round-and-turn", { round: 2, turn: 5 })).toBe("Round 2, turn 5");
    await speak("de");
    expect(t("round-and-turn", { round: 2, turn: 5 })).toBe("Runde 2, Zug 5");
  });

  test("numbers choose their form", () => {
    expect(t("my-games-waiting", { count: 1 })).toBe("My games: one is waiting for me");
    expect(t("my-games-waiting", { count: 3 })).toBe("My games: 3 are waiting for me");
  });

  test("what does not exist is said to be missing, or shown by its name", () => {
    expect(tryWords("no-such-message")).toBe(null);
    expect(t("no-such-message")).toBe("no-such-message");
  });

  test("the wish comes first, then the browser's languages, then English", () => {
    expect(bestLanguage("de", ["en"])).toBe("de");
    expect(bestLanguage("", ["fr-FR", "de-AT", "en"])).toBe("de");
    expect(bestLanguage("", ["fr"])).toBe("en");
    expect(bestLanguage("xx", ["de"])).toBe("en");
  });
});
