// Made by client/scripts/wire_types.py from src/vortex/protocol. Do not edit: run the script again.

export const VERSION = 2;

/** What is drawn beside an event. */
export type Sign = "none" | "begin" | "roll" | "draw" | "discard" | "move" | "show" | "play" | "gain" | "pay" | "clash" | "guard" | "shuffle" | "good" | "bad";

/** How an event is told; a `line`, where nothing else is said. */
export type Told = "round" | "turn" | "halt" | "moment" | "line" | "detail";

/** A seat played in the creator's own browser. */
export interface PersonHere {
  kind: "here";
  name: string;
}

/** A seat for the holder of a link. */
export interface OpenSeat {
  kind: "open";
}

export interface BotSeat {
  kind: "bot";
  level: string;
}

/** Thinking time of each seat for the whole game, and what every answer of the seat adds to it. */
export interface Clock {
  seconds: number;
  increment?: number;
}

/** `help`: the player who is asked may ask for hints and odds; null: not where people who are apart play each other. */
export interface CreateTable {
  game: string;
  seats: (PersonHere | OpenSeat | BotSeat)[];
  options?: Record<string, boolean | number | string>;
  pack?: string;
  title?: string;
  public?: boolean;
  spectators?: boolean;
  clock?: Clock | null;
  help?: boolean | null;
}

/** A seat as everybody may know it. `level` is the bot's, also of one that has taken over. `flagged`: it plays to the end, because the seat's time was up or its player has resigned. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  taken_over: boolean;
  flagged: boolean;
  connected: boolean;
}

/** What is public about a table. `help`: the player who is asked may ask for hints and odds. `lesson`: it is the guided first game. `played_on`: it begins with a moment of another game. */
export interface TableInfo {
  id: string;
  game: string;
  game_title: string;
  title: string;
  options: Record<string, boolean | number | string>;
  pack: string;
  pack_hash: string;
  rules_version: number;
  seats: SeatInfo[];
  status: "over" | "playing" | "waiting";
  public: boolean;
  spectators: boolean;
  spectating: number;
  clock: Clock | null;
  commitment: string;
  asked: number;
  created: number;
  next: string | null;
  help: boolean;
  lesson: boolean;
  played_on: boolean;
}

/** What this browser has at a table. `muted`: of its seats those that may not talk; for the host, of all seats. */
export interface Me {
  seats: number[];
  is_host: boolean;
  muted: number[];
}

/** A capability. `seat` is null for a link to any open seat. The token stands in the address's fragment. */
export interface Link {
  seat: number | null;
  token: string;
  url: string;
}

/** `links`: to the host the open seats' invitations, `invite` the one for any of them. */
export interface TableAnswer {
  table: TableInfo;
  me: Me;
  invite: Link | null;
  links: Link[];
}

export interface MyTable {
  table: TableInfo;
  me: Me;
  waiting_for_me: boolean;
}

export interface Tables {
  public: TableInfo[];
  mine: MyTable[];
}

/** Claim a seat: by a link's token, or an open seat of a public table without one. */
export interface Sit {
  name?: string;
  seat?: number | null;
  token?: string | null;
}

/** `link` is the way back to this seat from another browser; the newest claim wins and voids older links. */
export interface SitAnswer {
  table: TableInfo;
  me: Me;
  seat: number;
  link: Link;
}

export interface ReturnLink {
  seat: number;
}

/** With a level: a bot plays the seat. With null: its owner has it back. */
export interface TakeOver {
  seat: number;
  level: string | null;
}

/** The player of the seat gives up. The game is over, unless other people play on who have not won by it. */
export interface Resign {
  seat: number;
}

/** A new table that begins with this moment of a game, by the number that its replay gives it. In a game that goes on, all that `viewer` does not know there (null: a spectator) is dealt anew. */
export interface PlayOn {
  number: number;
  viewer: number | null;
  seats: (PersonHere | OpenSeat | BotSeat)[];
}

