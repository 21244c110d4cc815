// Large plain areas between pattern and figure: they give a picture its build before one sees what stands on it.

import { between, oneOf, whole, type Random } from "./random";
import { area, around, circle, disc, f, HEIGHT, line, pathOf, WIDTH, type Shape } from "./shapes";
import type { Tones } from "./tones";

type Backdrop = (random: Random, tones: Tones) => Shape[];

const X = WIDTH / 2;
const Y = HEIGHT / 2;

export const BACKDROPS: Readonly<Record<string, Backdrop>> = {
  open: () => [],
  disc: (random, { edge, accent }) => {
    const d = pathOf(disc(1.05), { x: X, y: Y, r: between(random, 36, 41), turn: 0 });
    return [area(d, edge, 0.5), line(d, accent, 1.8, 0.9)];
  },
  polygon: (random, { edge, accent }) => {
    const corners = oneOf(random, [3, 4, 5, 6, 8]);
    const turn = oneOf(random, [0, Math.PI / corners]);
    const d = pathOf(
      around(corners, () => 1, false),
      { x: X, y: Y, r: 42, turn },
    );
    return [area(d, edge, 0.5), line(d, accent, 1.8, 0.9)];
  },
  sun: (random, { accent }) => {
    const x = between(random, 30, 90);
    const y = between(random, 18, 60);
    return [area(circle(x, y, between(random, 22, 34)), accent, 0.55)];
  },
  horizon: (random, { edge, accent }) => {
    const y = between(random, 50, 68);
    const lean = between(random, -9, 9);
    const d = `M-5 ${f(y - lean)}L125 ${f(y + lean)}V95H-5z`;
    return [area(d, edge, 0.6), line(`M-5 ${f(y - lean)}L125 ${f(y + lean)}`, accent, 1.6, 0.9)];
  },
  split: (random, { accent }) => {
    const at = between(random, 35, 85);
    const lean = between(random, -40, 40);
    const side = random() < 0.5 ? -10 : 130;
    return [area(`M${f(at + lean)} -5L${f(at - lean)} 95H${side}V-5z`, accent, 0.42)];
  },
  sash: (random, { accent, edge }) => {
    const lean = between(random, 20, 55) * (random() < 0.5 ? 1 : -1);
    const wide = between(random, 22, 40);
    const x = X - wide / 2;
    const d = `M${f(x + lean)} -5h${f(wide)}L${f(x + wide - lean)} 95h${f(-wide)}z`;
    return [area(d, accent, 0.4), line(d, edge, 1.4, 0.6)];
  },
  pillars: (random, { edge, accent }) => {
    const wide = between(random, 9, 18);
    const d = `M6 -5h${f(wide)}v100h${f(-wide)}zM${f(114 - wide)} -5h${f(wide)}v100h${f(-wide)}z`;
    return [area(d, edge, 0.55), line(d, accent, 1.2, 0.7)];
  },
  rings: (random, { accent }) => {
    const count = whole(random, 2, 3);
    let d = "";
    for (let i = 0; i < count; i += 1) d += circle(X, Y, 42 - i * between(random, 5, 8));
    return [line(d, accent, between(random, 1.4, 2.8), 0.6)];
  },
  bowl: (random, { edge, accent }) => {
    const d = `M-5 ${f(between(random, 20, 45))}Q${X} ${f(between(random, 95, 135))} 125 ${f(between(random, 20, 45))}V95H-5z`;
    return [area(d, edge, 0.5), line(d, accent, 1.6, 0.8)];
  },
};
