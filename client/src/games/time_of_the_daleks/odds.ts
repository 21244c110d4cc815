// Adventures are a matter of luck.

import type { GameOdds } from "$/kit/board";
import { leansOn } from "./board/leaning";
import type { DaleksView } from "./wire";

export const odds: GameOdds<DaleksView> = {
  isAt: (_, view) => view.adventure !== null,
  words: () => ({ name: "tod-board-odds-short", label: "tod-board-odds" }),
  // Help takes long to weigh, so only where it is a choice, or has been chosen and is paid for.
  inFull: ({ topic, options }) =>
    topic === "help" || topic === "price" || options.some((one) => one.notation.startsWith("call ")),
  // Whoever is called weighs both ways against what they cost.
  tellsAll: ({ topic }) => topic === "help",
  leans: (option, { topic, seat }, view) => leansOn(view, topic, seat, option),
};
