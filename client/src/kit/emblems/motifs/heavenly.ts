// Figures of lines and skies: stars, rings, crystals, orbits.

import { between, whole } from "../random";
import { around, band, disc, mirrored, sharp, type Outline, type Point } from "../shapes";
import { curve, type Maker } from "./motif";

export const HEAVENLY: Record<string, Maker> = {
  blade(random) {
    const high = between(random, -0.3, 0.3);
    return {
      body: [mirrored(false, [0, -1], [0.34, high], [0, 1])],
      inner: [sharp([0, -0.9], [0.3, high], [0, 0.9])],
    };
  },
  crescent(random) {
    const open = between(random, 0.25, 0.5);
    const outer = curve(11, (p) => [Math.cos(0.9 + p * 4.5), Math.sin(0.9 + p * 4.5)]);
    const inner = curve(9, (p) => [open + 0.72 * Math.cos(5 - p * 3.7), 0.72 * Math.sin(5 - p * 3.7)]);
    return { body: [{ points: [...outer, ...inner], smooth: true }], inner: [disc(0.17, open * 0.7, 0)] };
  },
  ring(random) {
    const thin = between(random, 0.2, 0.4);
    const beads = whole(random, 3, 7);
    return {
      body: [
        band(
          curve(17, (p) => [
            (1 - thin / 2) * Math.cos(p * 2 * Math.PI),
            (1 - thin / 2) * Math.sin(p * 2 * Math.PI),
          ]),
          () => thin,
        ),
      ],
      inner: around(beads, () => 1 - thin / 2, false).points.map(([x, y]) => disc(thin * 0.3, x, y)),
    };
  },
  star(random) {
    const points = whole(random, 4, 9);
    const deep = between(random, 0.32, 0.6);
    return {
      body: [around(points * 2, (_, i) => (i % 2 ? deep : 1), false)],
      inner: [around(points * 2, (_, i) => (i % 2 ? deep * 0.45 : deep * 0.9), false)],
    };
  },
  crystal(random) {
    const shoulder = between(random, -0.55, -0.15);
    const wide = between(random, 0.5, 0.72);
    const waist = between(random, 0.1, 0.5);
    return {
      body: [
        sharp(
          [0, -1],
          [wide, shoulder],
          [wide * 0.7, waist],
          [0, 1],
          [-wide * 0.8, waist * 0.7],
          [-wide, shoulder * 1.2],
        ),
      ],
      inner: [
        sharp([0, -1], [0.12, shoulder + 0.25], [-wide, shoulder * 1.2]),
        sharp([0.12, shoulder + 0.25], [wide * 0.7, waist], [0, 1]),
      ],
    };
  },
  chevron(random) {
    const thick = between(random, 0.32, 0.5);
    const rows = whole(random, 2, 3);
    const one = (y: number): Outline =>
      sharp(
        [0, y],
        [0.85, y + 0.6],
        [0.85, y + 0.6 + thick],
        [0, y + thick],
        [-0.85, y + 0.6 + thick],
        [-0.85, y + 0.6],
      );
    const all = Array.from({ length: rows }, (_, i) => one(-0.95 + i * (rows === 2 ? 0.75 : 0.52)));
    return { body: all.filter((_, i) => i % 2 === 0), inner: all.filter((_, i) => i % 2 === 1) };
  },
  lens(random) {
    const off = between(random, 0.35, 0.55);
    return {
      body: [disc(0.66, -off, 0), disc(0.66, off, 0)],
      inner: [mirrored(true, [0, -0.5], [0.66 - off + 0.06, 0], [0, 0.5])],
    };
  },
  bolt(random) {
    const step = between(random, 0.1, 0.35);
    return {
      body: [sharp([0.25, -1], [-0.65, step], [-0.08, step], [-0.3, 1], [0.65, -step], [0.08, -step])],
      inner: [sharp([0.1, -0.7], [-0.42, step - 0.08], [0.02, step - 0.1])],
    };
  },
  vane(random) {
    const arms = whole(random, 3, 6);
    const thin = between(random, 0.1, 0.2);
    const wide = between(random, 0.5, 0.75);
    const arm = (turn: number): Outline => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const points = (
        [
          [-thin, 0],
          [-wide * 0.2, -0.95],
          [wide, -0.7],
          [thin, 0],
        ] as const
      ).map(([x, y]): Point => [x * c - y * s, x * s + y * c]);
      return { points, smooth: false };
    };
    return {
      body: Array.from({ length: arms }, (_, i) => arm((i / arms) * 2 * Math.PI)),
      inner: [disc(0.2)],
    };
  },
  knot(random) {
    const loops = whole(random, 2, 4);
    const lines = curve(30, (p) => {
      const turn = p * 2 * Math.PI;
      const far = 0.55 + 0.35 * Math.cos(loops * turn);
      return [
        far * Math.cos(turn + 0.8 * Math.sin(loops * turn)),
        far * Math.sin(turn + 0.8 * Math.sin(loops * turn)),
      ];
    });
    return { body: [band(lines, () => 0.2)], inner: [disc(0.14)] };
  },
  atom(random) {
    const rings = whole(random, 2, 3);
    const flat = between(random, 0.28, 0.42);
    const body = Array.from({ length: rings }, (_, i) => {
      const tilt = (i / rings) * Math.PI + 0.4;
      return band(
        curve(17, (p) => {
          const [x, y] = [Math.cos(p * 2 * Math.PI), flat * Math.sin(p * 2 * Math.PI)];
          return [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt)];
        }),
        () => 0.1,
      );
    });
    return { body, inner: [disc(0.24)] };
  },
  planet(random) {
    const tilt = between(random, -0.5, 0.5);
    const ring = curve(17, (p): Point => {
      const [x, y] = [1.15 * Math.cos(p * 2 * Math.PI), 0.3 * Math.sin(p * 2 * Math.PI)];
      return [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt)];
    });
    return { body: [disc(0.72)], inner: [band(ring, () => 0.13), disc(0.14, -0.25, -0.35)] };
  },
  comet(random) {
    const bend = between(random, -0.4, 0.4);
    const tail = (shift: number): Outline =>
      band(
        curve(10, (p) => [0.5 - 1.5 * p, -0.5 + 1.35 * p + shift * p + bend * Math.sin(p * 3)]),
        (p) => 0.3 * (1 - p) + 0.02,
      );
    return { body: [tail(-0.45), tail(0.35), disc(0.42, 0.5, -0.5)], inner: [disc(0.2, 0.56, -0.54)] };
  },
  web(random) {
    const arms = whole(random, 5, 8);
    const ring = (r: number) =>
      band(
        [...around(arms, () => r, false).points, ...around(arms, () => r, false).points.slice(0, 1)],
        () => 0.07,
        false,
      );
    return {
      body: around(arms, () => 1, false).points.map((tip) => band([[0, 0], tip], () => 0.08, false)),
      inner: [ring(0.4), ring(0.72)],
    };
  },
};
