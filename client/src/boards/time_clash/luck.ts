// A Gambit is a matter of luck, until its die has rolled.

import type { Luck } from "$/boards";
import type { ClashView } from "./view";

export const luck: Luck = {
  isAt({ topic }, view) {
    const { gambit } = view as unknown as ClashView;
    return topic === "gambit" || gambit?.rolled === null;
  },
  words: () => ({ name: "tcb-odds-short", label: "tcb-odds" }),
};
