// Pictures that a pack brings, in place of the emblems of its cards. A page shows the cards of one pack at a time.

import type { Face } from "$/wire";

let shown = $state.raw<ReadonlyMap<string, string>>(new Map());

/** From now on these cards are shown. */
export function showPictures(faces: readonly Face[]): void {
  shown = new Map(faces.filter((face) => face.picture).map((face) => [face.key, face.picture]));
}

/** Where a card's own picture is; nothing where it has none. */
export const ownPicture = (card: string): string => shown.get(card) ?? "";
