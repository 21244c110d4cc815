// Made by client/scripts/wire_types.py from src/vortex/games/time_clash. Do not edit: run the script again.

import type { Sign, Told } from "$/wire";

/** TC-MATCH-08 to TC-MATCH-10. */
export interface ArcPicked {
  kind: "arc-picked";
  stack: "time" | "companion" | "enemy";
  arc: string;
}

/** TC-MATCH-11. */
export interface ArcsSettled {
  kind: "arcs-settled";
  arcs: string[];
  target: number;
}

/** TC-SETUP-01. */
export interface GameSetUp {
  kind: "game-set-up";
  game: number;
}

/** TC-SETUP-10. */
export interface GameBegun {
  kind: "game-begun";
  seat: number;
}

/** TC-TURN-01. */
export interface TurnBegun {
  kind: "turn-begun";
  seat: number;
  turn: number;
}

/** TC-ENDGAME-02. */
export interface EndgameStarted {
  kind: "endgame-started";
  cause: "flip" | "threats" | "turns";
}

/** TC-WIN-08. */
export interface GameWon {
  kind: "game-won";
  team: "doctor" | "enemy";
  ending: "gambit" | "takeover" | "deck-out" | "turn-limit";
  doctor_wins: number;
  enemy_wins: number;
}

/** TC-DRAW-02, TC-VIS-09. */
export interface CardDrawn {
  kind: "card-drawn";
  seat: number;
  card: string | null;
}

/** From a hand. */
export interface CardDiscarded {
  kind: "card-discarded";
  seat: number;
  card: string;
}

/** TC-RULING-05. */
export interface CardShown {
  kind: "card-shown";
  seat: number;
  card: string;
}

/** TC-VIS-04. */
export interface HandShown {
  kind: "hand-shown";
  seat: number;
  cards: string[];
}

/** From the discards to a hand. */
export interface CardTakenBack {
  kind: "card-taken-back";
  seat: number;
  card: string;
}

/** TC-DRAW-03. */
export interface DiscardsShuffled {
  kind: "discards-shuffled";
  team: "doctor" | "enemy";
  cards: string[];
}

/** TC-ARC-09. */
export interface ReserveDealt {
  kind: "reserve-dealt";
  cards: string[];
}

/** TC-ARC-11. */
export interface ReserveDiscarded {
  kind: "reserve-discarded";
  cards: string[];
}

/** TC-SPECIAL-04: a special card has removed itself from the game. */
export interface DiscardRemoved {
  kind: "discard-removed";
  card: string;
}

/** TC-PLAY-07: a numbered card is on its way. */
export interface CardPlayed {
  kind: "card-played";
  seat: number;
  card: string;
  stack: "time" | "companion" | "enemy";
}

/** TC-SPECIAL-02: a special card is on its way. */
export interface SpecialPlayed {
  kind: "special-played";
  seat: number;
  card: string;
  effect: string;
}

/** TC-STACK-02. */
export interface CardPlaced {
  kind: "card-placed";
  card: string;
  stack: "time" | "companion" | "enemy";
  total: number;
}

/** TC-DISCARD-04: discarded from a stack. */
export interface CardLost {
  kind: "card-lost";
  card: string;
  stack: "time" | "companion" | "enemy";
  total: number;
}

/** TC-SPECIAL-04: from a stack out of the game. */
export interface CardRemoved {
  kind: "card-removed";
  card: string;
  stack: "time" | "companion" | "enemy";
  total: number;
}

/** To another stack. */
export interface CardShifted {
  kind: "card-shifted";
  card: string;
  stack: "time" | "companion" | "enemy";
  total: number;
}

/** TC-TECH-06. */
export interface CardPushed {
  kind: "card-pushed";
  card: string;
  stack: "time" | "companion" | "enemy";
}

/** TC-TECH-07. */
export interface CardPulled {
  kind: "card-pulled";
  card: string;
  stack: "time" | "companion" | "enemy";
}

/** TC-PLAN-01. */
export interface PlanFoiled {
  kind: "plan-foiled";
  card: string;
  newer: string;
}

/** TC-DOCTOR-07. */
export interface DestinationNamed {
  kind: "destination-named";
  seat: number;
  stack: "time" | "companion" | "enemy";
}

/** TC-DOCTOR-07. */
export interface PawnMoved {
  kind: "pawn-moved";
  seat: number;
  stack: "time" | "companion" | "enemy";
}

/** TC-RULING-38. */
export interface MoveCountered {
  kind: "move-countered";
  seat: number;
  stack: "time" | "companion" | "enemy";
}

