// What lies face down decides conflicts: they are a matter of luck for whoever begins one or puts it together.

import type { GameOdds } from "$/kit/board";
import type { Question } from "$/wire";
import type { CardGameView } from "./wire";

const begins = ({ options }: Question) => options.some(({ notation }) => /^(attack|defend) /.test(notation));

export const odds: GameOdds<CardGameView> = {
  isAt(ask, { choosing }) {
    return choosing ? choosing.action === "attack" || choosing.action === "defend" : begins(ask);
  },
  // How a Location would fare is worth knowing even if it is the only one.
  tellsAll: ({ options }) => options.some(({ notation }) => /^(attack|defend|at) /.test(notation)),
  words: (ask) => ({ name: begins(ask) ? "cgb-odds-best" : "cgb-odds-short", label: "cgb-odds" }),
};
