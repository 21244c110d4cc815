// Made by client/scripts/wire_types.py from src/vortex/games/time_of_the_daleks. Do not edit: run the script again.

import type { Sign, Told } from "$/wire";

/** TOD-SETUP-02. */
export interface DoctorTaken {
  kind: "doctor-taken";
  seat: number;
  doctor: string;
}

/** TOD-TURN-01. */
export interface RoundBegun {
  kind: "round-begun";
  round: number;
}

/** TOD-TURN-04. */
export interface TurnBegun {
  kind: "turn-begun";
  seat: number;
}

/** TOD-DALEK-01. */
export interface DalekTurnBegun {
  kind: "dalek-turn-begun";
  round: number;
}

/** TOD-LIMIT-01. */
export interface SonicGained {
  kind: "sonic-gained";
  seat: number;
  sonic: number;
}

export interface SonicSpent {
  kind: "sonic-spent";
  seat: number;
  sonic: number;
}

export interface CardDrawn {
  kind: "card-drawn";
  seat: number;
  card: string | null;
}

/** TOD-CARD-05. */
export interface CardPlayed {
  kind: "card-played";
  seat: number;
  card: string;
}

export interface CardDiscarded {
  kind: "card-discarded";
  seat: number;
  card: string;
}

/** TOD-CARD-03. */
export interface CardHandedOver {
  kind: "card-handed-over";
  seat: number;
  receiver: number;
  card: string;
}

/** TOD-PREP-07. */
export interface EquipmentInstalled {
  kind: "equipment-installed";
  seat: number;
  card: string;
}

/** TOD-PREP-05. */
export interface EquipmentScrapped {
  kind: "equipment-scrapped";
  seat: number;
  card: string;
}

/** TOD-TRAVEL-17, -18, TOD-RULING-106. */
export interface DeckRenewed {
  kind: "deck-renewed";
  deck: "timey_wimey" | "locations" | "dilemmas";
}

export interface CompanionJoined {
  kind: "companion-joined";
  seat: number;
  companion: string;
  part_time: boolean;
}

/** TOD-PREP-13, TOD-RESOLVE-17. */
export interface CompanionDismissed {
  kind: "companion-dismissed";
  seat: number;
  companion: string;
}

/** TOD-RESOLVE-16. */
export interface CompanionDiscarded {
  kind: "companion-discarded";
  seat: number;
  companion: string;
}

/** TOD-RESOLVE-06. */
export interface CompanionPromoted {
  kind: "companion-promoted";
  seat: number;
  companion: string;
}

export interface SourceUsed {
  kind: "source-used";
  seat: number;
  source: string;
}

/** TOD-K9-03. */
export interface K9Used {
  kind: "k9-used";
  seat: number;
}

/** TOD-K9-04. */
export interface K9Passed {
  kind: "k9-passed";
  seat: number;
}

/** TOD-REGEN-05. */
export interface DoctorRegenerated {
  kind: "doctor-regenerated";
  seat: number;
  doctor: string;
}

/** To a zone, or home to the console. */
export interface DoctorMoved {
  kind: "doctor-moved";
  seat: number;
  zone: string | null;
}

/** TOD-TRAVEL-01: nowhere else, with the TARDIS die or without. */
export interface DoctorStayed {
  kind: "doctor-stayed";
  seat: number;
  zone: string;
}

/** TOD-TRAVEL-14. */
export interface DilemmaLaid {
  kind: "dilemma-laid";
  zone: string;
}

/** TOD-TRAVEL-15. */
export interface DilemmaFlipped {
  kind: "dilemma-flipped";
  zone: string;
  dilemma: string;
}

/** TOD-RULING-082: one that lay face down is not shown. */
export interface DilemmaDiscarded {
  kind: "dilemma-discarded";
  zone: string;
  dilemma: string | null;
}

export interface DilemmaScanned {
  kind: "dilemma-scanned";
  seat: number;
  zone: string;
  dilemma: string | null;
}

/** TOD-RULING-025. */
export interface TileDrawn {
  kind: "tile-drawn";
  tile: string;
}

export interface TilePlaced {
  kind: "tile-placed";
  tile: string;
}

export interface TileDiscarded {
  kind: "tile-discarded";
  tile: string;
}

