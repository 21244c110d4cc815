// Figures as people make them: wheels, vessels, towers.

import { between, whole } from "../random";
import { around, band, disc, mirrored, sharp, smooth, type Outline, type Point } from "../shapes";
import { curve, type Maker } from "./motif";

export const MADE: Record<string, Maker> = {
  gear(random) {
    const teeth = whole(random, 6, 11);
    return {
      body: [around(teeth * 4, (_, i) => (i % 4 < 2 ? 1 : 0.74), false)],
      inner: [disc(0.5), ...around(teeth, () => 0.62, false).points.map(([x, y]) => disc(0.06, x, y))],
    };
  },
  glass(random) {
    const waist = between(random, 0.08, 0.18);
    return {
      body: [
        mirrored(
          true,
          [0, -0.95],
          [0.75, -1],
          [0.7, -0.55],
          [waist, -0.12],
          [waist, 0.12],
          [0.7, 0.55],
          [0.75, 1],
          [0, 0.95],
        ),
      ],
      inner: [
        mirrored(false, [0, -0.1], [0.42, -0.52], [0, -0.6]),
        mirrored(false, [0, 0.25], [0.55, 0.8], [0, 0.84]),
      ],
    };
  },
  key(random) {
    const bow = whole(random, 3, 6);
    return {
      body: [
        around(bow * 8, (p) => 0.46 + 0.1 * Math.cos(p * bow * 2 * Math.PI), true),
        sharp([-0.1, 0.3], [0.1, 0.3], [0.1, 1], [-0.1, 1]),
        sharp([0.1, 0.62], [0.42, 0.62], [0.42, 0.76], [0.1, 0.76]),
        sharp([0.1, 0.86], [0.34, 0.86], [0.34, 1], [0.1, 1]),
      ].map(({ points, smooth: is }) => ({
        points: points.map(([x, y]): Point => [x, y - 0.25]),
        smooth: is,
      })),
      inner: [disc(0.2, 0, -0.25)],
    };
  },
  spires(random) {
    const count = whole(random, 3, 5);
    const body: Outline[] = [];
    const inner: Outline[] = [];
    for (let i = 0; i < count; i += 1) {
      const x = -0.85 + (i / count) * 1.7;
      const wide = 1.7 / count - 0.06;
      const top = between(random, -0.9, 0.1);
      body.push(
        sharp([x, 0.95], [x, top + 0.25], [x + wide / 2, top], [x + wide, top + 0.25], [x + wide, 0.95]),
      );
      inner.push(
        sharp(
          [x + wide * 0.35, 0.7],
          [x + wide * 0.35, top + 0.4],
          [x + wide * 0.65, top + 0.4],
          [x + wide * 0.65, 0.7],
        ),
      );
    }
    return { body, inner };
  },
  arch(random) {
    const tall = between(random, 0.1, 0.4);
    return {
      body: [
        mirrored(
          false,
          [0, -1],
          [0.45, -0.85],
          [0.72, -0.45],
          [0.8, 0],
          [0.8, 0.95],
          [0.5, 0.95],
          [0.5, 0.1],
          [0.36, -tall - 0.2],
          [0, -0.6],
        ),
      ],
      inner: [mirrored(false, [0, -0.35], [0.22, -0.1], [0.26, 0.2], [0.26, 0.95], [0, 0.95])],
    };
  },
  cup(random) {
    const foot = between(random, 0.35, 0.6);
    return {
      body: [
        mirrored(
          true,
          [0, -0.8],
          [0.9, -0.95],
          [0.75, 0.05],
          [0.15, 0.35],
          [0.12, 0.7],
          [foot, 1],
          [0, 0.98],
        ),
      ],
      inner: [mirrored(true, [0, -0.85], [0.6, -0.75], [0.5, -0.5], [0, -0.45])],
    };
  },
  wheel(random) {
    const spokes = whole(random, 5, 9);
    return {
      body: [
        band(
          curve(17, (p) => [0.88 * Math.cos(p * 2 * Math.PI), 0.88 * Math.sin(p * 2 * Math.PI)]),
          () => 0.2,
        ),
        disc(0.24),
      ],
      inner: around(spokes, () => 0.78, false).points.map(([x, y]) =>
        band(
          [
            [x * 0.25, y * 0.25],
            [x, y],
          ],
          () => 0.1,
          false,
        ),
      ),
    };
  },
  fan(random) {
    const ribs = whole(random, 4, 7);
    const open = between(random, 0.9, 1.25);
    const all = Array.from({ length: ribs }, (_, i): Outline => {
      const a = -Math.PI / 2 - open + ((2 * open) / ribs) * i;
      const b = a + ((2 * open) / ribs) * 0.86;
      return sharp(
        [0, 0.85],
        [1.55 * Math.cos(a), 0.85 + 1.7 * Math.sin(a)],
        [1.55 * Math.cos(b), 0.85 + 1.7 * Math.sin(b)],
      );
    });
    return {
      body: all.filter((_, i) => i % 2 === 0),
      inner: [...all.filter((_, i) => i % 2 === 1), disc(0.14, 0, 0.8)],
    };
  },
  sail(random) {
    const belly = between(random, 0.7, 1);
    return {
      body: [
        smooth([0.02, -1.15], [belly, -0.35], [0.75, 0.45], [0.02, 0.5]),
        sharp([-0.9, 0.62], [0.95, 0.62], [0.6, 0.95], [-0.6, 0.95]),
      ],
      inner: [sharp([-0.1, -0.75], [-0.1, 0.48], [-0.75, 0.48])],
    };
  },
  pages(random) {
    const lift = between(random, 0.15, 0.35);
    return {
      body: [
        mirrored(true, [0, -0.55], [0.45, -0.75 - lift], [1, -0.7], [1, 0.6], [0.45, 0.6 - lift], [0, 0.8]),
      ],
      inner: [-0.3, 0, 0.3].flatMap((y) => [
        band(
          [
            [0.18, y],
            [0.8, y - 0.12],
          ],
          () => 0.09,
          false,
        ),
        band(
          [
            [-0.18, y],
            [-0.8, y - 0.12],
          ],
          () => 0.09,
          false,
        ),
      ]),
    };
  },
  trident(random) {
    const out = between(random, 0.55, 0.8);
    return {
      body: [
        sharp([-0.09, 1], [-0.09, -0.6], [0, -1], [0.09, -0.6], [0.09, 1]),
        band(
          curve(9, (p) => [(p - 0.5) * 2 * out, -0.75 + Math.sin(p * Math.PI)]),
          () => 0.16,
        ),
      ],
      inner: [sharp([-0.45, 0.55], [0.45, 0.55], [0, 0.8]), disc(0.12, 0, 0.05)],
    };
  },
  lantern(random) {
    const panes = whole(random, 2, 4);
    return {
      body: [
        mirrored(false, [0, -1], [0.2, -0.8], [0.55, -0.6], [0.7, 0.5], [0.45, 0.8], [0.2, 0.95], [0, 0.95]),
      ],
      inner: Array.from({ length: panes }, (_, i) => {
        const x = -0.42 + (i / panes) * 0.84;
        return sharp(
          [x + 0.04, -0.4],
          [x + 0.84 / panes - 0.04, -0.4],
          [x + 0.84 / panes - 0.04, 0.45],
          [x + 0.04, 0.45],
        );
      }),
    };
  },
  bell(random) {
    const flare = between(random, 0.75, 0.98);
    return {
      body: [mirrored(true, [0, -0.95], [0.45, -0.85], [0.5, 0.1], [flare, 0.55], [flare, 0.72], [0, 0.7])],
      inner: [
        disc(0.2, 0, 0.8),
        band(
          [
            [-0.5, 0.2],
            [0.5, 0.2],
          ],
          () => 0.12,
          false,
        ),
      ],
    };
  },
  stair(random) {
    const steps = whole(random, 3, 5);
    const points: Point[] = [[-0.9, 0.9]];
    for (let i = 0; i < steps; i += 1) {
      const x = -0.9 + (i / steps) * 1.8;
      const y = 0.9 - ((i + 1) / steps) * 1.7;
      points.push([x, y], [x + 1.8 / steps, y]);
    }
    points.push([0.9, 0.9]);
    return { body: [sharp(...points)], inner: [disc(0.2, -0.45, -0.55)] };
  },
};
