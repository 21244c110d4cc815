// A table for Svelte: the protocol client's state as a rune, and what the page adds to it.

import { TableClient, type Language } from "$/net/table_client";
import type { TableState } from "$/net/table_state";
import { browserWorld, socketAddress } from "$/net/world";

export class LiveTable {
  state = $state.raw<TableState>() as TableState;
  readonly client: TableClient;

  constructor(
    readonly id: string,
    language: Language,
  ) {
    const keep = (state: TableState) => {
      this.state = state;
    };
    this.client = new TableClient(socketAddress(id, location), browserWorld(), keep, undefined, language);
    this.state = this.client.state;
  }

  /** Begin; the answer ends it again. */
  start(): () => void {
    const wake = () => {
      if (!document.hidden) this.client.wake();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.client.start();
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.client.stop();
    };
  }
}
