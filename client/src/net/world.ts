// What keeping up with a table needs of the world: a connection, a clock, luck. Tests bring their own.

/** The part of a WebSocket that is used here. */
export interface Connection {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface World {
  open(address: string): Connection;
  /** Calls it after so long, unless what is returned is called before. */
  later(milliseconds: number, what: () => void): () => void;
  random(): number;
  uuid(): string;
}

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
