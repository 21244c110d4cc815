import type { Rule } from "$/wire";

export interface Chapter {
  name: string;
  rules: Rule[];
}

/** Rules whose id or text holds everything typed; those whose id begins with it come first. */
export function findRules(rules: readonly Rule[], typed: string): readonly Rule[] {
  const parts = typed.toLowerCase().trim().split(/\s+/).filter(Boolean);
  if (!parts.length) return rules;
  const found = rules.filter((rule) => {
    const text = `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
  const begins = (rule: Rule) => rule.id.toLowerCase().startsWith(parts[0] ?? "");
  return [...found.filter(begins), ...found.filter((rule) => !begins(rule))];
}

/** The same rules under their chapters, in their order. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const known = chapters.get(rule.chapter);
    if (known) known.push(rule);
    else chapters.set(rule.chapter, [rule]);
  }
  return [...chapters].map(([name, list]) => ({ name, rules: list }));
}
