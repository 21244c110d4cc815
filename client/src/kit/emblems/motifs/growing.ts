// Figures as they grow: leaves, horns, shells, flames.

import { between, whole } from "../random";
import { around, band, disc, mirrored, sharp, smooth, type Outline, type Point } from "../shapes";
import { curve, type Maker } from "./motif";

export const GROWING: Record<string, Maker> = {
  leaf(random) {
    const wide = between(random, 0.35, 0.6);
    return {
      body: [mirrored(true, [0, -1], [wide * 0.5, -0.75], [wide, 0], [wide * 0.5, 0.75], [0, 1])],
      inner: [
        band(
          [
            [0, -0.75],
            [0, 0.85],
          ],
          () => 0.07,
          false,
        ),
        ...[-0.35, 0.05, 0.45].flatMap((y) => [
          band(
            [
              [0, y + 0.2],
              [wide * 0.55, y - 0.1],
            ],
            () => 0.06,
            false,
          ),
          band(
            [
              [0, y + 0.2],
              [-wide * 0.55, y - 0.1],
            ],
            () => 0.06,
            false,
          ),
        ]),
      ],
    };
  },
  drop(random) {
    const low = between(random, 0.3, 0.45);
    return {
      body: [mirrored(true, [0, -1.15], [0.1, -0.6], [0.62, 0.1], [0.66, 0.7], [0.3, 1.02], [0, 1.02])],
      inner: [disc(0.26, 0, low)],
    };
  },
  wing(random) {
    const feathers = whole(random, 3, 6);
    const all = Array.from({ length: feathers }, (_, i) => {
      const p = i / Math.max(1, feathers - 1);
      const tip: Point = [0.95 - p * 0.35, -0.85 + p * 1.5];
      return band([[-0.8, 0.55], [-0.1, -0.1 + p * 0.4], tip], (q) => 0.42 * (1 - q) + 0.1);
    });
    return { body: all.filter((_, i) => i % 2 === 0), inner: all.filter((_, i) => i % 2 === 1) };
  },
  flame(random) {
    const lean = between(random, -0.3, 0.3);
    return {
      body: [
        smooth(
          [lean, -1.25],
          [0.25, -0.5],
          [0.75, 0.05],
          [0.7, 0.75],
          [0, 1.1],
          [-0.7, 0.75],
          [-0.75, 0.15],
          [-0.35, -0.1],
          [-0.3, -0.6],
        ),
      ],
      inner: [smooth([lean * 0.6, -0.45], [0.3, 0.2], [0.35, 0.75], [0, 0.92], [-0.35, 0.75], [-0.3, 0.25])],
    };
  },
  shell(random) {
    const turns = between(random, 1.6, 2.6);
    const lines = curve(26, (p) => {
      const far = 0.06 + 0.9 * p;
      return [far * Math.cos(p * turns * 2 * Math.PI), far * Math.sin(p * turns * 2 * Math.PI)];
    });
    return { body: [band(lines, (p) => 0.05 + 0.26 * p)], inner: [disc(0.12)] };
  },
  eye(random) {
    const lid = between(random, 0.5, 0.8);
    return {
      body: [mirrored(true, [0, -lid], [0.7, -lid * 0.6], [1.2, 0], [0.7, lid * 0.6], [0, lid])],
      inner: [around(28, (_, i) => (i % 2 ? 0.44 : 0.34), false)],
    };
  },
  horn(random) {
    const bend = between(random, 0.6, 1.1);
    const spine = curve(12, (p) => [-0.75 + 1.5 * p, 0.7 - bend * Math.sin(p * 2.4) - 0.5 * p]);
    return {
      body: [band(spine, (p) => 0.72 * (1 - p) + 0.03)],
      inner: [0.15, 0.35, 0.55].map((p) => {
        const at = spine[Math.round(p * 11)] ?? [0, 0];
        return disc(0.17 * (1 - p) + 0.03, at[0], at[1]);
      }),
    };
  },
  cloud(random) {
    const lobes = whole(random, 5, 8);
    const sizes = Array.from({ length: lobes }, () => between(random, 0.75, 1));
    return {
      body: [around(lobes * 4, (_, i) => (sizes[Math.floor(i / 4)] ?? 1) * (i % 4 === 0 ? 0.62 : 1), true)],
      inner: [disc(0.2, -0.3, -0.1), disc(0.13, 0.25, 0.1), disc(0.09, 0.05, -0.4)],
    };
  },
  tendril(random) {
    const swing = between(random, 0.35, 0.6);
    const arm = (shift: number): Outline =>
      band(
        curve(16, (p) => [shift * 0.55 + swing * Math.sin(p * 5 + shift) * (0.3 + p * 0.5), 0.95 - 1.9 * p]),
        (p) => 0.3 * (1 - p) + 0.05,
      );
    return { body: [arm(-1), arm(1)], inner: [arm(0)] };
  },
  branch(random) {
    const leaves = whole(random, 3, 4);
    const body: Outline[] = [
      band(
        [
          [0, 1],
          [0.05, 0.2],
          [0, -0.7],
        ],
        (p) => 0.14 * (1 - p) + 0.05,
      ),
    ];
    const inner: Outline[] = [];
    for (let i = 0; i < leaves; i += 1) {
      const y = 0.55 - (i / leaves) * 1.3;
      const far = 0.75 - i * 0.1;
      body.push(smooth([0, y + 0.1], [far * 0.5, y - 0.3], [far, y - 0.38], [far * 0.6, y + 0.02]));
      inner.push(smooth([0, y + 0.1], [-far * 0.5, y - 0.3], [-far, y - 0.38], [-far * 0.6, y + 0.02]));
    }
    return { body: [...body, disc(0.16, 0, -0.85)], inner };
  },
  antlers(random) {
    const bend = between(random, 0.3, 0.5);
    const side = (s: number): Outline[] => [
      band(
        [
          [0, 0.9],
          [s * bend, 0.2],
          [s * 0.85, -0.3],
          [s * 0.6, -0.95],
        ],
        (p) => 0.2 * (1 - p) + 0.05,
      ),
      band(
        [
          [s * bend, 0.2],
          [s * 0.25, -0.5],
        ],
        (p) => 0.14 * (1 - p) + 0.04,
      ),
      band(
        [
          [s * 0.8, -0.2],
          [s, -0.75],
        ],
        (p) => 0.12 * (1 - p) + 0.04,
      ),
    ];
    return { body: [...side(1), ...side(-1)], inner: [sharp([0, 0.3], [0.22, 0.7], [0, 1], [-0.22, 0.7])] };
  },
  peak(random) {
    const at = between(random, -0.25, 0.25);
    return {
      body: [sharp([-1, 0.85], [at - 0.35, -0.25], [at, -0.95], [at + 0.4, -0.1], [1, 0.85])],
      inner: [
        sharp([at, -0.95], [at + 0.3, -0.3], [at + 0.05, -0.15], [at - 0.1, -0.4], [at - 0.26, -0.4]),
        sharp([-0.9, 0.85], [-0.4, 0.3], [0.15, 0.85]),
      ],
    };
  },
};
