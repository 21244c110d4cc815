// What a person has settled for this browser. Kept in localStorage, where there is one.

export const THEMES = ["vortex", "paper", "contrast"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const SPEEDS = [0.5, 1, 2, 0] as const; // 0: at once

export const ASK_ME = ["usual", "always", "able"] as const;

export interface Settings {
  language: string; // "": the browser's
  theme: (typeof THEMES)[number] | "system";
  motion: (typeof MOTIONS)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  notify: boolean;
  textView: boolean;
  guide: boolean; // explain the questions of first games
  allChoices: boolean; // list every choice beside a board too
  askMe: (typeof ASK_ME)[number]; // in windows; as usual: among bots when able, else always
  ruleIds: boolean; // rules by their ids
  name: string;
}

export const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  motion: "system",
  speed: 1,
  sound: true,
  notify: false,
  textView: false,
  guide: true,
  allChoices: false,
  askMe: "usual",
  ruleIds: false,
  name: "",
};

const PLACE = "vortex.settings";

const text = (value: unknown, usual: string) => (typeof value === "string" ? value : usual);
const flag = (value: unknown, usual: boolean) => (typeof value === "boolean" ? value : usual);
const oneOf = <T>(values: readonly T[], value: unknown, usual: T): T =>
  values.find((one) => one === value) ?? usual;

/** What was stored, as far as it makes sense: it may be of another version, or written in the console. */
export function readSettings(stored: string | null): Settings {
  const given = parsed(stored);
  return {
    language: text(given.language, DEFAULTS.language),
    theme: oneOf(["system", ...THEMES], given.theme, DEFAULTS.theme),
    motion: oneOf(MOTIONS, given.motion, DEFAULTS.motion),
    speed: oneOf(SPEEDS, given.speed, DEFAULTS.speed),
    sound: flag(given.sound, DEFAULTS.sound),
    notify: flag(given.notify, DEFAULTS.notify),
    textView: flag(given.textView, DEFAULTS.textView),
    guide: flag(given.guide, DEFAULTS.guide),
    allChoices: flag(given.allChoices, DEFAULTS.allChoices),
    askMe: oneOf(ASK_ME, given.askMe, DEFAULTS.askMe),
    ruleIds: flag(given.ruleIds, DEFAULTS.ruleIds),
    name: text(given.name, DEFAULTS.name),
  };
}

function parsed(stored: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const read: unknown = JSON.parse(stored ?? "{}");
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const settings = $state<Settings>(readSettings(stored()));

// What is settled in another window of this browser holds here too.
if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key === PLACE) Object.assign(settings, readSettings(event.newValue));
  });
}

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // It holds until the page is closed.
  }
}

function prefers(what: string): boolean {
  return typeof matchMedia === "function" && matchMedia(what).matches;
}

export function themeNow(): string {
  if (settings.theme !== "system") return settings.theme;
  if (prefers("(prefers-contrast: more)")) return "contrast";
  return prefers("(prefers-color-scheme: light)") ? "paper" : "vortex";
}

export function isStill(): boolean {
  return (
    settings.motion === "reduced" ||
    (settings.motion === "system" && prefers("(prefers-reduced-motion: reduce)"))
  );
}
