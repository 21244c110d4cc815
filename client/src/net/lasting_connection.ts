// A connection that comes back: opened again after each loss, and replaced where it is dead without saying so.

import type { ClientMessage } from "../wire";
import type { Connection, World } from "./world";

/** What is done with what the connection brings. */
export interface Listener {
  opened(): void;
  heard(data: unknown): void;
  /** Whether it is to come back. */
  lost(code: number): boolean;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
const SILENCE = 25_000;
const PATIENCE = 10_000;
/** The `readyState` of a connection that carries messages; one that is closing no longer does, before it says that it closed. */
const OPEN = 1;
/** Closed by a server that has too much to do: it is left alone for longer. */
const TOO_BUSY = 4003;
/** As a browser calls it where a connection ended without a word. */
const WITHOUT_A_WORD = 1006;

/** How long to wait before the next attempt: 1, 2, 4 … 30 seconds, each between half and all of it. */
export function waitBefore(attempt: number, random: () => number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.5 + random() / 2));
}

export class LastingConnection {
  private connection: Connection | null = null;
  private attempt = 0;
  private cancelRetry: (() => void) | null = null;
  private cancelWatch: (() => void) | null = null;
  isStopped = false;

  constructor(
    private readonly address: string,
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.cancelRetry = null;
    if (this.isStopped) return;
    const connection = this.world.open(this.address);
    this.connection = connection;
    // What an old one still says is not heard.
    const ifPresent = (what: () => void) => {
      if (this.connection === connection) what();
    };
    connection.onopen = () =>
      ifPresent(() => {
        this.watch();
        this.listener.opened();
      });
    connection.onmessage = ({ data }) =>
      ifPresent(() => {
        this.watch();
        this.listener.heard(data);
      });
    connection.onclose = ({ code }) => ifPresent(() => this.lose(code));
  }

  stop(): void {
    this.isStopped = true;
    this.cancelRetry?.();
    this.cancelWatch?.();
    this.connection?.close(1000);
    this.connection = null;
  }

  /** The machine woke up, or the network is back: do not wait for the next attempt. */
  wake(): void {
    if (!this.cancelRetry || this.isStopped) return;
    this.cancelRetry();
    this.attempt = 0;
    this.open();
  }

  /** The server has answered: the next loss is the first again. */
  confirm(): void {
    this.attempt = 0;
  }

  get isOpen(): boolean {
    return this.connection?.readyState === OPEN;
  }

  /** What a closing connection cannot carry is not sent; its sender asks again when the next one is open. */
  send(message: ClientMessage): void {
    if (this.isOpen) this.connection?.send(JSON.stringify(message));
  }

  private lose(code: number): void {
    this.connection = null;
    this.cancelWatch?.();
    if (!this.listener.lost(code) || this.isStopped) return;
    const wait = waitBefore(code === TOO_BUSY ? this.attempt + 3 : this.attempt, this.world.random);
    this.attempt += 1;
    this.cancelRetry = this.world.later(wait, () => this.open());
  }

  /** After a silence the other side is asked; without an answer it is taken for lost. */
  private watch(): void {
    this.cancelWatch?.();
    this.cancelWatch = this.world.later(SILENCE, () => {
      this.send({ type: "ping", id: this.world.uuid() });
      this.cancelWatch = this.world.later(PATIENCE, () => {
        const connection = this.connection;
        if (!connection) return;
        this.lose(WITHOUT_A_WORD);
        connection.close(1000);
      });
    });
  }
}
