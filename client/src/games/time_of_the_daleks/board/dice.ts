// Dice as pieces. The view counts them; here each gets a name that it keeps while it lies in its pool, so that it can
// be seen to roll, to fall into its place in the challenge, to change its colour.

import type { AdventureView, PoolView } from "../wire";
import { DICE, type DieColour } from "./die_looks";
import { SYMBOLS, type SymbolName } from "./symbols";

export interface NamedDie {
  name: string;
  pool: PoolView["of"];
  colour: DieColour;
  /** null before the roll. */
  symbol: SymbolName | null;
  /** It shows something else than before, or is new. */
  changed: boolean;
}

type Look = Pick<NamedDie, "pool" | "colour" | "symbol">;

function looks(pools: readonly PoolView[]): Look[] {
  return pools.flatMap((pool): Look[] =>
    pool.dice.length
      ? pool.dice.map(({ colour, symbol }) => ({ pool: pool.of, colour, symbol }))
      : DICE.flatMap((colour) =>
          Array.from({ length: pool.gathered[colour] ?? 0 }, () => ({ pool: pool.of, colour, symbol: null })),
        ),
  );
}

/** Names for all dice: who looks as before keeps its name, the rest take the free names of their pool and colour. */
export function nameDice(before: readonly NamedDie[], pools: readonly PoolView[]): NamedDie[] {
  const free = [...before];
  const take = (fits: (die: NamedDie) => boolean): NamedDie | undefined => {
    const index = free.findIndex(fits);
    return index < 0 ? undefined : free.splice(index, 1)[0];
  };
  const now = looks(pools);
  const kept = now.map((look) =>
    take((die) => die.pool === look.pool && die.colour === look.colour && die.symbol === look.symbol),
  );
  const taken = new Set(kept.flatMap((die) => (die ? [die.name] : [])));
  return now.map((look, i): NamedDie => {
    const same = kept[i];
    if (same) return { ...look, name: same.name, changed: false };
    const other = take((die) => die.pool === look.pool && die.colour === look.colour);
    const name = other?.name ?? freshName(look, taken);
    taken.add(name);
    return { ...look, name, changed: true };
  });
}

function freshName(look: Look, taken: ReadonlySet<string>): string {
  for (let i = 0; ; i += 1) {
    const name = `die:${look.pool}:${look.colour}:${i}`;
    if (!taken.has(name)) return name;
  }
}

/** A die of the pool that is gone for this Adventure. */
export interface GoneDie {
  colour: DieColour;
  how: "exterminated" | "given up";
}

/** Dice of the pool that are gone, one by one. */
export function crossedOut({ exterminated, given_up }: PoolView): GoneDie[] {
  return DICE.flatMap((colour): GoneDie[] => [
    ...times(exterminated[colour] ?? 0, { colour, how: "exterminated" }),
    ...times(given_up[colour] ?? 0, { colour, how: "given up" }),
  ]);
}

const times = (count: number, die: GoneDie): GoneDie[] => Array.from({ length: count }, () => die);

export interface Socket {
  symbol: SymbolName;
  die: NamedDie | null;
}

/** The challenge as sockets with the dice that lie in them, and the dice that are left over. Each die fits one symbol
 * only, so filling sockets in any order fills as many as can be. */
export function fitted(
  challenge: AdventureView["challenge"],
  dice: readonly NamedDie[],
): { sockets: Socket[]; rest: NamedDie[] } {
  const rest = [...dice];
  const sockets = SYMBOLS.flatMap((symbol) =>
    Array.from({ length: challenge[symbol] ?? 0 }, (): Socket => {
      const index = rest.findIndex((die) => die.symbol === symbol);
      return { symbol, die: index < 0 ? null : (rest.splice(index, 1)[0] ?? null) };
    }),
  );
  return { sockets, rest };
}

/** The die that an event of a roll is about: of those with its look the one that changed, the n-th for the n-th. */
export function rolledDie(dice: readonly NamedDie[], look: Look, nth: number): NamedDie | undefined {
  const alike = dice.filter(
    (die) => die.pool === look.pool && die.colour === look.colour && die.symbol === look.symbol,
  );
  return [...alike.filter((die) => die.changed), ...alike.filter((die) => !die.changed)][nth];
}
