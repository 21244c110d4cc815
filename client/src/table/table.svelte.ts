// A table for Svelte: the protocol client's state as a rune, and what the page adds to it.

import { TableClient, type Language } from "$/net/table_client";
import type { TableState } from "$/net/table_state";
import { browserWorld, socketAddress } from "$/net/world";
import { toldIn } from "$/games";
import { settings } from "$/settings.svelte";
import { Telling } from "./telling.svelte";

export class LiveTable {
  state = $state.raw<TableState>() as TableState;
  readonly client: TableClient;
  /** The same as it is shown, at a pace that can be followed. */
  readonly telling = new Telling(() => ({
    speed: settings.speed,
    isHidden: document.hidden,
    told: (kind) => toldIn(this.state.table?.game ?? "", kind),
  }));

  constructor(
    readonly id: string,
    language: Language,
  ) {
    const keep = (state: TableState) => {
      this.state = state;
      this.telling.take(state);
    };
    this.client = new TableClient(socketAddress(id, location), browserWorld(), keep, undefined, language);
    this.state = this.client.state;
  }

  /** Begin; the answer ends it again. */
  start(): () => void {
    const wake = () => {
      if (document.hidden) this.telling.toNow();
      else this.client.wake();
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
