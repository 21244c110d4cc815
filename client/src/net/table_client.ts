// One table over one WebSocket, without any page: keeps in step with the server, however bad the connection is.
// docs/protocol.md, "Keeping in step", is what this does.

import type {
  Bye,
  ChatLine,
  ClientMessage,
  Hello,
  Hint,
  LoggedEvent,
  Me,
  Odds,
  Position,
  Preview,
  PublicEntry,
  Refusal,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
  Why,
} from "../wire";
import { VERSION } from "../wire";
import { askOf } from "./asked";
import { waitBefore } from "./backoff";
import { hasReached, isNext, momentOf, type Moment } from "./moment";

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Connection {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** What this module needs of the world. */
export interface World {
  open(address: string): Connection;
  later(milliseconds: number, what: () => void): () => void;
  random(): number;
  uuid(): string;
}

/** How the connection is: `gone` means that there is no use in trying again; `bye` says why. */
export type ConnectionState = "connecting" | "live" | "broken" | "gone";

/** How a choice would be refused; null if it is legal. `names`: the cards and places of it that the reason names. */
export type WhyNot = Pick<Why, "refusal" | "names">;

export type Answer = ({ ok: true } & Moment) | ({ ok: false } & Refusal);

/** Something that happened at the table besides the game, at a number: it has no event. */
export interface Aside extends Pick<PublicEntry, "seat" | "level"> {
  number: number;
  kind: "taken_back" | "undo" | "take_over" | "hand_back" | "flag" | "return_link";
}

/** All that is known of the table, replaced as a whole with every change. */
export interface TableState {
  connection: ConnectionState;
  bye: Bye["code"] | null;
  table: TableInfo | null;
  me: Me;
  position: Position | null;
  events: readonly LoggedEvent[];
  /** There are events before the first of `events`. */
  earlier: boolean;
  /** Since the page was opened; nobody tells those from before. */
  asides: readonly Aside[];
  chat: readonly ChatLine[];
  /** The choice that was sent and is not yet part of the position. */
  sending: number | null;
  refusal: Refusal | null;
  /** The newest entry of the log, and the events it brought: what to animate and to say aloud. */
  latest: { entry: PublicEntry; events: readonly LoggedEvent[]; undone: boolean } | null;
}

export type Language = NonNullable<Hello["language"]>;

interface Waiting {
  message: ClientMessage & { id: string };
  settle(answer: Answer | Why | Hint | Odds | Preview): void;
}

const NOBODY: Me = { seats: [], is_host: false };
const QUIET = new Set<ClientMessage["type"]>(["why_not", "say", "odds", "preview"]);
const SILENCE = 25_000;
const PATIENCE = 10_000;
/** The `readyState` of a connection that carries messages; one that is closing no longer does, before it says that it closed. */
const OPEN = 1;
/** Codes of `bye` and of a closed connection after which coming back by itself would be wrong. */
const FINAL = new Map<number, Bye["code"]>([
  [4001, "seat_taken"],
  [4002, "refused"],
]);

export class TableClient {
  state: TableState = {
    connection: "connecting",
    bye: null,
    table: null,
    me: NOBODY,
    position: null,
    events: [],
    earlier: false,
    asides: [],
    chat: [],
    sending: null,
    refusal: null,
    latest: null,
  };

  private connection: Connection | null = null;
  private stopped = false;
  private attempt = 0;
  private waiting = new Map<string, Waiting>();
  private cancelRetry: (() => void) | null = null;
  private cancelWatch: (() => void) | null = null;
  private greeted = false;
  /** Where we want to look from; undefined leaves it to the server. */
  private seat: number | null | undefined;
  /** A wish to look from elsewhere that came while we were not yet welcome. */
  private nextLook: number | null | undefined;
  /** The language that the last hello asked for, and the one in which the known events were told. */
  private asked: Language;
  private told: Language;

  constructor(
    private readonly address: string,
    private readonly world: World,
    private readonly tell: (state: TableState) => void,
    seat?: number | null,
    /** Of prompts, choices and log. */
    private language: Language = "en",
  ) {
    this.seat = seat;
    this.asked = this.told = language;
  }

  start(): void {
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.cancelRetry?.();
    this.cancelWatch?.();
    this.connection?.close(1000);
    this.connection = null;
  }

  /** The machine woke up, or the network is back: do not wait for the next attempt. */
  wake(): void {
    if (this.cancelRetry && !this.stopped && this.state.connection !== "gone") {
      this.cancelRetry();
      this.attempt = 0;
      this.connect();
    }
  }

  // -- what a person does ------------------------------------------------------------------------

  /** Answer the present question. While an answer is on its way there is no second one. */
  async move(choice: number): Promise<Answer> {
    const position = this.state.position;
    const ask = position && askOf(position);
    if (!ask || this.state.sending !== null) return nothingSent();
    this.change({ sending: choice, refusal: null });
    const { seat } = ask;
    const answer = await this.request({ type: "move", ...momentOf(position), seat, choice });
    if (!answer.ok || this.reached(answer)) this.change({ sending: null });
    return answer;
  }

  undo(): Promise<Answer> {
    return this.atMoment((now, seat) => ({ type: "undo", ...now, seat }));
  }

  takeBack(to: number | null = null): Promise<Answer> {
    return this.atMoment((now, seat) => ({ type: "take_back", ...now, seat, to }));
  }

  answerTakeBack(seat: number, yes: boolean): Promise<Answer> {
    return this.atMoment((now) => ({ type: "answer_take_back", ...now, seat, yes }));
  }

  standBy(on: boolean): Promise<Answer> {
    return this.atMoment((_, seat) => ({ type: "stand_by", seat, on }));
  }

  say(text: string): Promise<Answer> {
    return this.request({ type: "say", text });
  }

  /** Why a choice is refused now: as `illegal`, or because the question itself is refused; null if it is legal. */
  async whyNot(notation: string): Promise<WhyNot> {
    const seat = this.mySeat();
    if (seat === null) return { refusal: refusal("not_yours"), names: [] };
    const answer = await this.ask<Why>({ type: "why_not", seat, notation });
    if ("ok" in answer) return { refusal: answer.ok ? null : answer, names: [] };
    return answer;
  }

  /** What a good bot would do, and why; null if there is no such advice. */
  async hint(): Promise<Hint | null> {
    const position = this.state.position;
    const ask = position && askOf(position);
    if (!ask) return null;
    const { seat } = ask;
    const answer = await this.ask<Hint>({ type: "hint", ...momentOf(position), seat });
    if (!("ok" in answer)) return answer;
    if (!answer.ok) this.change({ refusal: answer });
    return null;
  }

  /** What the attempt at hand is worth, and each choice; null if that was not worked out. Nobody waits for it. */
  async odds(inFull: boolean): Promise<Odds | null> {
    const position = this.state.position;
    const ask = position && askOf(position);
    if (!ask) return null;
    const { seat } = ask;
    const answer = await this.ask<Odds>({ type: "odds", ...momentOf(position), seat, in_full: inFull });
    return "ok" in answer ? null : answer;
  }

  /** What a choice would change in what I see, as far as that is certain; null if the server does not say. Nobody waits
   * for it. */
  async preview(choice: number): Promise<Preview | null> {
    const position = this.state.position;
    const ask = position && askOf(position);
    if (!ask) return null;
    const { seat } = ask;
    const answer = await this.ask<Preview>({ type: "preview", ...momentOf(position), seat, choice });
    return "ok" in answer ? null : answer;
  }

  /** Look from another seat of mine, or with null as a spectator. */
  look(seat: number | null): void {
    if (this.greeted && this.isOpen()) this.send({ type: "look", seat });
    else this.nextLook = seat;
  }

  /** Events fetched by HTTP, older than those known. */
  prepend(events: readonly LoggedEvent[], earlier: boolean): void {
    const first = this.state.events[0]?.index ?? Infinity;
    this.change({
      events: [...events.filter((event) => event.index < first), ...this.state.events],
      earlier,
    });
  }

  /** Speak another language from now on: the question and the log come anew. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.change({ refusal: null });
    if (this.greeted) this.hello();
  }

  forgetRefusal(): void {
    this.change({ refusal: null });
  }

  // -- the connection ----------------------------------------------------------------------------

  private connect(): void {
    this.cancelRetry = null;
    if (this.stopped) return;
    const connection = this.world.open(this.address);
    this.connection = connection;
    this.greeted = false;
    connection.onopen = () => {
      if (this.connection === connection) this.hello();
    };
    connection.onmessage = ({ data }) => {
      if (this.connection === connection) this.hear(data);
    };
    connection.onclose = ({ code }) => {
      if (this.connection === connection) this.lost(code);
    };
  }

  private hello(): void {
    const since = this.told === this.language ? (this.state.position?.number ?? null) : null;
    const hello: Hello = { type: "hello", version: VERSION, since, language: this.language };
    this.asked = this.language;
    if (this.seat !== undefined) hello.seat = this.seat;
    this.greeted = false;
    this.send(hello);
    this.watch();
  }

  private lost(code: number): void {
    this.connection = null;
    this.greeted = false;
    this.cancelWatch?.();
    const final = FINAL.get(code) ?? (this.state.bye && isFinal(this.state.bye) ? this.state.bye : null);
    if (final) {
      this.change({ connection: "gone", bye: final });
      this.giveUp();
      return;
    }
    if (this.stopped) return;
    this.change({ connection: "broken" });
    const wait = waitBefore(code === 4003 ? this.attempt + 3 : this.attempt, this.world.random);
    this.attempt += 1;
    this.cancelRetry = this.world.later(wait, () => this.connect());
  }

  /** Nobody will answer any more. */
  private giveUp(): void {
    for (const one of this.waiting.values()) one.settle(nothingSent());
    this.waiting.clear();
    this.change({ sending: null });
  }

  /** A connection can be dead without saying so: after a silence ask, and without an answer begin anew. */
  private watch(): void {
    this.cancelWatch?.();
    this.cancelWatch = this.world.later(SILENCE, () => {
      this.send({ type: "ping", id: this.world.uuid() });
      this.cancelWatch = this.world.later(PATIENCE, () => {
        const connection = this.connection;
        if (!connection) return;
        this.lost(1006);
        connection.close(1000);
      });
    });
  }

  private isOpen(): boolean {
    return this.connection?.readyState === OPEN;
  }

  /** What a closing connection cannot carry is not lost: the next welcome sends whatever still waits for an answer. */
  private send(message: ClientMessage): void {
    if (this.isOpen()) this.connection?.send(JSON.stringify(message));
  }

  // -- requests ----------------------------------------------------------------------------------

  private request(message: Without<"id">): Promise<Answer> {
    return this.ask<never>(message);
  }

  /** Send with an id of our own, and send again under the same id until there is an answer. */
  private ask<T extends Why | Hint | Odds | Preview>(message: Without<"id">): Promise<Answer | T> {
    if (this.state.connection === "gone" || this.stopped) return Promise.resolve(nothingSent());
    const whole = { ...message, id: this.world.uuid() } as ClientMessage & { id: string };
    return new Promise((resolve) => {
      this.waiting.set(whole.id, { message: whole, settle: resolve as Waiting["settle"] });
      if (this.greeted) this.send(whole);
    });
  }

  private atMoment(make: (now: Moment, seat: number) => Without<"id">): Promise<Answer> {
    const position = this.state.position;
    const seat = this.mySeat();
    if (!position || seat === null) return Promise.resolve(nothingSent());
    this.change({ refusal: null });
    return this.request(make(momentOf(position), seat));
  }

  private mySeat(): number | null {
    return this.state.position?.seat ?? this.state.me.seats[0] ?? null;
  }

  private settle(id: string, answer: Answer | Why | Hint | Odds | Preview): void {
    const one = this.waiting.get(id);
    if (!one) return;
    this.waiting.delete(id);
    const isQuiet = QUIET.has(one.message.type); // the caller says it
    if ("ok" in answer && !answer.ok && !isQuiet) this.change({ refusal: answer });
    one.settle(answer);
  }

  // -- what the server says ----------------------------------------------------------------------

  private hear(data: unknown): void {
    if (typeof data !== "string") return;
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return;
    }
    this.watch();
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        break;
      case "update":
        this.update(message);
        break;
      case "table":
        this.change({ table: message.table, me: message.me });
        break;
      case "ack":
        this.settle(message.id, { ok: true, ...momentOf(message) });
        break;
      case "refused": {
        const { code, reason, rule, field } = message;
        this.settle(message.id, { ok: false, code, reason, rule, field });
        if (code === "stale" && !this.reached({ number: message.number, private: 0 })) this.hello();
        break;
      }
      case "why":
      case "hint":
      case "odds":
      case "preview":
        this.settle(message.id, message);
        break;
      case "chat":
        this.change({ chat: [...this.state.chat, message.line] });
        break;
      case "error":
        // The seat we wanted to look from is no longer ours: take what there is.
        if (!this.greeted && this.seat !== undefined) {
          this.seat = undefined;
          this.hello();
        }
        break;
      case "bye":
        this.change({ bye: message.code });
        break;
      case "pong":
        break;
    }
  }

  private welcome(message: Welcome): void {
    const { table, me, position, reset, earlier, events, chat } = message;
    const last = this.state.events.at(-1)?.index ?? -1;
    const fresh = reset ? events : events.filter((event) => event.index > last);
    const known = new Set(this.state.chat.map((line) => line.number));
    this.greeted = true;
    this.told = this.asked;
    this.attempt = 0;
    this.seat = position ? position.seat : this.seat;
    this.change({
      connection: "live",
      bye: null,
      table,
      me,
      position,
      events: reset ? events : [...this.state.events, ...fresh],
      earlier: reset ? earlier : this.state.earlier || (earlier && this.state.events.length === 0),
      chat: [...this.state.chat, ...chat.filter((line) => !known.has(line.number))],
      sending: this.isSending() ? this.state.sending : null,
      latest: null,
    });
    for (const { message: again } of this.waiting.values()) this.send(again);
    if (this.nextLook !== undefined) {
      this.send({ type: "look", seat: this.nextLook });
      this.nextLook = undefined;
    }
    if (this.asked !== this.language) this.hello();
  }

  private update(message: Update): void {
    if (!this.greeted) return; // a welcome is on its way and will hold this
    const { entry, undone_to, events, position } = message;
    if (this.reached(position)) return;
    if (!isNext(this.now(), position) || position.seat !== (this.state.position?.seat ?? null)) {
      this.hello();
      return;
    }
    const kept =
      undone_to === null ? this.state.events : this.state.events.filter((one) => one.number <= undone_to);
    const aside = asideOf(message, this.state.position?.take_back?.seat);
    this.change({
      ...(aside ? { asides: [...this.state.asides, aside] } : {}),
      position,
      events: [...kept, ...events],
      sending: this.isSending() ? this.state.sending : null,
      latest: { entry, events, undone: undone_to !== null },
    });
  }

  private isSending(): boolean {
    for (const one of this.waiting.values()) if (one.message.type === "move") return true;
    return false;
  }

  private reached(moment: Moment): boolean {
    return hasReached(this.now(), moment);
  }

  private now(): Moment {
    return this.state.position ?? { number: 0, private: 0 };
  }

  private change(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    this.tell(this.state);
  }
}