/** The same people, options and bots; `rotate` lets everybody move on by one seat. */
export interface Rematch {
  rotate?: boolean;
}

/** The text of a record file. */
export interface RecordUpload {
  record: string;
}

/** `id` is good for `/api/records/{id}/replay` until the server forgets it; then upload again. */
export interface RecordInfo {
  id: string;
  game: string;
  game_title: string;
  names: string[];
  options: Record<string, boolean | number | string>;
  rules_version: number;
  commitment: string;
  seed: string;
  last: number;
  over: boolean;
}

/** `seats`: the numbers of seats for which there is anything to settle; empty for all of them. `needed`: the numbers of seats that are refused with the default. */
export interface OptionInfo {
  key: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  words: string;
  seats: number[];
  needed: number[];
}

/** `usual_seats`: how many a table is offered with. `levels`: the bots that can be chosen; `usual_level`: the one where nobody chooses. `hints` and `odds`: whether this server can give any. `lesson`: whether there is a guided first game. */
export interface GameInfo {
  key: string;
  title: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  usual_seats: number;
  options: OptionInfo[];
  packs: string[];
  levels: string[];
  usual_level: string;
  hints: boolean;
  odds: boolean;
  lesson: boolean;
  workshop: boolean;
}

/** `address`: where links begin that are meant for others, whatever address this reader has typed. */
export interface Games {
  games: GameInfo[];
  version: string;
  protocol: number;
  address: string;
}

/** One effect as a sign; `scope` says whose it is: "" for the acting player's. `pieces` are what it is about, by their keys: dice, symbols. */
export interface EffectSign {
  icon: string;
  text: string;
  tone: "bad" | "good" | "plain";
  scope: string;
  pieces: string[];
}

/** A card, tile or die. `lines` are in the reader's language. For drawing, the same in every language and only what the game's board needs: `printed` are fields of the pack as they stand there; `effects` its icons and effect texts as signs: parts in order, each with its alternatives, each of these with its effects; `emblem` is what its picture shows, empty where that is left to the page. */
export interface Face {
  kind: string;
  key: string;
  name: string;
  lines: string[];
  source: string;
  where: string;
  known: string[];
  printed: Record<string, string[]>;
  effects: Record<string, EffectSign[][][]>;
  emblem: string;
  picture: string;
}

export interface Gallery {
  game: string;
  cards: Face[];
}

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

export interface Rules {
  game: string;
  rules: Rule[];
}

/** A kind of choice as it is written: its first word, the rule that allows it, and what each further word names. `is_set_up`: it is settled before the game. */
export interface MoveForm {
  name: string;
  rule: string;
  nouns: string[];
  is_set_up: boolean;
}

/** The notation of a game: every form, and for each noun all words that can stand for it. A word's place in its list is the number that events have for the thing; an empty word is a number without a thing. */
export interface Moves {
  game: string;
  forms: MoveForm[];
  words: Record<string, string[]>;
}

/** `key` names what it says, `at` the part of the board that it speaks of, `card` the card that it names; empty for none. Its moves are those of the script from `begins` up to `ends`: none where it only explains. */
export interface LessonStep {
  key: string;
  at: string;
  card: string;
  kind: "explain" | "move" | "watch";
  begins: number;
  ends: number;
}

export interface LessonInfo {
  game: string;
  steps: LessonStep[];
}

/** Begin the guided first game under this name. */
export interface Learn {
  name: string;
}

/** Why something is refused: the body of every HTTP answer other than 2xx, and a part of messages. `rule` is empty unless a rule of the game forbids it; `field` names the part of the body that was refused, if it was one: `title`, `options.KEY`, `seats.2`. */
export interface Refusal {
  code: string;
  reason: string;
  rule: string;
  field: string;
}