/** TC-SPECIAL-02: the card that is to leave its stack. */
export interface LossNamed {
  kind: "loss-named";
  seat: number;
  card: string;
}

/** TC-COUNTER-09. */
export interface LossCountered {
  kind: "loss-countered";
  card: string;
}

/** TC-COUNTER-03; `option` is the card's, counted from 1; `target` is a card that was turned for a Gambit. */
export interface CounterUsed {
  kind: "counter-used";
  seat: number;
  card: string;
  option: number;
  target: string | null;
}

/** TC-ARC-06. */
export interface ShieldUsed {
  kind: "shield-used";
  seat: number;
  card: string;
}

/** TC-COUNTER-05. */
export interface CardCountered {
  kind: "card-countered";
  card: string;
}

/** TC-ENDGAME-13. */
export interface DiskFlipped {
  kind: "disk-flipped";
  seat: number;
  phase: "build-up" | "endgame";
}

/** TC-GAMBIT-01. */
export interface GambitBegun {
  kind: "gambit-begun";
  seat: number;
}

/** TC-GAMBIT-02, TC-GAMBIT-03. */
export interface CardTurned {
  kind: "card-turned";
  seat: number;
  card: string;
}

/** TC-COUNTER-14. */
export interface TurnedCardCountered {
  kind: "turned-card-countered";
  card: string;
  stack: "time" | "companion" | "enemy";
  total: number;
}

/** TC-GAMBIT-06. */
export interface CardContributed {
  kind: "card-contributed";
  seat: number;
  card: string;
}

/** TC-GAMBIT-06. */
export interface NothingContributed {
  kind: "nothing-contributed";
  seat: number;
}

/** TC-GAMBIT-09. */
export interface DieRolled {
  kind: "die-rolled";
  seat: number;
  face: number;
  result: number;
}

/** TC-GAMBIT-12. */
export interface GambitFailed {
  kind: "gambit-failed";
  result: number;
}

/** TC-GAMBIT-14. */
export interface GambitCardDiscarded {
  kind: "gambit-card-discarded";
  card: string;
}

export type GameEvent =
  | ArcPicked
  | ArcsSettled
  | GameSetUp
  | GameBegun
  | TurnBegun
  | EndgameStarted
  | GameWon
  | CardDrawn
  | CardDiscarded
  | CardShown
  | HandShown
  | CardTakenBack
  | DiscardsShuffled
  | ReserveDealt
  | ReserveDiscarded
  | DiscardRemoved
  | CardPlayed
  | SpecialPlayed
  | CardPlaced
  | CardLost
  | CardRemoved
  | CardShifted
  | CardPushed
  | CardPulled
  | PlanFoiled
  | DestinationNamed
  | PawnMoved
  | MoveCountered
  | LossNamed
  | LossCountered
  | CounterUsed
  | ShieldUsed
  | CardCountered
  | DiskFlipped
  | GambitBegun
  | CardTurned
  | TurnedCardCountered
  | CardContributed
  | NothingContributed
  | DieRolled
  | GambitFailed
  | GambitCardDiscarded;

export const SIGNS: Readonly<Record<GameEvent["kind"], Sign>> = {
  "arc-picked": "draw",
  "arcs-settled": "begin",
  "game-set-up": "begin",
  "game-begun": "begin",
  "turn-begun": "begin",
  "endgame-started": "begin",
  "game-won": "good",
  "card-drawn": "draw",
  "card-discarded": "discard",
  "card-shown": "show",
  "hand-shown": "show",
  "card-taken-back": "gain",
  "discards-shuffled": "shuffle",
  "reserve-dealt": "draw",
  "reserve-discarded": "discard",
  "discard-removed": "discard",
  "card-played": "play",
  "special-played": "play",
  "card-placed": "play",
  "card-lost": "bad",
  "card-removed": "discard",
  "card-shifted": "move",
  "card-pushed": "move",
  "card-pulled": "move",
  "plan-foiled": "bad",
  "destination-named": "show",
  "pawn-moved": "move",
  "move-countered": "guard",
  "loss-named": "bad",
  "loss-countered": "guard",
  "counter-used": "guard",
  "shield-used": "guard",
  "card-countered": "guard",
  "disk-flipped": "show",
  "gambit-begun": "clash",
  "card-turned": "show",
  "turned-card-countered": "guard",
  "card-contributed": "play",
  "nothing-contributed": "none",
  "die-rolled": "roll",
  "gambit-failed": "bad",
  "gambit-card-discarded": "discard",
};

