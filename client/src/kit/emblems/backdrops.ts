// What a subject stands before: one or two large plain areas. They reach far beyond the box of 100 by 100, so that an
// emblem fills a place of any form and its subject is never cut.

import { between, whole, type Random } from "./random";

/** A path and how strongly it is seen before the ground. */
export interface Area {
  d: string;
  opacity: number;
}

type Backdrop = (random: Random) => Area[];

const FAR = 300;

const f = (value: number) => String(Math.round(value * 10) / 10);
const disc = (x: number, y: number, r: number) =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;
const ground = (y: number, bends: string) => `M${-FAR} ${f(y)}${bends}V${FAR}H${-FAR}z`;

export const BACKDROPS: Readonly<Record<string, Backdrop>> = {
  disc: (random) => [{ d: disc(50, 50, between(random, 47, 53)), opacity: 1 }],
  ring: (random) => {
    const r = between(random, 42, 46);
    return [
      { d: disc(50, 50, r + 12) + disc(50, 50, r + 5), opacity: 1 },
      { d: disc(50, 50, r), opacity: 1 },
    ];
  },
  sun: (random) => [{ d: disc(between(random, 15, 85), between(random, 14, 34), 34), opacity: 1 }],
  horizon: (random) => {
    const y = between(random, 58, 72);
    return [{ d: ground(y, `L${FAR} ${f(y + between(random, -30, 30))}`), opacity: 1 }];
  },
  hills: (random) => {
    const hill = (y: number, high: number, long: number, at: number) => {
      let d = `M${f(at - FAR)} ${f(y)}`;
      for (let x = at - FAR; x < FAR; x += long) d += `q${f(long / 2)} ${f(-high)} ${f(long)} 0`;
      return `${d}V${FAR}H${f(at - FAR)}z`;
    };
    const long = between(random, 70, 120);
    return [
      { d: hill(62, 44, long, -long * random()), opacity: 0.55 },
      { d: hill(78, 30, long * 0.8, -long * random()), opacity: 1 },
    ];
  },
  rays: (random) => {
    const count = whole(random, 9, 14);
    const from = between(random, 0, 6);
    let d = "";
    for (let i = 0; i < count; i += 1) {
      const [a, b] = [i, i + 0.5].map((part) => from + (part / count) * 2 * Math.PI) as [number, number];
      d += `M50 50L${f(50 + FAR * Math.cos(a))} ${f(50 + FAR * Math.sin(a))}L${f(50 + FAR * Math.cos(b))} ${f(50 + FAR * Math.sin(b))}z`;
    }
    return [{ d, opacity: 0.8 }];
  },
  stripes: (random) => {
    const wide = between(random, 16, 26);
    const lean = between(random, -70, 70);
    let d = "";
    for (let x = -FAR; x < FAR; x += 2 * wide)
      d += `M${f(x)} -${FAR}h${f(wide)}L${f(x + wide + lean * 5)} ${FAR}h${f(-wide)}z`;
    return [{ d, opacity: 0.6 }];
  },
  stars: (random) => {
    let d = "";
    for (let i = 0; i < 70; i += 1)
      d += disc(between(random, -90, 190), between(random, -60, 160), 0.7 + random() * random() * 3);
    return [{ d, opacity: 1 }];
  },
  arch: (random) => {
    const half = between(random, 40, 48);
    return [
      { d: `M${f(50 - half)} ${FAR}V46A${f(half)} ${f(half)} 0 0 1 ${f(50 + half)} 46V${FAR}z`, opacity: 1 },
    ];
  },
  diamond: () => [{ d: "M50 -14L114 50L50 114L-14 50z", opacity: 1 }],
  halves: (random) => [
    {
      d: random() < 0.5 ? `M-${FAR} -${FAR}H50V${FAR}H-${FAR}z` : `M-${FAR} -${FAR}H${FAR}L-${FAR} ${FAR}z`,
      opacity: 0.8,
    },
  ],
};