/** `cards`: those of the seat that the choice can be made with, where the notation does not name them. */
export interface QuestionOption {
  choice: number;
  notation: string;
  words: string;
  rule: string;
  cost: string;
  target: string;
  cards: string[];
}

/** Luck has a say in a question, so `odds` can be asked for. `words`: what they are of, in a word or two; `label`: the same in full. `takes_long`: some choices are weighed only `in_full`. `tells_all`: what choices are worth is shown even where all are worth the same. */
export interface QuestionLuck {
  words: string;
  label: string;
  takes_long: boolean;
  tells_all: boolean;
}

/** Who is asked what. `options`, `closed`, `luck` and `near` are sent to the asked seat alone; its `prompt` may say more. `closed`: moves that it may not make now though it has what they need; `why_not` says why. `luck` is null where luck has no say. `near`: the kinds of moves that a player may look for at this question, by their first words: those of its options, and those of the same chapters of the rules. */
export interface Question {
  seat: number;
  topic: string;
  rule: string;
  prompt: string;
  is_window: boolean;
  options: QuestionOption[];
  closed: string[];
  luck: QuestionLuck | null;
  near: string[];
}

/** An event of any game: its other fields are those that its game declares for this kind. */
export interface AnyEvent {
  kind: string;
}

/** Something that happened, redacted for the viewer: in `event`, null stands for what the viewer may not know. `index` counts the events of the game, `number` is the state that the event led to. */
export interface LoggedEvent {
  index: number;
  number: number;
  event: AnyEvent;
  words: string;
}

/** A request to go back to number `to`. All of `needs` must agree. */
export interface TakeBack {
  seat: number;
  to: number;
  needs: number[];
  agreed: number[];
}

/** Milliseconds that each seat has left at the moment of sending; the clock of `running` goes on (null: none). */
export interface ClockInfo {
  left: number[];
  running: number | null;
}

/** How it ended. Only now the seed is shown; its SHA-256 is the table's commitment. */
export interface OutcomeInfo {
  kind: string;
  winners: number[];
  scores: number[];
  seed: string;
}

/** Where the guided first game is: so many moves were made, those of its script first. `follows`: none was made in place of one of those. `wanted`: the choice that it wants of this seat now. */
export interface LessonPlace {
  made: number;
  follows: boolean;
  wanted: number | null;
}

/** Everything that a viewer sees of the game at a number. `private` counts the choices since then that this viewer knows of and not everybody. `seat` is the viewer's, null for a spectator. `question` is null when the game is over, `lesson` but in a guided first game. `passes_in`: so long after the moment of sending the table passes for the viewer's seat; null where it waits for the seat. */
export interface Position {
  number: number;
  private: number;
  seat: number | null;
  turn: number;
  round: number;
  question: Question | null;
  view: Record<string, unknown>;
  can_undo: boolean;
  stands_by: boolean;
  take_back: TakeBack | null;
  clock: ClockInfo | null;
  outcome: OutcomeInfo | null;
  lesson: LessonPlace | null;
  passes_in: number | null;
}

/** The position at a number, the events that led to it, and the entry of the log that made it (null at 0). */
export interface ReplayAnswer {
  position: Position;
  events: LoggedEvent[];
  entry: PublicEntry | null;
  last: number;
}

/** Events of the game so far, oldest first; `earlier` says whether there are any before the first. */
export interface EventsAnswer {
  events: LoggedEvent[];
  earlier: boolean;
}

/** An entry of a table's log as everybody may know it. The events say what a choice was. */
export interface PublicEntry {
  kind: "choice" | "flag" | "hand_back" | "removal" | "resign" | "return_link" | "take_back" | "take_back_answer" | "take_over" | "undo";
  seat: number;
  by_bot: boolean;
  to: number | null;
  yes: boolean | null;
  level: string | null;
}

/** `seat` is null for a spectator. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Every seat's chance to win at a number, judged from what everybody could know then; after them that of nobody, where `CurveAnswer.nobody` says who wins then. */
export interface CurvePoint {
  number: number;
  odds: number[];
}