/** TOD-TRAVEL-08. */
export interface TardisDieRolled {
  kind: "tardis-die-rolled";
  seat: number;
  face: "" | "tardis" | "question";
}

/** A card makes it show the TARDIS. */
export interface TardisDieTurned {
  kind: "tardis-die-turned";
  seat: number;
}

/** The First Doctor lets the TARDIS choose. */
export interface TardisTrusted {
  kind: "tardis-trusted";
  seat: number;
}

/** TOD-ADV-01, TOD-CHALLENGE-01, -06: how often each symbol is asked for, and under which conditions. */
export interface AdventureFaced {
  kind: "adventure-faced";
  seat: number;
  zone: string;
  symbols: number[];
  conditions: ("fixed point" | "time locked" | "time breach")[];
}

/** TOD-HELP-01. */
export interface HelpCalled {
  kind: "help-called";
  seat: number;
  helper: number;
}

/** TOD-HELP-04. */
export interface HelpGiven {
  kind: "help-given";
  seat: number;
  how: "alone" | "afar" | "on-site";
}

/** TOD-POOL-01: so many of each colour, black first. */
export interface DiceGathered {
  kind: "dice-gathered";
  pool: "caller" | "helper";
  dice: number[];
}

/** TOD-POOL-02. */
export interface DiceAdded {
  kind: "dice-added";
  pool: "caller" | "helper";
  colour: "black" | "green" | "blue" | "red";
  count: number;
}

/** TOD-RULING-033: icons or a card asked for them, and the box does not have them. */
export interface DiceLapsed {
  kind: "dice-lapsed";
  pool: "caller" | "helper";
  colour: "black" | "green" | "blue" | "red";
  count: number;
}

/** TOD-POOL-04: a black die becomes one of the colour. */
export interface DieFocused {
  kind: "die-focused";
  pool: "caller" | "helper";
  colour: "black" | "green" | "blue" | "red";
}

/** TOD-POOL-08: the whole cut, so many of each colour, black first. */
export interface DiceCut {
  kind: "dice-cut";
  pool: "caller" | "helper";
  dice: number[];
}

/** TOD-POOL-19. */
export interface DieTraded {
  kind: "die-traded";
  pool: "caller" | "helper";
  die: "black" | "green" | "blue" | "red";
}

/** TOD-POOL-12. */
export interface DieExterminated {
  kind: "die-exterminated";
  pool: "caller" | "helper";
  colour: "black" | "green" | "blue" | "red";
}

export interface ConditionLifted {
  kind: "condition-lifted";
  condition: "fixed point" | "time locked" | "time breach";
}

export interface DiceShielded {
  kind: "dice-shielded";
  seat: number;
}

/** TOD-ROLL-01, TOD-REROLL-17: all dice of one pool that roll together, and what they show; `again` after they were lifted off the table. */
export interface DiceRolled {
  kind: "dice-rolled";
  pool: "caller" | "helper";
  dice: ("black running" | "black diplomacy" | "black science" | "black cunning" | "black tactics" | "black strength" | "green running" | "green diplomacy" | "green science" | "green cunning" | "green tactics" | "green strength" | "blue running" | "blue diplomacy" | "blue science" | "blue cunning" | "blue tactics" | "blue strength" | "red running" | "red diplomacy" | "red science" | "red cunning" | "red tactics" | "red strength")[];
  again: boolean;
}

/** TOD-REROLL-11. */
export interface BlackDieGivenUp {
  kind: "black-die-given-up";
  pool: "caller" | "helper";
}

/** TOD-FACE-03. */
export interface DieTurned {
  kind: "die-turned";
  pool: "caller" | "helper";
  colour: "black" | "green" | "blue" | "red";
  symbol: "running" | "diplomacy" | "science" | "cunning" | "tactics" | "strength";
}

/** TOD-RESOLVE-02. */
export interface AdventureSucceeded {
  kind: "adventure-succeeded";
  seat: number;
  zone: string;
}

/** TOD-RESOLVE-08. */
export interface AdventureFailed {
  kind: "adventure-failed";
  seat: number;
  zone: string;
}

