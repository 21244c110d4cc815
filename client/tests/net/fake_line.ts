import type { Line, World } from "$/net/table_client";
import type {
  ClientMessage,
  LoggedEvent,
  Position,
  Question,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from "$/wire";

// The states of a WebSocket.
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** A WebSocket that a test holds in its hand. */
export class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  readyState: number = OPEN;

  constructor(readonly address: string) {}

  send(text: string): void {
    if (this.readyState !== OPEN) throw new Error("sent on a line that is not open");
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  get closed(): boolean {
    return this.readyState !== OPEN;
  }

  close(): void {
    this.readyState = CLOSING;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }

  /** The last message sent of a type. */
  last<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }> {
    const found = this.sent.findLast((message) => message.type === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found as Extract<ClientMessage, { type: T }>;
  }

  count(type: ClientMessage["type"]): number {
    return this.sent.filter((message) => message.type === type).length;
  }
}

/** A world whose clock stands still until a test moves it. */
export class FakeWorld implements World {
  lines: FakeLine[] = [];
  private now = 0;
  private timers: { at: number; what: () => void }[] = [];
  private ids = 0;

  open(address: string): FakeLine {
    const line = new FakeLine(address);
    this.lines.push(line);
    return line;
  }

  later(milliseconds: number, what: () => void): () => void {
    const timer = { at: this.now + milliseconds, what };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  random(): number {
    return 1;
  }

  uuid(): string {
    this.ids += 1;
    return `id-${this.ids}`;
  }

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const next = this.timers.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = next.at;
      this.timers = this.timers.filter((one) => one !== next);
      next.what();
    }
    this.now = until;
  }

  get line(): FakeLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error("no line was opened");
    return line;
  }
}

export function aTable(part: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "T".repeat(22),
    game: "card-game",
    game_title: "The Doctor Who Card Game",
    title: "",
    options: {},
    pack: "",
    pack_hash: "",
    rules_version: 2,
    seats: ["Ada", "Bo"].map((name, seat) => ({
      seat,
      kind: "person",
      name,
      level: null,
      taken_over: false,
      flagged: false,
      connected: true,
    })),
    status: "playing",
    public: false,
    spectators: true,
    spectating: 0,
    clock: null,
    commitment: "c0ffee",
    asked: 0,
    created: 0,
    next: null,
    odds: true,
    ...part,
  };
}

/** With an option, as the asked seat is sent it. */
export function aQuestion(part: Partial<Question> = {}): Question {
  return {
    seat: 0,
    topic: "turn",
    rule: "CG-TURN-03",
    prompt: "Act.",
    is_window: false,
    options: [
      { choice: 7, notation: "pass", words: "Pass", rule: "CG-TURN-09", cost: "", target: "", cards: [] },
    ],
    ...part,
  };
}

/** A question for another seat. */
export function asksOther(seat: number, prompt = "Act."): Question {
  return aQuestion({ seat, prompt, options: [] });
}

export function aPosition(number: number, part: Partial<Position> = {}): Position {
  return {
    number,
    private: 0,
    seat: 0,
    turn: 1,
    round: 1,
    question: aQuestion(),
    view: {},
    can_undo: false,
    stands_by: false,
    take_back: null,
    clock: null,
    outcome: null,
    ...part,
  };
}

export function anEvent(index: number, number: number): LoggedEvent {
  return {
    index,
    number,
    event: { kind: "moved" },
    words: `event ${index}`,
  };
}

export function aWelcome(part: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    version: 2,
    table: aTable(),
    me: { seats: [0], is_host: true },
    position: aPosition(0),
    reset: true,
    earlier: false,
    events: [],
    chat: [],
    ...part,
  };
}

export function anUpdate(number: number, part: Partial<Update> = {}): Update {
  return {
    type: "update",
    entry: { kind: "choice", seat: 0, by_bot: false, to: null, yes: null, level: null },
    undone_to: null,
    events: [],
    position: aPosition(number),
    ...part,
  };
}
