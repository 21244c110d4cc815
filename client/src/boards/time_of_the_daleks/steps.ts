// Which step of an Adventure it is, for the stepper.

import type { IconName } from "$/kit/shapes";
import type { AdventureView } from "./view";

export const STEPS: readonly { key: string; icon: IconName }[] = [
  { key: "pool", icon: "bag" },
  { key: "cut", icon: "discard" },
  { key: "exterminate", icon: "spike" },
  { key: "reroll", icon: "reroll" },
  { key: "face", icon: "die" },
  { key: "resolve", icon: "flag" },
];

const BY_TOPIC: Record<string, number> = {
  "build-pool": 0,
  "add-die": 0,
  help: 0,
  cut: 1,
  exterminate: 2,
  "trade-dice": 2,
  "trade-die": 2,
  reroll: 3,
  "dice-to-reroll": 3,
  "which-pool": 3,
  face: 4,
  "die-to-turn": 4,
  symbol: 4,
  alternative: 5,
  "dalek-on-earth": 5,
  "remove-dalek": 5,
};

/** Questions that come up at any time say nothing: then it is the step that the dice speak of. */
export function stepOf(adventure: AdventureView, topic: string): number {
  const said = BY_TOPIC[topic];
  if (said !== undefined) return said;
  return adventure.rolled ? (adventure.met ? 5 : 3) : 0;
}
