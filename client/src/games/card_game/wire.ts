// Made by client/scripts/wire_types.py from src/vortex/games/card_game. Do not edit: run the script again.

import type { Sign, Told } from "$/wire";

/** CG-SETUP-01. */
export interface ColourChosen {
  kind: "colour-chosen";
  seat: number;
  colour: "blue" | "gold" | "green" | "pink";
}

/** CG-SETUP-02. */
export interface StartDealt {
  kind: "start-dealt";
  seat: number;
  location: string;
}

/** CG-SETUP-06, CG-SETUP-07. */
export interface HandDealt {
  kind: "hand-dealt";
  seat: number;
  count: number;
}

/** CG-TURN-02. */
export interface TurnBegun {
  kind: "turn-begun";
  seat: number;
}

/** CG-LOC-01. */
export interface LocationPlayed {
  kind: "location-played";
  seat: number;
  location: string;
}

/** CG-SUPPORT-01: against an attack on a Location, or without a target. */
export interface SupportPlayed {
  kind: "support-played";
  seat: number;
  card: string;
  location: string | null;
}

/** CG-CARD-K9-02. */
export interface PricePaid {
  kind: "price-paid";
  seat: number;
  card: string;
}

/** CG-CARD-FISHFINGERS-01: any number of cards, even none. */
export interface CardsExchanged {
  kind: "cards-exchanged";
  seat: number;
  cards: string[];
}

/** CG-DISCARD-01. */
export interface CardsDiscarded {
  kind: "cards-discarded";
  seat: number;
  cards: string[];
}

/** CG-TP-01: `rule` is for a card that is turned up in a conflict. */
export interface TimePointsGained {
  kind: "time-points-gained";
  seat: number;
  amount: number;
  rule: string;
}

/** CG-TP-05. */
export interface TimePointsPaid {
  kind: "time-points-paid";
  seat: number;
  amount: number;
}

/** CG-TP-03, CG-CONFLICT-06. */
export interface TimePointsTaken {
  kind: "time-points-taken";
  seat: number;
  loser: number;
  amount: number;
  rule: string;
}

/** CG-BUY-01. */
export interface CardsBought {
  kind: "cards-bought";
  seat: number;
  count: number;
}

/** CG-VIS-13. */
export interface CardsDrawn {
  kind: "cards-drawn";
  seat: number;
  cards: (string | null)[];
}

/** CG-PASS-01, CG-RULING-59. */
export interface HandPassed {
  kind: "hand-passed";
  seat: number;
  receiver: number;
  cards: (string | null)[];
}

/** CG-RESERVE-01, CG-VIS-07. */
export interface CardsReserved {
  kind: "cards-reserved";
  seat: number;
  cards: (string | null)[];
}

/** CG-RESERVE-05. */
export interface CardPickedUp {
  kind: "card-picked-up";
  seat: number;
  card: string | null;
}

/** CG-RULING-39. */
export interface CardRecalled {
  kind: "card-recalled";
  seat: number;
  card: string;
}

/** CG-DEF-03. */
export interface DefendersPlaced {
  kind: "defenders-placed";
  seat: number;
  location: string;
  cards: (string | null)[];
}

/** CG-ENEMY-04, CG-ENEMY-07. */
export interface EnemiesPlaced {
  kind: "enemies-placed";
  seat: number;
  location: string;
  cards: (string | null)[];
}

/** CG-CARD-DAVROS-02, CG-CARD-CYBERKING-02: with `card`; CG-RULING-25: the new controller looks at the others. */
export interface ControlTaken {
  kind: "control-taken";
  seat: number;
  loser: number;
  location: string;
  card: string;
  found: (string | null)[];
}

/** CG-DEF-07. */
export interface DefendersSent {
  kind: "defenders-sent";
  seat: number;
  location: string;
  cards: string[];
}

/** CG-ENEMY-10. */
export interface EnemiesSent {
  kind: "enemies-sent";
  seat: number;
  location: string;
  cards: string[];
}

/** CG-ENEMY-11 to CG-ENEMY-13. */
export interface EnemiesAbsorbed {
  kind: "enemies-absorbed";
  seat: number;
  location: string;
  cards: string[];
}

/** CG-RULING-43: an attack that was moved. */
export interface AttackAbsorbed {
  kind: "attack-absorbed";
  seat: number;
  location: string;
  cards: string[];
}

/** What begins a conflict once all cards are `declared`; `strength` is that of all cards, before any effect. */
export interface DefenceShown {
  kind: "defence-shown";
  location: string;
  cards: string[];
  strength: number;
  declared: string;
  rule: string;
}

/** CG-CONFLICT-03, CG-CARD-SCREWDRIVER-01, CG-RULING-54; `strength` is that of all cards, before any effect. */
export interface AttackShown {
  kind: "attack-shown";
  location: string;
  cards: string[];
  strength: number;
}

