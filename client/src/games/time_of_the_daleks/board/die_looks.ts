// The colours of dice, each with a letter of its name and a corner mark beside it.

import type { DieLook } from "$/kit/palette";
import { t } from "$/words.svelte";
import type { DieView } from "../wire";

export type DieColour = DieView["colour"];
export const DICE = ["black", "green", "blue", "red"] as const satisfies readonly DieColour[];

const EDGE = "#0b1226";

/** Light, middle, dark: the order survives every kind of colour vision. Black has a light outline. */
export const DIE_LOOKS: Record<DieColour, Required<DieLook>> = {
  black: {
    fill: "#10141c",
    ink: "#ffffff",
    edge: "#c9d2ea",
    get letter() {
      return t("tod-letter-black");
    },
    mark: "",
  },
  green: {
    fill: "#3fe0a0",
    ink: "#06231a",
    edge: EDGE,
    get letter() {
      return t("tod-letter-green");
    },
    mark: "M1.5 1.5h1.4v1.4h-1.4zM4.8 1.5h1.4v1.4h-1.4zM1.5 4.8h1.4v1.4h-1.4z",
  },
  blue: {
    fill: "#4a70c1",
    ink: "#ffffff",
    edge: EDGE,
    get letter() {
      return t("tod-letter-blue");
    },
    mark: "M.8 2.2q1.1-1.6 2.2 0t2.2 0M.8 4.8q1.1-1.6 2.2 0t2.2 0",
  },
  red: {
    fill: "#b13b2d",
    ink: "#ffffff",
    edge: EDGE,
    get letter() {
      return t("tod-letter-red");
    },
    mark: "M.8 4.2L4.2.8M.8 7.2L7.2.8",
  },
};
