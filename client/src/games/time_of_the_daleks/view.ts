// What the server shows of a table, as `view.py` of the game makes it.

import { marksOf, type DieColour } from "$/kit/palette";
import type { SymbolName } from "./board/symbols";

export interface PlaceView {
  key: string;
  /** Its key, `hidden`, or "" if none lies here. */
  dilemma: string;
  face_up: boolean;
  /** On Earth, where Daleks stand in a zone; elsewhere they stand on the tile. */
  daleks?: number;
}

export interface TileView {
  key: string;
  daleks: number;
  zones: PlaceView[];
}

export interface PlayerView {
  doctor: string;
  colour: string;
  sonic: number;
  tardis: number;
  zone: string;
  hand_size: number;
  /** As far as the viewer knows it. */
  hand: string[];
  companions: { key: string; part_time: boolean }[];
  equipment: string[];
  k9: boolean;
}

export interface PoolView {
  of: "caller" | "helper";
  limit: number;
  gathered: Partial<Record<DieColour, number>>;
  exterminated: Partial<Record<DieColour, number>>;
  dice: { colour: DieColour; symbol: SymbolName }[];
}

export interface AnomalyView {
  key: string;
  type: "location" | "task" | "instant";
  imprisoned: Partial<Record<DieColour, number>>;
  progress: number;
  goal: number;
}

export interface AdventureView {
  zone: string;
  at_anomaly: boolean;
  dilemma: string;
  challenge: Partial<Record<SymbolName, number>>;
  conditions: string[];
  helper: number;
  help: "alone" | "afar" | "on-site";
  rolled: boolean;
  met: boolean;
  shielded: boolean;
  pools: PoolView[];
  picked: string[];
}

export interface TrackView {
  skaro: number;
  earth: number;
  gallifrey: number;
  ship: number;
  markers: number[];
}

export interface DaleksView {
  round: number;
  active: number;
  first: number;
  dalek_turn: boolean;
  tardis_die: { holder: number; shows: "" | "tardis" | "question" };
  players: PlayerView[];
  track: TrackView;
  daleks: { in_play: number; supply: number; on_earth: number; davros: string };
  earth: PlaceView[];
  tiles: TileView[];
  anomalies: AnomalyView[];
  drawn_tiles: string[];
  cards_in_play: string[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  adventure: AdventureView | null;
  variants: { first_game: boolean; k9: boolean };
  over: boolean;
  ending: string;
}

export const HIDDEN = "hidden";
export const MOST_SONIC = 5;
/** A seventh Dalek that has to be placed, or so many on Earth in the Dalek turn, and the Daleks win. */
export const MOST_DALEKS = 6;
export const TOO_MANY_ON_EARTH = 3;

/** The colours that players choose among, in the order of the kit's seats: shape and colour go together. */
export const BASES = ["amber", "teal", "pink", "mint"] as const;

/** Which of the kit's seat marks a player goes by: that of the chosen base, before that one that nobody else has. */
export function markOf(view: Pick<DaleksView, "players">, seat: number): number {
  const chosen = view.players.map(({ colour }) => BASES.findIndex((base) => base === colour));
  return marksOf(chosen.map((mark) => (mark < 0 ? null : mark)))[seat] ?? seat;
}