/** Between two numbers the chance of a seat rose (or fell, below zero) by so much, by one move or by several. `seat` counts as in `odds`. */
export interface CurveSwing {
  before: number;
  after: number;
  seat: number;
  by: number;
}

/** The curve as far as it is worked out: ask again until it is `whole`. `sides` says which seats win together; `nobody` who has won where no seat has, and is a side of its own, or empty where some seat always wins. */
export interface CurveAnswer {
  points: CurvePoint[];
  swings: CurveSwing[];
  sides: number[];
  nobody: string;
  whole: boolean;
}

/** How often the bot has tried a choice, what chance to win came of it, and what chance that no seat wins (nothing, where it was never tried). */
export interface ConsideredChoice {
  choice: number;
  notation: string;
  words: string;
  visits: number;
  value: number;
  nobody: number;
}

/** What the searching bot would do in the seat's place, from what that seat knew, the best first; `chosen` is what was done (null if the game stands there), `nobody` who has won where no seat has, or empty where some seat always wins. */
export interface ThoughtAnswer {
  number: number;
  seat: number;
  prompt: string;
  choices: ConsideredChoice[];
  chosen: number | null;
  nobody: string;
}

/** What may stand in a field of a card. A choice is one word of `allowed`, words are several; an effect is said in the game's effect words, effects are several such texts. Texts may be keys of cards of these `kinds`. `usual` is what holds where the field is left out; it is null for one that must be there. `words` say what each word of `allowed` means; empty where it says so itself. */
export interface FieldForm {
  name: string;
  sort: "choice" | "effect" | "effects" | "flag" | "number" | "numbers" | "text" | "texts" | "words";
  usual: string | number | boolean | (string | number)[] | null;
  least: number | null;
  most: number | null;
  allowed: string[];
  words: string[];
  kinds: string[];
}

/** A kind of card: its fields, and whether there may be more or fewer of them than the game has. */
export interface CardForm {
  kind: string;
  fields: FieldForm[];
  is_single: boolean;
}

/** An effect word: how it is written, with `N` for an amount of at most `most`; `words` is what a reader is told. `scopes` may stand before it. */
export interface EffectPhrase {
  phrase: string;
  words: string;
  most: number;
  scopes: string[];
}

/** A card as it is typed. */
export interface WrittenCard {
  kind: string;
  key: string;
  fields: Record<string, string | number | boolean | (string | number)[]>;
}

/** All that a form for cards of a game is made of; `cards` are the game's own. */
export interface WorkshopForms {
  game: string;
  kinds: CardForm[];
  phrases: EffectPhrase[];
  joints: string[];
  cards: WrittenCard[];
}

/** A pack of one's own. `table` is what a table names to be played with its newest version. */
export interface PackInfo {
  id: string;
  game: string;
  name: string;
  version: number;
  changed: number;
  table: string;
}

/** `most`: how many one browser may have; 0 where the host has switched the workshop off. */
export interface Packs {
  packs: PackInfo[];
  most: number;
}

/** What is wrong with a field of a card; `field` is empty for the whole card, and `key` for the whole pack. */
export interface Mistake {
  kind: string;
  key: string;
  field: string;
  words: string;
}

/** A card of a pack that is not as the game has it. */
export interface PackCard {
  kind: string;
  key: string;
  name: string;
  is_new: boolean;
  left_out: boolean;
  fields: Record<string, string | number | boolean | (string | number)[]>;
}

export interface PackVersionInfo {
  version: number;
  made: number;
}

/** `mistakes`: why it cannot be played yet; `warnings`: where it is not as the rules want it. `trial`: why it is not offered though it has no mistakes, once bots have tried it. `link`: by which others may copy it, if shared. */
export interface PackAnswer {
  pack: PackInfo;
  cards: PackCard[];
  mistakes: Mistake[];
  warnings: string[];
  trial: string;
  versions: PackVersionInfo[];
  pictures: string[];
  link: string;
}

