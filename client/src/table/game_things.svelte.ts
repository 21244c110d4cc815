// What a table needs of its game beside the position: its cards, how moves are written, its board. They come one by one,
// and a table works without each of them.

import { showPictures } from "$/kit/pictures.svelte";
import { GAMES } from "$/games";
import type { Board, Shows } from "$/kit/board";
import { cardsOf, NO_CARDS, writingOf, type Cards } from "$/library.svelte";
import type { Writing } from "$/moves";

export class GameThings {
  /** Until they are there, names are made of keys. */
  cards = $state.raw<Cards>(NO_CARDS);
  /** Without it nothing is greyed that was not offered before. */
  writing = $state.raw<Writing | null>(null);
  /** Without it there is the text view. */
  board = $state.raw<{ Board: Board; shows: Shows } | null>(null);

  /** Called while a component is set up. */
  constructor(table: () => { game: string; pack: string }) {
    $effect(() => {
      const { game: key, pack } = table();
      cardsOf(key, pack).then(
        (found) => {
          showPictures(found.faces);
          this.cards = found;
        },
        () => undefined,
      );
      writingOf(key, pack).then(
        (found) => (this.writing = found),
        () => undefined,
      );
      GAMES[key]?.board().then(
        ({ default: Board, shows = {} }) => (this.board = { Board, shows }),
        () => undefined,
      );
    });
  }
}
