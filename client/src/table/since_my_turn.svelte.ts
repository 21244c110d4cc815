// What happened since the viewer's last turn, and whether to say so unasked.

import type { TableState } from "$/net/table_state";
import type { Position, PublicEntry, Told } from "$/wire";
import { hasNews, lastTurns, sinceOwnTurn, type LastTurn } from "./last_turn";

interface Seen extends Pick<TableState, "events" | "earlier"> {
  position: Position;
}

export class SinceMyTurn {
  turn = $state.raw<LastTurn | null>(null);
  isOpen = $state(false);
  private leftAt = -1;

  constructor(
    private readonly table: string,
    private readonly seen: () => Seen,
    private readonly told: (kind: string) => Told,
  ) {}

  private readonly found = $derived.by(() => {
    const { events, position } = this.seen();
    return position.seat === null ? null : sinceOwnTurn(events, position.seat, this.told);
  });
  readonly events = $derived(this.found?.events ?? []);
  readonly isCutOff = $derived.by(() => this.found?.isFromFirst === true && this.seen().earlier);
  /** The number before the first of them; null where there are none. */
  readonly since = $derived(this.events[0] ? this.events[0].number - 1 : null);

  /** A first look, or one after the connection was lost: much may have happened meanwhile. */
  lookBack(): void {
    const { events, position } = this.seen();
    this.turn = position.seat === null ? null : lastTurns.of(this.table, position.seat);
    this.isOpen = !position.outcome && hasNews(events, this.turn);
  }

  /** The log grew: an own answer begins anew what there is to tell. */
  hear({ kind, seat, by_bot }: PublicEntry): void {
    const { position } = this.seen();
    if (kind !== "choice" || seat !== position.seat || by_bot) return;
    this.turn = lastTurns.answer(this.table, seat, position.number);
    this.isOpen = false;
  }

  putAway(): void {
    const { seat, number } = this.seen().position;
    this.isOpen = false;
    if (seat !== null) this.turn = lastTurns.know(this.table, seat, number);
  }

  /** A player who looks elsewhere for a while is shown it on coming back, as after a reload. */
  comeAndGo(): void {
    const { number } = this.seen().position;
    if (document.hidden) this.leftAt = number;
    else if (this.leftAt >= 0 && this.leftAt < number) this.lookBack();
  }
}
