// Whose next step a choice counts on. Whoever stops while a helper's dice lie there leaves the rest to the helper: the
// chance of that is none of their own making, and must not look like advice.

import type { OptionLine } from "$/wire";
import type { DaleksView } from "./view";

/** The seat that it counts on; null where it is one's own doing. */
export function leansOn(
  view: Pick<DaleksView, "adventure" | "active">,
  topic: string,
  seat: number | null,
  option: Pick<OptionLine, "notation">,
): number | null {
  const adventure = view.adventure;
  if (!adventure || adventure.help === "alone" || adventure.helper < 0) return null;
  if (option.notation !== "pass" || (topic !== "reroll" && topic !== "face")) return null;
  return seat === view.active && !adventure.met ? adventure.helper : null;
}
