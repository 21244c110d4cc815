// One table over one WebSocket, without any page: keeps in step with the server, however bad the connection is.
// docs/protocol.md, "Keeping in step", is what this does.

import type {
  AskMe,
  Bye,
  ClientMessage,
  Hello,
  Hint,
  LoggedEvent,
  Odds,
  Preview,
  ServerMessage,
  Update,
  Welcome,
  Why,
} from "../wire";
import { VERSION } from "../wire";
import { askOf } from "./asked";
import { LastingConnection } from "./lasting_connection";
import { BEGINNING, hasReached, isNext, progressOf, type Progress } from "./progress";
import { nothingSent, ownRefusal, Requests, type Answer, type Reply, type Unsent } from "./requests";
import { afterEarlier, afterUpdate, afterWelcome, NOTHING_KNOWN, type TableState } from "./table_state";
import type { World } from "./world";

/** How a choice would be refused; null if it is legal. `names`: the cards and places of it that the reason names. */
export type WhyNot = Pick<Why, "refusal" | "names">;

export type Language = NonNullable<Hello["language"]>;

/** Requests whose refusal the caller shows, if at all. */
const QUIET = new Set<ClientMessage["type"]>([
  "why_not",
  "say",
  "odds",
  "preview",
  "report",
  "follow",
  "ask_me",
]);
/** Codes of a closed connection, and of the `bye` before it, after which coming back unasked would be wrong. */
const FINAL = new Map<number, Bye["code"]>([
  [4001, "seat_taken"],
  [4002, "refused"],
  [4004, "removed"],
  [4005, "closed"],
  [4006, "barred"],
]);

export class TableClient {
  state: TableState = NOTHING_KNOWN;

  private readonly connection: LastingConnection;
  private readonly requests: Requests;
  /** Requests that only the page wants: nobody need know that one was refused. */
  private readonly quiet = new Set<string>();
  private greeted = false;
  /** Where we want to look from; undefined leaves it to the server. */
  private seat: number | null | undefined;
  /** A wish to look from elsewhere that came while we were not yet welcome. */
  private nextLook: number | null | undefined;
  /** The language that the last hello asked for, and that of the events that are known. */
  private asked: Language;
  private written: Language;

  constructor(
    address: string,
    world: World,
    private readonly changed: (state: TableState) => void,
    seat?: number | null,
    /** Of prompts, choices and log. */
    private language: Language = "en",
  ) {
    this.seat = seat;
    this.asked = this.written = language;
    this.requests = new Requests(() => world.uuid());
    this.connection = new LastingConnection(address, world, {
      opened: () => this.hello(),
      heard: (data) => this.hear(data),
      lost: (code) => this.lost(code),
    });
  }

  start(): void {
    this.connection.open();
  }

  stop(): void {
    this.connection.stop();
  }

  /** The machine woke up, or the network is back: do not wait for the next attempt. */
  wake(): void {
    this.connection.wake();
  }

  // -- what a person does ------------------------------------------------------------------------

  /** Answer the present question. While an answer is on its way there is no second one. */
  async move(choice: number): Promise<Answer> {
    const here = this.here();
    if (!here || this.state.sending !== null) return nothingSent();
    this.change({ sending: choice, refusal: null });
    const answer = await this.ask<never>({ type: "move", ...here, choice });
    if (!answer.ok || this.reached(answer)) this.change({ sending: null });
    return answer;
  }

  undo(): Promise<Answer> {
    return this.askNow((now, seat) => ({ type: "undo", ...now, seat }));
  }

  takeBack(to: number | null = null): Promise<Answer> {
    return this.askNow((now, seat) => ({ type: "take_back", ...now, seat, to }));
  }

  answerTakeBack(seat: number, yes: boolean): Promise<Answer> {
    return this.askNow((now) => ({ type: "answer_take_back", ...now, seat, yes }));
  }

  standBy(on: boolean): Promise<Answer> {
    return this.askNow((_, seat) => ({ type: "stand_by", seat, on }));
  }

  /** When this seat of mine wants to be asked in windows. */
  askMe(seat: number, when: AskMe["when"]): Promise<Answer> {
    return this.ask<never>({ type: "ask_me", seat, when });
  }

  /** In a guided first game: what is played by itself up to this step may be played; after the last one, all is. */
  follow(step: number): Promise<Answer> {
    return this.askNow((_, seat) => ({ type: "follow", seat, step }));
  }

  say(text: string): Promise<Answer> {
    return this.ask<never>({ type: "say", text });
  }

  /** As the host: the person in this seat may not talk, or may again. */
  mute(seat: number, on: boolean): Promise<Answer> {
    return this.ask<never>({ type: "mute", seat, on });
  }

  /** As the host: the person in this seat leaves the table for good. */
  remove(seat: number, open: boolean, level: string): Promise<Answer> {
    return this.ask<never>({ type: "remove", seat, open, level });
  }

  /** Show a line of chat to the operator of the server. */
  report(line: number): Promise<Answer> {
    return this.ask<never>({ type: "report", line });
  }

  /** Why a choice is refused now: as `illegal`, or because the question itself is refused; null if it is legal. */
  async whyNot(notation: string): Promise<WhyNot> {
    const seat = this.mySeat();
    if (seat === null) return { refusal: ownRefusal("not_yours"), names: [] };
    const answer = await this.ask<Why>({ type: "why_not", seat, notation });
    if ("ok" in answer) return { refusal: answer.ok ? null : answer, names: [] };
    return answer;
  }