/** TOD-RESOLVE-13: of several rewards or fail costs this one. */
export interface AlternativeChosen {
  kind: "alternative-chosen";
  seat: number;
  alternative: number;
}

/** TOD-DALEK-09. */
export interface DalekPlaced {
  kind: "dalek-placed";
  place: string;
}

/** TOD-DALEK-12. */
export interface DalekRemoved {
  kind: "dalek-removed";
  place: string;
}

/** TOD-DALEK-10. */
export interface SeventhDalekNeeded {
  kind: "seventh-dalek-needed";
  place: string;
}

/** TOD-DALEK-08: at an end of the track it may stay where it is. */
export interface TardisMoved {
  kind: "tardis-moved";
  seat: number;
  old: number;
  new: number;
}

/** TOD-DALEK-02. */
export interface ShipMoved {
  kind: "ship-moved";
  space: number;
}

/** TOD-ANOMALY-01. */
export interface MarkerRemoved {
  kind: "marker-removed";
  space: number;
}

/** TOD-ANOMALY-03. */
export interface AnomalyRevealed {
  kind: "anomaly-revealed";
  anomaly: string;
}

export interface AnomalyDiscarded {
  kind: "anomaly-discarded";
  anomaly: string;
}

/** TOD-ANOMALY-14. */
export interface DiceImprisoned {
  kind: "dice-imprisoned";
  anomaly: string;
  colour: "black" | "green" | "blue" | "red";
  count: number;
}

/** TOD-ANOMALY-15. */
export interface DieFreed {
  kind: "die-freed";
  anomaly: string;
  colour: "black" | "green" | "blue" | "red";
}

/** TOD-ANOMALY-15. */
export interface ProgressMarked {
  kind: "progress-marked";
  anomaly: string;
  progress: number;
}

/** TOD-WIN-05 to -07: their ship is on Gallifrey, or too many of them are on Earth. */
export interface DaleksWon {
  kind: "daleks-won";
  on_gallifrey: boolean;
}

/** TOD-WIN-03. */
export interface DoctorsWon {
  kind: "doctors-won";
  seats: number[];
}

export type GameEvent =
  | DoctorTaken
  | RoundBegun
  | TurnBegun
  | DalekTurnBegun
  | SonicGained
  | SonicSpent
  | CardDrawn
  | CardPlayed
  | CardDiscarded
  | CardHandedOver
  | EquipmentInstalled
  | EquipmentScrapped
  | DeckRenewed
  | CompanionJoined
  | CompanionDismissed
  | CompanionDiscarded
  | CompanionPromoted
  | SourceUsed
  | K9Used
  | K9Passed
  | DoctorRegenerated
  | DoctorMoved
  | DoctorStayed
  | DilemmaLaid
  | DilemmaFlipped
  | DilemmaDiscarded
  | DilemmaScanned
  | TileDrawn
  | TilePlaced
  | TileDiscarded
  | TardisDieRolled
  | TardisDieTurned
  | TardisTrusted
  | AdventureFaced
  | HelpCalled
  | HelpGiven
  | DiceGathered
  | DiceAdded
  | DiceLapsed
  | DieFocused
  | DiceCut
  | DieTraded
  | DieExterminated
  | ConditionLifted
  | DiceShielded
  | DiceRolled
  | BlackDieGivenUp
  | DieTurned
  | AdventureSucceeded
  | AdventureFailed
  | AlternativeChosen
  | DalekPlaced
  | DalekRemoved
  | SeventhDalekNeeded
  | TardisMoved
  | ShipMoved
  | MarkerRemoved
  | AnomalyRevealed
  | AnomalyDiscarded
  | DiceImprisoned
  | DieFreed
  | ProgressMarked
  | DaleksWon
  | DoctorsWon;

