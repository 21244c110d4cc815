// How a motif, and a smaller second one, are put together into a figure: alone, mirrored, turned, in rows, in frames.

import { between, oneOf, whole, type Random } from "./random";
import { HEIGHT, WIDTH, type Spot } from "./shapes";

export interface Laid {
  /** Where the motif lies, the hindmost first. */
  main: Spot[];
  /** Where the second one lies. */
  second: Spot[];
  /** A second, larger outline of the motif around the first. */
  echoes?: number[];
}

type Layout = (random: Random) => Laid;

const X = WIDTH / 2;
const Y = HEIGHT / 2;
const at = (x: number, y: number, r: number, turn = 0, flip = false): Spot => ({ x, y, r, turn, flip });

/** Spots on a circle, their tips outward. */
function circling(count: number, far: number, r: number, begin = 0, mirror = false): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = begin + (i / count) * 2 * Math.PI;
    return at(X + far * Math.sin(turn), Y - far * Math.cos(turn), r, turn, mirror && i % 2 === 1);
  });
}

export const LAYOUTS: Record<string, Layout> = {
  alone: (random) => ({
    main: [at(X, Y, 36, whole(random, 0, 3) * (Math.PI / 2) + between(random, -0.25, 0.25))],
    second: [at(oneOf(random, [16, 104]), oneOf(random, [16, 74]), 11)],
  }),
  mirrored: (random) => {
    const turn = between(random, -0.5, 0.5);
    return {
      main: [at(X - 27, Y, 27, -turn, true), at(X + 27, Y, 27, turn)],
      second: [at(X, Y - 26, 10), at(X, Y + 26, 10, Math.PI)],
    };
  },
  triad: (random) => ({
    main: circling(3, 21, 22, whole(random, 0, 1) * Math.PI, false),
    second: [at(X, Y, 9)],
  }),
  square: (random) => ({
    main: circling(4, 24, 19, whole(random, 0, 1) * (Math.PI / 4), true),
    second: [at(X, Y, 10)],
  }),
  rosette: (random) => ({
    main: circling(whole(random, 5, 7), 22, 19),
    second: [at(X, Y, 11)],
  }),
  wreath: (random) => ({
    main: circling(whole(random, 9, 12), 35, 9),
    second: [at(X, Y, 23, between(random, -0.2, 0.2))],
  }),
  row: (random) => ({
    main: [at(X, Y - 3, 30, between(random, -0.15, 0.15))],
    second: [at(X - 41, Y + 6, 17), at(X + 41, Y + 6, 17, 0, true)],
  }),
  cascade: (random) => {
    const up = random() < 0.5;
    return {
      main: [10, 15, 21, 28].map((r, i) => {
        const x = 18 + i * 27;
        return at(up ? x : WIDTH - x, 74 - i * 13, r, between(random, -0.3, 0.3), !up);
      }),
      second: [at(up ? 22 : 98, 20, 13)],
    };
  },
  medallion: (random) => ({
    main: [at(X, Y, 25, between(random, -0.2, 0.2))],
    second: circling(4, 52, 8, Math.PI / 4),
  }),
  echo: (random) => ({
    main: [at(X, Y, 17, whole(random, 0, 3) * (Math.PI / 2))],
    second: [at(14, 14, 9), at(106, 76, 9, Math.PI)],
    echoes: [42, 33, 25],
  }),
  crossed: (random) => {
    const turn = between(random, 0.6, 0.95);
    return { main: [at(X, Y, 39, -turn, true), at(X, Y, 39, turn)], second: [at(X, Y, 12)] };
  },
  rising: (random) => ({
    main: [at(X, 96, 58, between(random, -0.1, 0.1))],
    second: [at(20, 22, 10), at(100, 22, 10, 0, true)],
  }),
  orbiting: (random) => {
    const begin = random() * 6;
    return {
      main: [at(X, Y, 21)],
      second: circling(whole(random, 2, 5), 37, 9, begin),
    };
  },
  swarm: (random) => {
    const all = Array.from({ length: 7 }, (_, i) =>
      at(
        14 + (i % 4) * 31 + (i > 3 ? 15 : 0),
        i > 3 ? 65 : 25,
        between(random, 11, 17),
        between(random, -0.6, 0.6),
        i % 2 === 1,
      ),
    );
    const every = whole(random, 2, 4);
    return {
      main: all.filter((_, i) => i % every !== 1),
      second: all.filter((_, i) => i % every === 1),
    };
  },
};