  /** What a good bot would do, and why; null if there is no such advice. */
  hint(): Promise<Hint | null> {
    return this.askAbout<Hint>((here) => ({ type: "hint", ...here }));
  }

  /** The same where nobody has asked for it: that there is none is not said. */
  advice(): Promise<Hint | null> {
    return this.askAbout<Hint>((here) => ({ type: "hint", ...here }), true);
  }

  /** What the attempt at hand is worth, and each choice; null if that was not worked out. Nobody waits for it. */
  odds(inFull: boolean): Promise<Odds | null> {
    return this.askAbout<Odds>((here) => ({ type: "odds", ...here, in_full: inFull }));
  }

  /** What a choice would change in what I see, as far as that is certain; null if the server does not say. Nobody waits
   * for it. */
  preview(choice: number): Promise<Preview | null> {
    return this.askAbout<Preview>((here) => ({ type: "preview", ...here, choice }));
  }

  /** Look from another seat of mine, or with null as a spectator. */
  look(seat: number | null): void {
    if (this.greeted && this.connection.isOpen) this.connection.send({ type: "look", seat });
    else this.nextLook = seat;
  }

  /** Events fetched by HTTP, older than those known. */
  prepend(events: readonly LoggedEvent[], earlier: boolean): void {
    this.change(afterEarlier(this.state, events, earlier));
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

  // -- requests ----------------------------------------------------------------------------------

  /** Sent now or after the next welcome, and again under the same id until there is an answer. */
  private ask<Wanted extends Reply>(unsent: Unsent, isQuiet = false): Promise<Answer | Wanted> {
    if (this.state.connection === "gone" || this.connection.isStopped) return Promise.resolve(nothingSent());
    const { request, answer } = this.requests.add<Wanted>(unsent);
    if (isQuiet) this.quiet.add(request.id);
    if (this.greeted) this.connection.send(request);
    return answer;
  }

  private askNow(make: (now: Progress, seat: number) => Unsent): Promise<Answer> {
    const { position } = this.state;
    const seat = this.mySeat();
    if (!position || seat === null) return Promise.resolve(nothingSent());
    this.change({ refusal: null });
    return this.ask<never>(make(progressOf(position), seat));
  }

  /** About the present question; null if there is none for me, or the server refuses. */
  private async askAbout<Wanted extends Reply>(
    make: (here: Progress & { seat: number }) => Unsent,
    isQuiet = false,
  ): Promise<Wanted | null> {
    const here = this.here();
    const answer = here && (await this.ask<Wanted>(make(here), isQuiet));
    return !answer || "ok" in answer ? null : answer;
  }

  /** Where and by whom the present question is answered; null if it is not mine. */
  private here(): (Progress & { seat: number }) | null {
    const { position } = this.state;
    const ask = position && askOf(position);
    return ask && { ...progressOf(position), seat: ask.seat };
  }

  private mySeat(): number | null {
    return this.state.position?.seat ?? this.state.me.seats[0] ?? null;
  }

  private settle(id: string, answer: Answer | Reply): void {
    const request = this.requests.settle(id, answer);
    const isQuiet = this.quiet.delete(id) || (request !== null && QUIET.has(request.type));
    if (request && "ok" in answer && !answer.ok && !isQuiet) this.change({ refusal: answer });
  }

  /** The choice that is on its way, as long as its move is not answered. */
  private get sending(): number | null {
    return this.requests.unanswered.some(({ type }) => type === "move") ? this.state.sending : null;
  }

  // -- what the connection brings ----------------------------------------------------------------

  private hello(): void {
    const since = this.written === this.language ? (this.state.position?.number ?? null) : null;
    const hello: Hello = { type: "hello", version: VERSION, since, language: this.language };
    this.asked = this.language;
    if (this.seat !== undefined) hello.seat = this.seat;
    this.greeted = false;
    this.connection.send(hello);
  }

  private lost(code: number): boolean {
    this.greeted = false;
    const { bye } = this.state;
    const final = FINAL.get(code) ?? [...FINAL.values()].find((one) => one === bye);
    if (!final) {
      if (!this.connection.isStopped) this.change({ connection: "broken" });
      return true;
    }
    this.change({ connection: "gone", bye: final });
    this.requests.giveUp();
    this.change({ sending: null });
    return false;
  }

  private hear(data: unknown): void {
    if (typeof data !== "string") return;
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return;
    }
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
        this.settle(message.id, { ok: true, ...progressOf(message) });
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
    const { position } = message;
    this.greeted = true;
    this.written = this.asked;
    this.connection.confirm();
    this.seat = position ? position.seat : this.seat;
    this.change({ ...afterWelcome(this.state, message), sending: this.sending });
    for (const again of this.requests.unanswered) this.connection.send(again);
    if (this.nextLook !== undefined) {
      this.connection.send({ type: "look", seat: this.nextLook });
      this.nextLook = undefined;
    }
    if (this.asked !== this.language) this.hello();
  }

  private update(message: Update): void {
    const { position } = message;
    if (this.reached(position)) return;
    if (isNext(this.now, position) && position.seat === (this.state.position?.seat ?? null))
      this.change({ ...afterUpdate(this.state, message), sending: this.sending });
    else if (this.greeted) this.hello(); // otherwise a welcome is on its way and will hold this
  }

  private get now(): Progress {
    return this.state.position ?? BEGINNING;
  }

  private reached(goal: Progress): boolean {
    return hasReached(this.now, goal);
  }

  private change(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    this.changed(this.state);
  }
}
