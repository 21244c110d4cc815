// What lies behind the figures: one quiet texture a picture.

import { between, whole, type Random } from "./random";
import { area, circle, f, HEIGHT, line, WIDTH, type Shape } from "./shapes";

type Pattern = (random: Random, colour: string) => Shape[];

function polygon(x: number, y: number, r: number, corners: number, begin: number): string {
  let d = "";
  for (let i = 0; i < corners; i += 1) {
    const turn = begin + (i / corners) * 2 * Math.PI;
    d += `${i ? "L" : "M"}${f(x + r * Math.cos(turn))} ${f(y + r * Math.sin(turn))}`;
  }
  return `${d}z`;
}

export const PATTERNS: readonly Pattern[] = [
  function rays(random, colour) {
    const x = between(random, 20, 100);
    const y = between(random, -10, 100);
    const count = whole(random, 9, 17);
    let d = "";
    for (let i = 0; i < count; i += 1) {
      const a = ((i + random() * 0.3) / count) * 2 * Math.PI;
      const b = a + (0.45 / count) * 2 * Math.PI;
      d += `M${f(x)} ${f(y)}L${f(x + 170 * Math.cos(a))} ${f(y + 170 * Math.sin(a))}L${f(x + 170 * Math.cos(b))} ${f(y + 170 * Math.sin(b))}z`;
    }
    return [area(d, colour, 0.13)];
  },
  function ripples(random, colour) {
    const x = between(random, 10, 110);
    const y = between(random, 10, 80);
    const step = between(random, 7, 12);
    let d = "";
    for (let i = 1; i < 12; i += 1) d += circle(x, y, i * step + random() * 2);
    return [line(d, colour, 1.1, 0.28)];
  },
  function waves(random, colour) {
    const high = between(random, 3, 8);
    const long = between(random, 16, 34);
    const lean = between(random, -14, 14);
    let d = "";
    for (let row = -1; row < 9; row += 1) {
      const y = row * 12 + between(random, -1.5, 1.5);
      d += `M-10 ${f(y)}`;
      for (let x = -10; x < 130; x += long)
        d += `q${f(long / 4)} ${f(-high)} ${f(long / 2)} ${f(lean / 12)}t${f(long / 2)} ${f(lean / 12)}`;
    }
    return [line(d, colour, 1.2, 0.26)];
  },
  function cells(random, colour) {
    const r = between(random, 7, 11);
    const turned = random() < 0.5 ? 0 : Math.PI / 6;
    let d = "";
    for (let row = -1; row < 8; row += 1)
      for (let column = -1; column < 9; column += 1)
        if (random() < 0.72)
          d += polygon(column * r * 1.75 + (row % 2 ? r * 0.87 : 0), row * r * 1.52, r * 0.86, 6, turned);
    return [line(d, colour, 0.9, 0.24)];
  },
  function stars(random, colour) {
    let d = "";
    for (let i = 0; i < 46; i += 1)
      d += circle(between(random, 0, WIDTH), between(random, 0, HEIGHT), 0.4 + random() * random() * 1.9);
    return [area(d, colour, 0.5)];
  },
  function slats(random, colour) {
    const lean = between(random, -60, 60);
    let d = "";
    let x = -60;
    while (x < 180) {
      const wide = between(random, 2, 9);
      d += `M${f(x)} -5h${f(wide)}l${f(lean)} 100h${f(-wide)}z`;
      x += wide + between(random, 6, 15);
    }
    return [area(d, colour, 0.15)];
  },
  function hills(random, colour) {
    const shapes: Shape[] = [];
    for (let layer = 0; layer < 3; layer += 1) {
      let d = `M-5 95L-5 ${f(52 + layer * 13)}`;
      for (let x = 5; x <= 125; x += between(random, 9, 20))
        d += `L${f(x)} ${f(50 + layer * 14 + between(random, -15, 9))}`;
      shapes.push(area(`${d}L125 95z`, colour, 0.14));
    }
    return shapes;
  },
  function mesh(random, colour) {
    const points = Array.from(
      { length: 16 },
      () => [between(random, 0, 120), between(random, 0, 90)] as const,
    );
    let lines = "";
    let knots = "";
    points.forEach(([x, y], i) => {
      knots += circle(x, y, 1.3);
      for (const [u, v] of points.slice(i + 1))
        if (Math.hypot(u - x, v - y) < 34) lines += `M${f(x)} ${f(y)}L${f(u)} ${f(v)}`;
    });
    return [line(lines, colour, 0.8, 0.32), area(knots, colour, 0.6)];
  },
  function weave(random, colour) {
    const step = between(random, 11, 17);
    let d = "";
    for (let x = -90; x < 210; x += step) d += `M${f(x)} -5l100 100M${f(x)} 95l100 -100`;
    return [line(d, colour, 1.1, 0.2)];
  },
  function bricks(random, colour) {
    const high = between(random, 7, 11);
    let d = "";
    for (let row = 0; row * high < 95; row += 1) {
      d += `M-5 ${f(row * high)}h130`;
      for (let x = row % 2 ? 0 : high; x < 130; x += high * 2) d += `M${f(x)} ${f(row * high)}v${f(high)}`;
    }
    return [line(d, colour, 0.9, 0.2)];
  },
  function drift(random, colour) {
    let d = "";
    for (let i = 0; i < 26; i += 1) {
      const x = between(random, -10, 120);
      const y = between(random, 0, 90);
      d += `M${f(x)} ${f(y)}h${f(between(random, 6, 34))}`;
    }
    return [line(d, colour, 1.8, 0.22)];
  },
];