export const SIGNS: Readonly<Record<GameEvent["kind"], Sign>> = {
  "doctor-taken": "gain",
  "round-begun": "begin",
  "turn-begun": "begin",
  "dalek-turn-begun": "begin",
  "sonic-gained": "gain",
  "sonic-spent": "pay",
  "card-drawn": "draw",
  "card-played": "play",
  "card-discarded": "discard",
  "card-handed-over": "move",
  "equipment-installed": "play",
  "equipment-scrapped": "discard",
  "deck-renewed": "shuffle",
  "companion-joined": "gain",
  "companion-dismissed": "discard",
  "companion-discarded": "discard",
  "companion-promoted": "good",
  "source-used": "play",
  "k9-used": "play",
  "k9-passed": "move",
  "doctor-regenerated": "begin",
  "doctor-moved": "move",
  "doctor-stayed": "move",
  "dilemma-laid": "play",
  "dilemma-flipped": "show",
  "dilemma-discarded": "discard",
  "dilemma-scanned": "show",
  "tile-drawn": "draw",
  "tile-placed": "play",
  "tile-discarded": "discard",
  "tardis-die-rolled": "roll",
  "tardis-die-turned": "show",
  "tardis-trusted": "move",
  "adventure-faced": "clash",
  "help-called": "guard",
  "help-given": "guard",
  "dice-gathered": "gain",
  "dice-added": "gain",
  "dice-lapsed": "bad",
  "die-focused": "play",
  "dice-cut": "discard",
  "die-traded": "discard",
  "die-exterminated": "bad",
  "condition-lifted": "discard",
  "dice-shielded": "guard",
  "dice-rolled": "roll",
  "black-die-given-up": "discard",
  "die-turned": "show",
  "adventure-succeeded": "good",
  "adventure-failed": "bad",
  "alternative-chosen": "play",
  "dalek-placed": "play",
  "dalek-removed": "discard",
  "seventh-dalek-needed": "bad",
  "tardis-moved": "move",
  "ship-moved": "move",
  "marker-removed": "discard",
  "anomaly-revealed": "show",
  "anomaly-discarded": "discard",
  "dice-imprisoned": "bad",
  "die-freed": "good",
  "progress-marked": "good",
  "daleks-won": "bad",
  "doctors-won": "good",
};

export const TOLD: Readonly<Partial<Record<GameEvent["kind"], Told>>> = {
  "round-begun": "round",
  "turn-begun": "turn",
  "dalek-turn-begun": "turn",
  "sonic-gained": "detail",
  "sonic-spent": "detail",
  "card-drawn": "detail",
  "card-played": "moment",
  "companion-joined": "moment",
  "companion-dismissed": "detail",
  "companion-promoted": "moment",
  "doctor-regenerated": "moment",
  "doctor-moved": "moment",
  "doctor-stayed": "moment",
  "dilemma-laid": "detail",
  "dilemma-flipped": "moment",
  "tile-drawn": "detail",
  "tardis-die-rolled": "moment",
  "adventure-faced": "moment",
  "help-called": "moment",
  "help-given": "moment",
  "dice-gathered": "detail",
  "dice-added": "detail",
  "die-focused": "detail",
  "dice-cut": "detail",
  "die-traded": "detail",
  "dice-rolled": "moment",
  "black-die-given-up": "detail",
  "adventure-succeeded": "moment",
  "adventure-failed": "moment",
  "dalek-placed": "moment",
  "seventh-dalek-needed": "moment",
  "tardis-moved": "moment",
  "ship-moved": "moment",
  "marker-removed": "detail",
  "anomaly-revealed": "moment",
  "anomaly-discarded": "moment",
  "daleks-won": "moment",
  "doctors-won": "moment",
};

/** What a seat can be asked. */
export type Topic =
  | "doctor"
  | "colour"
  | "prepare"
  | "travel"
  | "tardis-symbol"
  | "keep-tile"
  | "zone"
  | "recruit"
  | "price"
  | "build-pool"
  | "add-die"
  | "help"
  | "cut"
  | "exterminate"
  | "trade-dice"
  | "trade-die"
  | "reroll"
  | "dice-to-reroll"
  | "face"
  | "die-to-turn"
  | "symbol"
  | "which-pool"
  | "alternative"
  | "discard"
  | "cut-hand"
  | "lose-companion"
  | "lose-equipment"
  | "another"
  | "transfer"
  | "dalek-on-earth"
  | "remove-dalek"
  | "scan"
  | "banish"
  | "timescoop"
  | "pass-k9"
  | "card-window";

