// Which step of an Adventure it is, for the stepper.

import type { IconName } from "$/kit/shapes";
import type { AdventureView } from "./view";

export const STEPS: readonly { key: string; icon: IconName }[] = [
  { key: "recruit", icon: "people" },
  { key: "pool", icon: "bag" },
  { key: "cut", icon: "discard" },
  { key: "exterminate", icon: "spike" },
  { key: "reroll", icon: "reroll" },
  { key: "face", icon: "die" },
  { key: "resolve", icon: "flag" },
];

const BY_TOPIC: Record<string, number> = {
  recruit: 0,
  "build-pool": 1,
  "add-die": 1,
  help: 1,
  cut: 2,
  exterminate: 3,
  "trade-dice": 3,
  "trade-die": 3,
  reroll: 4,
  "dice-to-reroll": 4,
  "which-pool": 4,
  face: 5,
  "die-to-turn": 5,
  symbol: 5,
  alternative: 6,
  "dalek-on-earth": 6,
  "remove-dalek": 6,
};

/** Questions that come up at any time say nothing: then it is the step that the dice speak of. */
export function stepOf(adventure: AdventureView, topic: string): number {
  const said = BY_TOPIC[topic];
  if (said !== undefined) return said;
  if (adventure.rolled) return adventure.met ? 6 : 4;
  return adventure.pools.some((pool) => Object.keys(pool.gathered).length) ? 1 : 0;
}