/** A Defender who fights for the attack, because of one of its cards. */
export interface DefenderTurned {
  kind: "defender-turned";
  location: string;
  card: string;
  turner: string;
  rule: string;
}

/** To the defence. */
export interface StrengthAdded {
  kind: "strength-added";
  seat: number;
  location: string;
  amount: number;
  rule: string;
}

/** CG-CONFLICT-10, CG-CONFLICT-14, CG-CARD-SILURIANS-01. */
export interface ConflictFought {
  kind: "conflict-fought";
  location: string;
  defence: number;
  attack: number;
  is_held: boolean;
  rule: string;
}

/** CG-CONFLICT-11, CG-SUPPORT-05. */
export interface AttackDefeated {
  kind: "attack-defeated";
  seat: number;
  location: string;
}

/** CG-CARD-ARCH-01. */
export interface AttackMoved {
  kind: "attack-moved";
  location: string;
  target: string;
  count: number;
}

/** CG-CONFLICT-19, CG-CARD-PANDORICA-02. */
export interface EnemyLost {
  kind: "enemy-lost";
  location: string;
  card: string;
  rule: string;
}

/** CG-CARD-JACK-01: `slot` is its place in the row, from 0. */
export interface EnemyStruck {
  kind: "enemy-struck";
  location: string;
  slot: number;
  card: string;
}

/** CG-CONFLICT-16, CG-CARD-PANDORICA-02, CG-CARD-PANDORICA-03. */
export interface DefenderLost {
  kind: "defender-lost";
  location: string;
  card: string;
  rule: string;
}

/** Into the hand, from a lost defence. */
export interface RoryReturned {
  kind: "rory-returned";
  seat: number;
  location: string;
  card: string;
  rule: string;
}

/** `cards` are the Defenders who go back into the hand. */
export interface TeselectaPlayed {
  kind: "teselecta-played";
  seat: number;
  location: string;
  card: string;
  source: "hand" | "reserve";
  cards: string[];
  rule: string;
}

/** For a defeated attack, by a conflict or a card (CG-CONFLICT-22). */
export interface TardisPlaced {
  kind: "tardis-placed";
  seat: number;
  location: string;
  rule: string;
}

/** CG-ENEMY-12, CG-CARD-DREAMLORD-01. */
export interface TardisRemoved {
  kind: "tardis-removed";
  seat: number;
  location: string;
}

/** CG-FINAL-08. */
export interface DiscardsReshuffled {
  kind: "discards-reshuffled";
  count: number;
}

/** CG-END-05, CG-RULING-48. */
export interface GameEndShown {
  kind: "game-end-shown";
}

/** CG-END-10: the End Game period. */
export interface FinalBegun {
  kind: "final-begun";
}

/** CG-END-01 to CG-END-04, CG-FINAL-07, CG-RULING-58. */
export interface GameEnded {
  kind: "game-ended";
  ending: "dalek-counters" | "tardis-counters" | "game-end-card" | "round-limit";
}

export type GameEvent =
  | ColourChosen
  | StartDealt
  | HandDealt
  | TurnBegun
  | LocationPlayed
  | SupportPlayed
  | PricePaid
  | CardsExchanged
  | CardsDiscarded
  | TimePointsGained
  | TimePointsPaid
  | TimePointsTaken
  | CardsBought
  | CardsDrawn
  | HandPassed
  | CardsReserved
  | CardPickedUp
  | CardRecalled
  | DefendersPlaced
  | EnemiesPlaced
  | ControlTaken
  | DefendersSent
  | EnemiesSent
  | EnemiesAbsorbed
  | AttackAbsorbed
  | DefenceShown
  | AttackShown
  | DefenderTurned
  | StrengthAdded
  | ConflictFought
  | AttackDefeated
  | AttackMoved
  | EnemyLost
  | EnemyStruck
  | DefenderLost
  | RoryReturned
  | TeselectaPlayed
  | TardisPlaced
  | TardisRemoved
  | DiscardsReshuffled
  | GameEndShown
  | FinalBegun
  | GameEnded;

export const SIGNS: Readonly<Record<GameEvent["kind"], Sign>> = {
  "colour-chosen": "play",
  "start-dealt": "draw",
  "hand-dealt": "draw",
  "turn-begun": "begin",
  "location-played": "play",
  "support-played": "play",
  "price-paid": "pay",
  "cards-exchanged": "move",
  "cards-discarded": "discard",
  "time-points-gained": "gain",
  "time-points-paid": "pay",
  "time-points-taken": "gain",
  "cards-bought": "gain",
  "cards-drawn": "draw",
  "hand-passed": "move",
  "cards-reserved": "play",
  "card-picked-up": "draw",
  "card-recalled": "draw",
  "defenders-placed": "guard",
  "enemies-placed": "clash",
  "control-taken": "gain",
  "defenders-sent": "guard",
  "enemies-sent": "clash",
  "enemies-absorbed": "guard",
  "attack-absorbed": "guard",
  "defence-shown": "guard",
  "attack-shown": "clash",
  "defender-turned": "show",
  "strength-added": "gain",
  "conflict-fought": "clash",
  "attack-defeated": "guard",
  "attack-moved": "clash",
  "enemy-lost": "bad",
  "enemy-struck": "bad",
  "defender-lost": "bad",
  "rory-returned": "gain",
  "teselecta-played": "clash",
  "tardis-placed": "play",
  "tardis-removed": "discard",
  "discards-reshuffled": "shuffle",
  "game-end-shown": "show",
  "final-begun": "begin",
  "game-ended": "begin",
};

