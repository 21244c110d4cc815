// Events speak of pieces by number, views by key. The gallery lists each kind in the order of the numbers, so it can
// tell one from the other. The bounds are those of `numbering.py`.

import type { Cards } from "$/library.svelte";

const EARTH_ZONES = 3;
const MOST_TILES = 32;
const ANOMALY_ZONE = EARTH_ZONES + 2 * MOST_TILES;

export class Numbers {
  private readonly byKind = new Map<string, string[]>();
  private readonly tiles: string[] = [];

  constructor(cards: Cards) {
    for (const face of cards.faces) {
      this.byKind.set(face.kind, [...(this.byKind.get(face.kind) ?? []), face.key]);
      const tile = face.kind === "zone" ? face.printed.tile?.[0] : undefined;
      if (tile !== undefined && tile !== "earth" && !this.tiles.includes(tile)) this.tiles.push(tile);
    }
  }

  /** `kind`: doctor, companion, card, dilemma, anomaly. */
  key(kind: string, number: number): string {
    return this.byKind.get(kind)?.[number] ?? "";
  }

  tile(number: number): string {
    return this.tiles[number] ?? "";
  }

  /** A zone of Earth or of a tile, or a Time Anomaly; "" for the console. */
  zone(number: number): string {
    if (number < 0) return "";
    return number < ANOMALY_ZONE ? this.key("zone", number) : this.key("anomaly", number - ANOMALY_ZONE);
  }

  /** Where a Dalek stands: a zone of Earth, or a tile. */
  place(number: number): string {
    return number < EARTH_ZONES ? this.key("zone", number) : this.tile(number - EARTH_ZONES);
  }
}