/** `asker`: who had wished to go back, before this entry. */
function asideOf({ entry, undone_to, position }: Update, asker: number | undefined): Aside | null {
  const { kind, seat, level } = entry;
  const { number } = position;
  switch (kind) {
    case "choice":
      return null;
    case "take_back":
    case "take_back_answer":
      if (undone_to === null) return null; // a wish, or an answer that others still have to give
      return { number, kind: "taken_back", seat: kind === "take_back" ? seat : (asker ?? seat), level };
    default:
      return { number, kind, seat, level };
  }
}

type Without<K extends string> = ClientMessage extends infer M
  ? M extends { id: string }
    ? Omit<M, K>
    : never
  : never;

function isFinal(code: Bye["code"]): boolean {
  return code === "seat_taken" || code === "refused";
}

/** One of our own, for which the server was not asked. */
function refusal(code: string): Refusal {
  return { code, reason: "", rule: "", field: "" };
}

function nothingSent(): Answer {
  return { ok: false, ...refusal("nothing_sent") };
}

/** The browser as this module's world. */
export function browserWorld(): World {
  return {
    open: (address) => new WebSocket(address) as Connection,
    later: (milliseconds, what) => {
      const timer = setTimeout(what, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    uuid: () => uuid4(crypto.getRandomValues(new Uint8Array(16))),
  };
}

/** `crypto.randomUUID` exists on https and localhost only; a page in the home network has neither. */
export function uuid4(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte, i) => {
    const marked = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  });
  const cut = (from: number, to: number) => hex.slice(from, to).join("");
  return [cut(0, 4), cut(4, 6), cut(6, 8), cut(8, 10), cut(10, 16)].join("-");
}

export function socketAddress(table: string, from: Pick<Location, "protocol" | "host">): string {
  return `${from.protocol === "https:" ? "wss" : "ws"}://${from.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
