// What does not change while a page is open: games, their cards, their rules. Fetched once for each language.

import { Writing } from "./moves";
import { api } from "./net/api";
import type { Face, GameInfo, Rule } from "./wire";
import { language } from "./words.svelte";

/** The cards of a game, by key. */
export class Cards {
  readonly faces: readonly Face[];
  private readonly byKey: Map<string, Face>;

  constructor(faces: readonly Face[]) {
    this.faces = faces;
    this.byKey = new Map(faces.map((face) => [face.key, face]));
  }

  /** Copies carry a number at their key's end that the gallery does not have. */
  face(key: string): Face | undefined {
    return this.byKey.get(key) ?? this.byKey.get(key.replace(/-\d+$/, ""));
  }

  /** The emblem that its pack names for it, if it names one. */
  emblem(key: string): string | undefined {
    return this.face(key)?.emblem;
  }

  name(key: string): string {
    return this.face(key)?.name ?? plainName(key);
  }
}

export const NO_CARDS = new Cards([]);

/** `the-weeping-angels` as a name, for what has no card. */
export function plainName(key: string): string {
  return key
    .split(/[-_ ]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function kept<T>(
  load: (game: string, pack: string) => Promise<T>,
): (game: string, pack?: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (game, pack = "") => {
    const key = `${language()}/${game}/${pack}`; // names and texts come in the language asked for
    let one = known.get(key);
    if (!one) {
      one = load(game, pack);
      known.set(key, one);
      one.catch(() => known.delete(key)); // the next one may try again
    }
    return one;
  };
}

const offered = kept(() => api.games());

export const games = async (): Promise<GameInfo[]> => (await offered("")).games;
/** Where links begin that are meant for others, without a slash at its end. */
export const publicAddress = async (): Promise<string> => (await offered("")).address;
/** The game's own, or those of one of its packs. */
export const cardsOf = kept(async (game, pack) => new Cards((await api.gallery(game, pack)).cards));
export const lessonOf = kept((game) => api.lesson(game));
export const rulesOf = kept(async (game): Promise<Rule[]> => (await api.rules(game)).rules);
export const writingOf = kept(async (game, pack) => new Writing(await api.moves(game, pack)));

/** To be the answer of an effect: what comes after its end, for another game or language, is dropped. */
export function whileWanted<T>(
  coming: Promise<T>,
  found: (what: T) => void,
  failed: (error: unknown) => void,
): () => void {
  let wanted = true;
  coming.then(
    (what) => {
      if (wanted) found(what);
    },
    (error: unknown) => {
      if (wanted) failed(error);
    },
  );
  return () => {
    wanted = false;
  };
}
