// A Gambit is a matter of luck, until its die has rolled.

import type { GameOdds } from "$/kit/board";
import type { ClashView } from "./view";

export const odds: GameOdds<ClashView> = {
  isAt: ({ topic }, { gambit }) => topic === "gambit" || gambit?.rolled === null,
  words: () => ({ name: "tcb-odds-short", label: "tcb-odds" }),
};
