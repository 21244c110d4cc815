// When this person wants to be asked in windows: what they have settled, told to the table they sit at.

import { KeptIds } from "$/kept_ids.svelte";
import type { ConnectionState } from "$/net/table_state";
import { change, settings } from "$/settings.svelte";
import type { AskMe, Me, TableInfo } from "$/wire";

export type AskWhen = AskMe["when"];

/** Tables at which this person wants to be asked never. */
const never = new KeptIds("vortex.never-asked");

/** Where nothing was settled: among bots only when there is something to do, for they do not wonder why one waits. */
function usual(table: TableInfo, mine: readonly number[]): AskWhen {
  const others = table.seats.filter(({ seat }) => seat !== mine[0]);
  return mine.length === 1 && others.every(({ kind }) => kind === "bot") ? "able" : "always";
}

interface Seen {
  table: TableInfo;
  me: Me;
  connection: ConnectionState;
}

export class Asking {
  private told = new Map<number, AskWhen>();

  constructor(
    private readonly seen: () => Seen,
    private readonly tell: (seat: number, when: AskWhen) => void,
  ) {}

  readonly when = $derived.by((): AskWhen => {
    const { table, me } = this.seen();
    if (never.has(table.id)) return "never";
    return settings.askMe === "usual" ? usual(table, me.seats) : settings.askMe;
  });

  settle = (when: AskWhen): void => {
    const { id } = this.seen().table;
    if (when === "never") return never.add(id);
    never.remove(id);
    change({ askMe: when });
  };

  /** Call it in an effect: the table forgets what it was told when it restarts, so every connection is told. */
  keepTold(): void {
    const { table, me, connection } = this.seen();
    const { when } = this;
    if (connection !== "live") this.told.clear();
    if (connection !== "live" || table.status !== "playing") return;
    for (const seat of me.seats) {
      // A table asks always until it is told otherwise.
      if ((this.told.get(seat) ?? "always") !== when) this.tell(seat, when);
      this.told.set(seat, when);
    }
  }
}
