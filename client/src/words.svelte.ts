// The page's own words, in the reader's language: Fluent files of locales/, the same that Python reads.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Hello } from "$/wire";

const english = import.meta.glob<string>("../../locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>(["../../locales/*/*.ftl", "!../../locales/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** What each language that the server knows calls itself. */
export const LANGUAGES = { en: "English", de: "Deutsch" } as const satisfies Record<
  NonNullable<Hello["language"]>,
  string
>;
export type Language = keyof typeof LANGUAGES;

function bundleOf(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const fallback = bundleOf("en", Object.values(english));
let bundles = $state.raw<FluentBundle[]>([fallback]);
let spoken = $state<Language>("en");

/** The language of the page now. */
export function language(): Language {
  return spoken;
}

/** The best language that we have for a wish; the browser's wishes if there is none. */
export function bestLanguage(wish: string, browser: readonly string[]): Language {
  for (const one of wish ? [wish] : browser) {
    const base = one.toLowerCase().split("-")[0] ?? "";
    if (base in LANGUAGES) return base as Language;
  }
  return "en";
}

export async function speak(chosen: Language): Promise<void> {
  if (chosen === "en") {
    bundles = [fallback];
  } else {
    const files = Object.entries(others).filter(([path]) => path.includes(`/locales/${chosen}/`));
    const texts = await Promise.all(files.map(([, load]) => load()));
    bundles = [bundleOf(chosen, texts), fallback];
  }
  spoken = chosen;
}

/** A message in words. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return tryWords(id, values) ?? id;
}

/** The same where there may be no such message: null then. */
export function tryWords(id: string, values?: Record<string, FluentVariable>): string | null {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, values ?? null, []);
  }
  return null;
}
