// Whose next step a choice counts on. Whoever stops while a helper's dice lie there leaves the rest to the helper, and
// whoever calls for help leaves it to the helper how to come: the chance of that is none of their own making, and must
// not look like advice.

import type { Leaning } from "$/kit/board";
import type { OptionLine } from "$/wire";
import type { DaleksView } from "../wire";

/** What it counts on; null where it is one's own doing. */
export function leansOn(
  view: Pick<DaleksView, "adventure" | "active">,
  topic: string,
  seat: number | null,
  option: Pick<OptionLine, "notation">,
): Leaning | null {
  const adventure = view.adventure;
  if (!adventure || seat !== view.active) return null;
  const [verb, who] = option.notation.split(" ");
  if (verb === "call")
    return { name: "tod-board-odds-calls", label: "tod-board-odds-calling", seat: Number(who) - 1 };
  // The price of the call: somebody is called, but the view does not tell yet who, nor how they will come.
  if (topic === "price" && adventure.helper < 0)
    return { name: "tod-board-odds-comes", label: "tod-board-odds-coming", seat: null };
  if (adventure.help === "alone" || adventure.helper < 0 || adventure.met) return null;
  if (verb !== "pass" || (topic !== "reroll" && topic !== "face")) return null;
  return { name: "tod-board-odds-leans", label: "tod-board-odds-leaning", seat: adventure.helper };
}
