// The link by which a person comes back to a seat, or by which somebody takes an open one.

import { api } from "$/net/api";
import type { TableInfo } from "$/wire";
import type { Notice } from "./notice.svelte";

interface Now {
  table: TableInfo;
  names: readonly string[];
  mine: readonly number[];
}

export class SeatLinks {
  /** The one that is shown, and whose it is, if not one's own. */
  shown = $state.raw<{ url: string; of?: string | undefined } | null>(null);

  constructor(
    private readonly now: () => Now,
    private readonly notice: Notice,
  ) {}

  async show(seat: number): Promise<void> {
    const { table, mine, names } = this.now();
    const isOpen = table.seats[seat]?.kind === "open";
    const answer = isOpen ? await this.notice.orShow(api.table(table.id)) : null;
    const link = isOpen
      ? answer?.links.find((one) => one.seat === seat)
      : await this.notice.orShow(api.returnLink(table.id, seat));
    if (link) this.shown = { url: link.url, of: mine.includes(seat) ? undefined : names[seat] };
  }

  close(): void {
    this.shown = null;
  }
}