/** `face` is the card as it would be without the mistakes; null where nothing can be drawn of it. `sentences`: what is printed on it, by language. */
export interface CheckedCard {
  mistakes: Mistake[];
  elsewhere: Mistake[];
  warnings: string[];
  face: Face | null;
  sentences: Record<string, string[]>;
}

export interface NewPack {
  game: string;
  name: string;
}

/** A card as it stands in a form. `was`: its key in the pack, if it had another one before. */
export interface CardDraft {
  kind: string;
  key: string;
  fields?: Record<string, string | number | boolean | (string | number)[]>;
  left_out?: boolean;
  was?: string;
}

/** The version that the card is laid over: refused if it is not the newest. */
export interface SaveCard {
  version: number;
  card: CardDraft;
}

/** The card is again as the game has it, or is not there. */
export interface TakeCardBack {
  version: number;
  kind: string;
  key: string;
}

/** A new version like an old one. */
export interface GoBackToVersion {
  version: number;
  to: number;
}

export interface RenamePack {
  name: string;
}

export interface SharePack {
  on: boolean;
}

/** Nothing needs to be said. */
export interface RemovePack {
}

/** A zip file of TOML and pictures. */
export interface PackUpload {
  content: string;
  name?: string;
}

/** PNG, JPEG or WebP. */
export interface PictureUpload {
  content: string;
}

/** What the field `picture` of a card says to show it, and where it is. */
export interface PictureAnswer {
  name: string;
  address: string;
}

/** By a link's token. */
export interface CopyPack {
  token: string;
}

/** What a visitor with the link sees of a pack before copying it. */
export interface SharedPack {
  pack: PackInfo;
  cards: PackCard[];
}

/** A table against bots at which this card is in the opening. */
export interface TryCard {
  kind: string;
  key: string;
  name: string;
}

export interface MeasureCard {
  kind: string;
  key: string;
}

/** A share with the interval in which the true one lies in 95 of 100 cases. */
export interface Share {
  value: number;
  low: number;
  high: number;
}

/** What many games by bots came to. `could`, `used`: seats that had the chance to use the card, and that did; `difference`: how much likelier these are to win than those that could and did not; null where too few are there to compare. `rounds`: how long a game took; `nobody`: games that nobody won; `seats`: the share of wins by seat. */
export interface CardFigures {
  games: number;
  rounds: number;
  nobody: Share;
  seats: Share[];
  could: number;
  used: number;
  with_it: Share | null;
  without_it: Share | null;
  difference: Share | null;
}

/** `own`: games with the pack, `standard`: the same games with the game's own cards. `waiting`: others are measured first. */
export interface Measured {
  wanted: number;
  own: CardFigures;
  standard: CardFigures;
  is_whole: boolean;
  waiting: boolean;
  failed: boolean;
}

/** `key`: what a browser subscribes to, its `applicationServerKey`; empty where the server calls nobody. */
export interface Calls {
  key: string;
}

/** A browser's subscription to its push service: `endpoint`, and its keys `p256dh` and `auth` as the browser writes them. It is called in `language`. */
export interface Subscribe {
  endpoint: string;
  key: string;
  secret: string;
  language?: "de" | "en";
}

export interface Unsubscribe {
  endpoint: string;
}

/** The first message. `seat`: where to look from (null: a spectator; left out: one of mine, the asked one first). `since`: the last number seen, to get only the events missed. `language`: that of prompts, choices and log. */
export interface Hello {
  type: "hello";
  version: 2;
  seat?: number | null;
  since?: number | null;
  language?: "de" | "en";
}

/** Look from another seat of mine, or as a spectator. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** `id` is made by the client and says which messages are repeats; `number` and `private` name the position that this answers, as the seat sees it. */
export interface Move {
  type: "move";
  id: string;
  number: number;
  seat: number;
  choice: number;
  private?: number;
}

