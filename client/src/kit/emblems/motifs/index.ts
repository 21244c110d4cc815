import { GROWING } from "./growing";
import { HEAVENLY } from "./heavenly";
import { MADE } from "./made";
import type { Maker } from "./motif";

export type { Motif } from "./motif";

export const MOTIFS: Readonly<Record<string, Maker>> = { ...GROWING, ...HEAVENLY, ...MADE };
