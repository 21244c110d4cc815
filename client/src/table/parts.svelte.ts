// The parts beside the board: which there are, which is shown, and how much of the chat is unread.

import { untrack } from "svelte";

import type { Layout } from "$/layout.svelte";
import type { Height } from "./sheet";
import type { Part } from "./Side.svelte";

/** Getters, so that what depends on one of them does not depend on all. */
interface Room {
  readonly layout: Layout | "text";
  /** The hand is not on the board, and a player has one. */
  readonly withHand: boolean;
  /** What the board itself shows. */
  readonly boardHas: { hand?: boolean; seats?: boolean };
  /** How many lines of chat there are. */
  readonly lines: number;
}

export class Parts {
  drawer = $state(false);
  height = $state<Height>("middle");
  private wanted = $state<Part>("log");
  private read = $state(0);

  constructor(private readonly room: Room) {
    this.read = untrack(() => room.lines);

    // A phone begins with the hand: that is what one looks at most.
    $effect(() => {
      if (this.room.layout !== "phone") return;
      untrack(() => (this.wanted = this.room.withHand ? "hand" : "table"));
      if (this.room.boardHas.hand) this.height = "low"; // the board has it, and wants the room
    });
    $effect(() => {
      if (this.isReading) this.read = this.room.lines;
    });
  }

  readonly all = $derived.by((): Part[] => {
    const { layout, withHand, boardHas } = this.room;
    const side: Part[] = ["log", "chat", "help"];
    if (layout === "phone") return withHand ? ["hand", "table", ...side] : ["table", ...side];
    return boardHas.seats ? ["table", ...side] : side;
  });
  readonly shown = $derived.by((): Part => (this.all.includes(this.wanted) ? this.wanted : "log"));

  private readonly isReading = $derived.by(
    () => this.shown === "chat" && (this.room.layout !== "drawer" || this.drawer),
  );
  readonly unread = $derived.by(() => (this.isReading ? 0 : Math.max(0, this.room.lines - this.read)));

  show(part: Part): void {
    if (this.room.layout === "phone") {
      this.height = this.height === "low" ? "middle" : part === this.wanted ? "low" : this.height;
    }
    this.wanted = part;
    this.drawer = true;
  }

  /** All of it, however little room there is. */
  showWhole(part: Part): void {
    this.show(part);
    if (this.room.layout === "phone") this.height = "high";
  }
}