/** Take the seat's last choice back: as far as no luck, no other seat's answer and no card new to it came of it. */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
  seat: number;
  private?: number;
}

/** Ask the other people to go back to number `to`. Without `to`: to where the seat was asked last. */
export interface AskTakeBack {
  type: "take_back";
  id: string;
  number: number;
  seat: number;
  to?: number | null;
  private?: number;
}

export interface AnswerTakeBack {
  type: "answer_take_back";
  id: string;
  number: number;
  seat: number;
  yes: boolean;
  private?: number;
}

/** Pass every window of this turn. Nobody else learns of it. */
export interface StandBy {
  type: "stand_by";
  id: string;
  seat: number;
  on: boolean;
}

/** When the seat wants to be asked in windows, in this game. `able`: only when it could do something besides passing; before other people each of its windows then lasts equally long, and in the end the table passes. Nobody else learns of it. */
export interface AskMe {
  type: "ask_me";
  id: string;
  seat: number;
  when: "able" | "always" | "never";
}

/** In a guided first game: the learner has come to this step, so what it plays by itself may be played. After the last step all is read, and the game goes on. */
export interface Follow {
  type: "follow";
  id: string;
  seat: number;
  step: number;
}

/** Why a choice, in its notation, is not legal now. */
export interface WhyNot {
  type: "why_not";
  id: string;
  seat: number;
  notation: string;
}

export interface AskHint {
  type: "hint";
  id: string;
  number: number;
  seat: number;
  private?: number;
}

/** The asked seat's chance of success in the attempt at hand, from what it knows. `in_full` weighs calls for help, too, which takes longer. */
export interface AskOdds {
  type: "odds";
  id: string;
  number: number;
  seat: number;
  private?: number;
  in_full?: boolean;
}

/** What a legal choice would change in the asked seat's own view, as far as that is certain. */
export interface AskPreview {
  type: "preview";
  id: string;
  number: number;
  seat: number;
  choice: number;
  private?: number;
}

/** A world that the asked seat cannot tell from the true one, for a bot that plays from elsewhere. */
export interface Imagine {
  type: "imagine";
  id: string;
  number: number;
  seat: number;
  private?: number;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** From the host: the person in this seat may not talk at this table, or may again. Only that person is told. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
}

/** From the host: the person in this seat leaves the table for good, with all their seats. Where `open`, others can sit there, and in a game that has begun a bot of this level plays until a person does; otherwise the seat is the bot's. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
  open: boolean;
  level: string;
}

/** Show a line of chat to the server's operator. Nobody else learns of it. */
export interface Report {
  type: "report";
  id: string;
  line: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to `hello` and `look`, and the resync. `position` is null while the table waits for people. With `reset`, forget all events known so far; with `earlier`, older ones can be fetched by HTTP. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  me: Me;
  position: Position | null;
  reset: boolean;
  earlier: boolean;
  events: LoggedEvent[];
  chat: ChatLine[];
}

/** The log has grown by an entry that this viewer can see. With `undone_to`, events of greater numbers no longer happened. */
export interface Update {
  type: "update";
  entry: PublicEntry;
  undone_to: number | null;
  events: LoggedEvent[];
  position: Position;
}

/** A player sat down, left or came back, or a rematch is ready. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  me: Me;
}

/** What was sent with this id is committed; it made this position. A repeat gets the same answer. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
  private: number;
}

/** What was sent with this id changed nothing. `number` is the present state. */
export interface Refused {
  type: "refused";
  code: string;
  reason: string;
  rule: string;
  field: string;
  id: string;
  number: number;
}

/** The answer to `why_not`: how the choice would be refused; null if it is legal. `names`: the cards and places of the notation that the reason names, by their keys. */
export interface Why {
  type: "why";
  id: string;
  refusal: Refusal | null;
  names: string[];
}