/** What one seat sees of a table. There is no `phase` before the first turn and after the last. */
export interface DaleksView {
  active: number;
  adventure: AdventureView | null;
  anomalies: AnomalyView[];
  cards_in_play: string[];
  dalek_turn: boolean;
  daleks: DaleksInPlay;
  decks: DecksView;
  discards: DiscardsView;
  drawn_tiles: string[];
  earth: PlaceView[];
  ending: "" | "daleks-on-earth" | "daleks-on-gallifrey" | "daleks-seventh-marker" | "doctors";
  first: number;
  limits: LimitsView;
  over: boolean;
  phase: "adventure" | "daleks" | "finish" | "prepare" | "travel" | null;
  players: PlayerView[];
  round: number;
  seat: number | null;
  seats: number;
  tardis_die: TardisDieView;
  tiles: TileView[];
  track: TrackView;
  turn: number;
  variants: VariantsView;
}

/** `help_moves_ship`: whether help on site brings the Dalek ship nearer; `afar_moves_ship`: whether help from afar does, for the called Doctor is at the same Location (TOD-RULING-063). */
export interface AdventureView {
  afar_moves_ship: boolean;
  at_anomaly: boolean;
  challenge: SymbolsView;
  conditions: ("fixed point" | "time breach" | "time locked")[];
  dilemma: string;
  help: "afar" | "alone" | "on-site";
  help_moves_ship: boolean;
  helper: number;
  met: boolean;
  picked: string[];
  pools: PoolView[];
  rolled: boolean;
  shielded: boolean;
  zone: string;
}

/** How many of each symbol; none where it is not named. */
export interface SymbolsView {
  cunning?: number;
  diplomacy?: number;
  running?: number;
  science?: number;
  strength?: number;
  tactics?: number;
}

/** `given_up`: black dice that were given up since the roll; they still count as gathered. */
export interface PoolView {
  dice: DieView[];
  exterminated: DiceView;
  gathered: DiceView;
  given_up: DiceView;
  limit: number;
  of: "caller" | "helper";
}

export interface DieView {
  colour: "black" | "blue" | "green" | "red";
  symbol: "cunning" | "diplomacy" | "running" | "science" | "strength" | "tactics";
}

/** How many of each colour; none where it is not named. */
export interface DiceView {
  black?: number;
  blue?: number;
  green?: number;
  red?: number;
}

export interface AnomalyView {
  goal: number;
  imprisoned: DiceView;
  key: string;
  progress: number;
  type: "instant" | "location" | "task";
}

/** `davros` is the place where he stands, or nothing. */
export interface DaleksInPlay {
  davros: string;
  in_play: number;
  on_earth: number;
  supply: number;
}

export interface DecksView {
  alien_companions: number;
  anomalies: number;
  dilemmas: number;
  earth_companions: number;
  locations: number;
  timey_wimey: number;
}

export interface DiscardsView {
  anomalies: string[];
  companions: string[];
  dilemmas: string[];
  locations: string[];
  timey_wimey: string[];
}

/** A zone. `dilemma` is its key, `hidden`, or nothing where none lies. Daleks stand in a zone on Earth only; elsewhere they stand on the tile. */
export interface PlaceView {
  daleks?: number;
  dilemma: string;
  face_up: boolean;
  key: string;
}

/** `sonic`: the most that a player can have. A Dalek to be placed beyond `daleks`, or so many `on_earth` in the Dalek turn, and the Daleks win. */
export interface LimitsView {
  daleks: number;
  on_earth: number;
  sonic: number;
}

/** `hand` as far as the viewer knows it; no `zone` on the console. */
export interface PlayerView {
  colour: "amber" | "mint" | "pink" | "teal" | "";
  companions: CompanionView[];
  doctor: string;
  equipment: string[];
  hand: string[];
  hand_size: number;
  k9: boolean;
  sonic: number;
  tardis: number;
  zone: string;
}

export interface CompanionView {
  key: string;
  part_time: boolean;
}

export interface TardisDieView {
  holder: number;
  shows: "" | "question" | "tardis";
}

export interface TileView {
  daleks: number;
  key: string;
  zones: PlaceView[];
}

export interface TrackView {
  earth: number;
  gallifrey: number;
  markers: number[];
  ship: number;
  skaro: number;
}

export interface VariantsView {
  first_game: boolean;
  k9: boolean;
}
