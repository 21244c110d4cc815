// What a condition of the challenge forbids: shown, but closed, with the reason, so that nobody looks for it in vain.

import type { Face } from "$/wire";
import type { AdventureView, PlayerView } from "../wire";
import { dieSigns } from "./printed";

export interface Forbidden {
  /** `reroll`, `face`, or the button's own verb. */
  verb: string;
  /** The card it would come from; "" where it needs none. */
  card: string;
  /** The condition that forbids it. */
  by: string;
}

/** Two charges re-roll a die, three turn one. */
const PRICES = { "reroll-sonic": 2, "face-sonic": 3 } as const;
const RULES = [
  { by: "fixed point", topics: ["reroll"], kind: "reroll", paid: "reroll-sonic" },
  // Nobody is asked about turning dice in a Time Locked Adventure: it is told where re-rolls are chosen.
  { by: "time locked", topics: ["reroll", "face"], kind: "face", paid: "face-sonic" },
] as const;

export function forbidden(
  adventure: Pick<AdventureView, "conditions">,
  player: Pick<PlayerView, "doctor" | "companions" | "equipment" | "sonic" | "k9">,
  topic: string,
  faceOf: (key: string) => Face | undefined,
): Forbidden[] {
  const cards = [player.doctor, ...player.companions.map(({ key }) => key), ...player.equipment];
  return RULES.filter(
    ({ by, topics }) => adventure.conditions.includes(by) && (topics as readonly string[]).includes(topic),
  ).flatMap(({ by, kind, paid }) => [
    ...cards
      .filter((card) => dieSigns(faceOf(card)).some((sign) => sign.kind === kind))
      .map((card): Forbidden => ({ verb: kind, card, by })),
    ...(player.sonic >= PRICES[paid] ? [{ verb: paid, card: "", by }] : []),
    ...(by === "fixed point" && player.k9 ? [{ verb: "reroll-k9", card: "", by }] : []),
  ]);
}