/** How often the bot tried a choice, the odds of winning that came of it, and those that no seat wins. */
export interface TriedChoice {
  choice: number;
  tries: number;
  odds: number;
  nobody: number;
}

/** What a good bot would do, and why: what came of the choices that it tried, its own first. `nobody` is who has won where no seat has, or empty where some seat always wins. */
export interface Hint {
  type: "hint";
  id: string;
  number: number;
  choice: number;
  notation: string;
  tried: TriedChoice[];
  nobody: string;
}

/** Odds that count on another player's next step. `words` stand before the figure, `label` says it in full. `seat` is null where it is not yet known whose. */
export interface Leaning {
  seat: number | null;
  words: string;
  label: string;
}

/** `leaning` is null where the odds count on nobody else; others are not called the best. `is_least`: they may be better, as only the most promising that the choice leads to was worked out. */
export interface ChoiceOdds {
  choice: number;
  odds: number;
  leaning: Leaning | null;
  is_least: boolean;
}

/** The answer to `odds`. `odds`: of success with best play, null where nothing depends on luck now. `choices`: what each choice is worth. `rule` says what a success is. Before the roll also the best `pool`, the number of dice by Doctor and colour, and what they are worth `alone`, and `unpaid`, with all that costs no tokens. Not `is_whole`: some choices are left out or given in part, for want of time or because calls for help were not asked for, so `odds` is what there is at least; `is_own_whole`: those that count on nobody else are given in full. `next_free` is the next step without a price towards the likeliest success that counts on nobody else; null where stopping is as good or something with a price is better. */
export interface Odds {
  type: "odds";
  id: string;
  number: number;
  odds: number | null;
  choices: ChoiceOdds[];
  rule: string;
  alone: number | null;
  unpaid: number | null;
  pool: number[][] | null;
  is_whole: boolean;
  is_own_whole: boolean;
  next_free: number | null;
}

/** The way to a place in a view, by keys and indices, and what stands there afterwards. Where an object gets other keys or a list another length, the whole of it is one change. */
export interface ViewChange {
  path: (string | number)[];
  value: unknown;
}

/** The answer to `preview`: how the view would change if nobody replied in between. `changes` is null where luck or hidden cards decide at once. Not `is_whole`: they decide before the next question, and the changes are those that come before. */
export interface Preview {
  type: "preview";
  id: string;
  number: number;
  choice: number;
  changes: ViewChange[] | null;
  is_whole: boolean;
}

/** The answer to `imagine`: all that the seat does not know was dealt anew, by chance. `world` is what `Game.load` reads, of the table's `rules_version` and `pack_hash`. */
export interface World {
  type: "world";
  id: string;
  number: number;
  world: Record<string, unknown>;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

export interface Pong {
  type: "pong";
  id: string;
}

/** The last message was refused and has no id to say so under: it was not understood, or came before `hello`. */
export interface Error {
  type: "error";
  code: string;
  reason: string;
  rule: string;
  field: string;
}

/** The last message before the server closes. `resync`, `restart`: connect again. `seat_taken`: the player has come back to this seat in another browser. `refused`, `rate`: do not come back at once. `removed`: by the host of the table. `closed`, `barred`: the operator has closed the table, or keeps this visitor out. */
export interface Bye {
  type: "bye";
  code: "barred" | "closed" | "rate" | "refused" | "removed" | "restart" | "resync" | "seat_taken";
  reason: string;
}

export type ClientMessage = Hello | Look | Move | Undo | AskTakeBack | AnswerTakeBack | StandBy | AskMe | Follow | WhyNot | AskHint | AskOdds | AskPreview | Imagine | Say | Mute | Remove | Report | Ping;

export type ServerMessage = Welcome | Update | TableChanged | Ack | Refused | Why | Hint | Odds | Preview | World | Chat | Pong | Error | Bye;
