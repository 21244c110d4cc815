import type { Connection, World } from "$/net/world";
import type { ClientMessage, ServerMessage } from "$/wire";

// The states of a WebSocket.
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** A WebSocket that a test holds in its hand. */
export class FakeConnection implements Connection {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  readyState: number = OPEN;

  constructor(readonly address: string) {}

  send(text: string): void {
    if (this.readyState !== OPEN) throw new Error("sent on a connection that is not open");
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
  connections: FakeConnection[] = [];
  private now = 0;
  private timers: { at: number; what: () => void }[] = [];
  private ids = 0;

  open(address: string): FakeConnection {
    const connection = new FakeConnection(address);
    this.connections.push(connection);
    return connection;
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

  get connection(): FakeConnection {
    const connection = this.connections.at(-1);
    if (!connection) throw new Error("no connection was opened");
    return connection;
  }
}
