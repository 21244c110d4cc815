// Which step of an Adventure it is, for the stepper.

import type { IconName } from "$/kit/shapes";
import type { AdventureView, Topic } from "../wire";

export const STEPS = [
  { key: "pool", icon: "bag" },
  { key: "focus", icon: "focus" },
  { key: "cut", icon: "discard" },
  { key: "exterminate", icon: "spike" },
  { key: "reroll", icon: "reroll" },
  { key: "face", icon: "die" },
  { key: "resolve", icon: "flag" },
] as const satisfies readonly { key: string; icon: IconName }[];

type Step = (typeof STEPS)[number]["key"];

const BY_TOPIC: Readonly<Record<string, Step | undefined>> = {
  "add-die": "pool",
  // What the cards add lies there by itself: what is asked is whether to focus it, and whom to call.
  "build-pool": "focus",
  help: "focus",
  cut: "cut",
  exterminate: "exterminate",
  "trade-dice": "exterminate",
  "trade-die": "exterminate",
  reroll: "reroll",
  "dice-to-reroll": "reroll",
  "which-pool": "reroll",
  face: "face",
  "die-to-turn": "face",
  symbol: "face",
  alternative: "resolve",
  "dalek-on-earth": "resolve",
  "remove-dalek": "resolve",
} satisfies Partial<Record<Topic, Step>>;

/** Questions that come up at any time say nothing: then it is the step that the dice speak of. */
export function stepOf(adventure: Pick<AdventureView, "rolled" | "met">, topic: string): number {
  const spoken: Step = adventure.rolled ? (adventure.met ? "resolve" : "reroll") : "pool";
  const step = BY_TOPIC[topic] ?? spoken;
  return STEPS.findIndex(({ key }) => key === step);
}