export const TOLD: Readonly<Partial<Record<GameEvent["kind"], Told>>> = {
  "game-set-up": "round",
  "turn-begun": "turn",
  "endgame-started": "moment",
  "game-won": "halt",
  "card-drawn": "detail",
  "hand-shown": "moment",
  "card-played": "moment",
  "special-played": "moment",
  "card-placed": "detail",
  "destination-named": "detail",
  "pawn-moved": "moment",
  "loss-named": "detail",
  "counter-used": "moment",
  "shield-used": "moment",
  "disk-flipped": "moment",
  "gambit-begun": "moment",
  "card-contributed": "moment",
  "nothing-contributed": "detail",
  "die-rolled": "moment",
  "gambit-failed": "moment",
  "gambit-card-discarded": "detail",
};

/** What a seat can be asked. */
export type Topic =
  | "first-match"
  | "time-arc"
  | "enemy-arc"
  | "companion-arc"
  | "first"
  | "second"
  | "exchange"
  | "play"
  | "granted-play"
  | "price"
  | "push-pull"
  | "destination"
  | "remove-tech"
  | "discard-threat"
  | "discard-quip"
  | "discard-plan"
  | "discard-open"
  | "push"
  | "pull"
  | "shift"
  | "take-discard"
  | "show-hand"
  | "rescue"
  | "silence"
  | "deep-foil"
  | "flip-benefit"
  | "counter"
  | "counter-turned"
  | "flip"
  | "gambit"
  | "turn"
  | "turn-against"
  | "contribute"
  | "next-discard"
  | "replace";

/** Lists of two are for the Doctor's team and the Enemy's, lists of three for the stacks. There is no flip target before all arcs are picked. `flip_reached` and `threats_reached` say that a stack stands at the flip target, and the Threats at their trigger. */
export interface ClashView {
  arcs: (ArcView | null)[];
  asked: number | null;
  decks: number[];
  declared: CardView[];
  discards: CardView[][];
  ending: "deck-out" | "gambit" | "takeover" | "turn-limit" | null;
  flip_parts: FlipView | null;
  flip_reached: boolean;
  flip_target: number;
  gambit: GambitView | null;
  game: "time-clash";
  hands: HandView[];
  match: MatchView;
  on_turn: number | null;
  pawn: "companion" | "enemy" | "time" | null;
  pending: PendingView[];
  phase: "build-up" | "endgame";
  removed: CardView[][];
  reserve: CardView[];
  seat: number | null;
  stacks: StackView[];
  teams: ("doctor" | "enemy")[];
  threat_trigger: number;
  threats: number;
  threats_reached: boolean;
  topic: string;
  total: number;
  turn: number;
  turn_began_in: "build-up" | "endgame";
  turn_order: number[];
}

export interface ArcView {
  dalek: number;
  key: string;
  tardis: number;
}

export interface CardView {
  key: string;
  suit: "plan" | "quip" | "special" | "tech" | "threat";
  team: "doctor" | "enemy";
  value: number;
}

/** What makes up the flip target: to the base comes a step for each TARDIS of the arcs, and one goes for each Dalek. */
export interface FlipView {
  base: number;
  daleks: number;
  step: number;
  tardises: number;
}

/** `winning_faces` are those of the die that would succeed, until it is rolled; then `rolled` is the face, 0 for the one that fails, and `outcome` what it has brought. */
export interface GambitView {
  cards: GambitCardView[];
  needed: number;
  outcome: "failure" | "success" | null;
  rolled: number | null;
  sum: number;
  winning_faces: number[];
}

export interface GambitCardView {
  cancelled: boolean;
  key: string;
  suit: "plan" | "quip" | "special" | "tech" | "threat";
  team: "doctor" | "enemy";
  value: number;
}

/** `known` are the cards of it that the viewer knows. */
export interface HandView {
  count: number;
  known: CardView[];
}

export interface MatchView {
  game: number;
  length: number;
  wins: number[];
}

/** What has been declared and has not happened yet; `answers` is the place in the list of what a counter answers. */
export interface PendingView {
  answers: number | null;
  card: CardView | null;
  kind: "contribution" | "counter" | "loss" | "move" | "play" | "reserve" | "use";
  option: number | null;
  seat: number;
  stack: "companion" | "enemy" | "time" | null;
  target: CardView | null;
}

/** The oldest card first. */
export interface StackView {
  cards: CardView[];
  total: number;
  type: "companion" | "enemy" | "time";
}