export const TOLD: Readonly<Partial<Record<GameEvent["kind"], Told>>> = {
  "start-dealt": "detail",
  "hand-dealt": "detail",
  "turn-begun": "turn",
  "location-played": "moment",
  "support-played": "moment",
  "price-paid": "detail",
  "time-points-gained": "detail",
  "time-points-paid": "detail",
  "time-points-taken": "detail",
  "cards-drawn": "detail",
  "hand-passed": "moment",
  "defenders-placed": "moment",
  "enemies-placed": "moment",
  "control-taken": "moment",
  "defenders-sent": "moment",
  "enemies-sent": "moment",
  "enemies-absorbed": "moment",
  "defence-shown": "moment",
  "attack-shown": "moment",
  "conflict-fought": "halt",
  "attack-moved": "moment",
  "teselecta-played": "moment",
  "tardis-placed": "detail",
  "tardis-removed": "detail",
  "game-end-shown": "moment",
  "final-begun": "round",
  "game-ended": "moment",
};

/** What a seat can be asked. */
export type Topic =
  | "colour"
  | "turn"
  | "final"
  | "take"
  | "lift"
  | "unit"
  | "teselecta"
  | "lose";

/** Every player begins with so many `counters` of each kind, and ends a turn with `kept` cards, which are passed on. There are `game_cards` in all, wherever they lie. Players see besides which own cards are `barred` from the reserve, and what they `passed` to the right and still know there; everybody sees at the end how it came and who won. */
export interface CardGameView {
  asked: number;
  barred?: string[];
  choosing?: ChoosingView;
  conflict: ConflictView | null;
  counters: number;
  deck: DeckView;
  discards: string[];
  ending?: "dalek-counters" | "game-end-card" | "round-limit" | "tardis-counters";
  final_turns: number;
  first: number;
  game: "card-game";
  game_cards: number;
  kept: number;
  mode: "final" | "game-end-shown" | "normal";
  now: number;
  over: boolean;
  passed?: string[];
  players: PlayerView[];
  removed: string[];
  scores?: number[];
  seat: number | null;
  supply: number;
  turn: number;
  winners?: number[];
}

/** What the viewer is putting together; where it is to fight it has a strength, and cards of one `kind` can join. */
export interface ChoosingView {
  action: "attack" | "defend" | "discard" | "reserve" | "support";
  cards: string[];
  kind: "defender" | "enemy" | null;
  location: string | null;
  strength: number | null;
}

/** A conflict that waits for an answer, with the strengths as they stand while all cards are turned up and Defenders are there; `short` is what the defence lacks to hold. */
export interface ConflictView {
  attack: number | null;
  attacker: number;
  defence: number | null;
  location: string;
  owner: number;
  short: number | null;
}

/** Above and below the Game End card. */
export interface DeckView {
  above: number;
  below: number;
}

/** Of counters those that are left; the VP as Locations count by what lies open, and whether these are the most; `passes_to` is who gets the cards that are passed on. */
export interface PlayerView {
  colour: "blue" | "gold" | "green" | "pink" | null;
  dalek_counters: number;
  hand: CardsView;
  leads: boolean;
  line: LocationView[];
  passes_to: number;
  reserve: ReserveView;
  seat: number;
  tardis_counters: number;
  tp: number;
  vp: number;
}

/** How many there are, and those that the viewer knows. */
export interface CardsView {
  cards: string[];
  count: number;
}

/** `scorer`: the seat that it counts for, by what lies open. The strengths are of those cards that the viewer knows. */
export interface LocationView {
  attack: AttackView | null;
  defenders: CardsView;
  known_attack: number;
  known_defence: number;
  location: string;
  scorer: number | null;
  tardis: boolean;
  tp: number;
  vp: number;
}

export interface AttackView {
  cards: AttackCard[];
  controller: number;
}

export interface AttackCard {
  card: string | null;
  face_up: boolean;
}

/** Face-down cards as far as the viewer knows them, and all that lie face-up; `free` places are left. */
export interface ReserveView {
  cards: string[];
  count: number;
  face_up: string[];
  free: number;
  limit: number;
}
