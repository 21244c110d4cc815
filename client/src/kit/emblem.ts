// A picture for every card, made of its kind and key alone: the same everywhere, no two alike, and like nothing
// printed. Numbers in, a list of shapes out; `Emblem.svelte` draws them.

/** One outline of a picture; colours are css colours or `paint` for the picture's gradient. */
export interface Shape {
  d: string;
  fill: string;
  stroke: string;
  width: number;
  opacity: number;
}

export interface Picture {
  /** The ground: a slope of three colours, at an angle in degrees. */
  ground: readonly [string, string, string];
  angle: number;
  /** Where the light comes from, in parts of the box, and its colour. */
  light: { x: number; y: number; colour: string };
  /** What `paint` stands for. */
  paint: readonly [string, string];
  shapes: Shape[];
}

export const WIDTH = 120;
export const HEIGHT = 90;

type Random = () => number;

/** 53 bits of a text, well mixed (cyrb53). */
export function hashOf(text: string): number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** The same row of numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Kinds look like families: two hues that may wander a little. Others get hues from their name.
const HUES: Record<string, readonly [number, number]> = {
  threat: [356, 20],
  quip: [44, 20],
  tech: [188, 215],
  plan: [268, 310],
  special: [225, 180],
  arc: [205, 275],
  doctor: [210, 35],
  companion: [165, 45],
  zone: [150, 215],
  location: [150, 215],
  start: [130, 60],
  dilemma: [8, 320],
  anomaly: [300, 190],
  card: [230, 165],
  enemy: [2, 40],
  defender: [208, 170],
  support: [46, 285],
};

const f = (value: number) => String(Math.round(value * 10) / 10);
const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${Math.round(((hue % 360) + 360) % 360)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;

/** A closed curve around a centre, its radius told for each angle. */
function around(x: number, y: number, points: number, radius: (turn: number) => number): string {
  let d = "";
  for (let i = 0; i < points; i += 1) {
    const turn = (i / points) * 2 * Math.PI;
    const r = radius(turn);
    d += `${i ? "L" : "M"}${f(x + r * Math.cos(turn))} ${f(y + r * Math.sin(turn))}`;
  }
  return `${d}z`;
}

function circle(x: number, y: number, r: number): string {
  return `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;
}

function regular(x: number, y: number, r: number, corners: number, begin: number): string {
  let d = "";
  for (let i = 0; i < corners; i += 1) {
    const turn = begin + (i / corners) * 2 * Math.PI;
    d += `${i ? "L" : "M"}${f(x + r * Math.cos(turn))} ${f(y + r * Math.sin(turn))}`;
  }
  return `${d}z`;
}

const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const whole = (random: Random, low: number, high: number) => Math.floor(between(random, low, high + 1));
function oneOf<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

const line = (d: string, stroke: string, width: number, opacity: number): Shape => ({
  d,
  fill: "none",
  stroke,
  width,
  opacity,
});
const area = (d: string, fill: string, opacity: number): Shape => ({
  d,
  fill,
  stroke: "none",
  width: 0,
  opacity,
});

// -- what lies behind ------------------------------------------------------------------------------

type Pattern = (random: Random, colour: string) => Shape[];

const PATTERNS: readonly Pattern[] = [
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
          d += regular(column * r * 1.75 + (row % 2 ? r * 0.87 : 0), row * r * 1.52, r * 0.86, 6, turned);
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
];

// -- what stands in the middle ---------------------------------------------------------------------

interface Inks {
  bright: string;
  pale: string;
  deep: string;
}
type Figure = (random: Random, inks: Inks) => Shape[];

const X = WIDTH / 2;
const Y = HEIGHT / 2;

const FIGURES: readonly Figure[] = [
  function rosette(random, { bright, pale, deep }) {
    const petals = whole(random, 3, 9);
    const deepness = between(random, 0.2, 0.5);
    const shapes: Shape[] = [];
    for (const [scale, fill, opacity] of [
      [1, deep, 0.75],
      [0.82, "paint", 1],
      [0.48, deep, 0.55],
      [0.3, pale, 0.95],
    ] as const) {
      const begin = random() * 6;
      shapes.push(
        area(
          around(
            X,
            Y,
            90,
            (turn) => scale * 34 * (1 - deepness + deepness * Math.cos(petals * turn + begin)),
          ),
          fill,
          opacity,
        ),
      );
    }
    return [...shapes, line(circle(X, Y, 37), bright, 0.9, 0.7)];
  },
  function orbits(random, { bright, pale, deep }) {
    const rings = whole(random, 3, 5);
    const shapes: Shape[] = [area(circle(X, Y, 13), deep, 0.9), area(circle(X, Y, 11), "paint", 1)];
    for (let i = 0; i < rings; i += 1) {
      const tilt = (i / rings) * Math.PI + random() * 0.4;
      const long = between(random, 26, 40);
      const short = between(random, 7, 17);
      let d = "";
      for (let k = 0; k < 48; k += 1) {
        const turn = (k / 48) * 2 * Math.PI;
        const u = long * Math.cos(turn);
        const v = short * Math.sin(turn);
        d += `${k ? "L" : "M"}${f(X + u * Math.cos(tilt) - v * Math.sin(tilt))} ${f(Y + u * Math.sin(tilt) + v * Math.cos(tilt))}`;
      }
      shapes.push(line(`${d}z`, i % 2 ? bright : pale, 1.6, 0.85));
      const at = random() * 2 * Math.PI;
      const u = long * Math.cos(at);
      const v = short * Math.sin(at);
      shapes.push(
        area(
          circle(
            X + u * Math.cos(tilt) - v * Math.sin(tilt),
            Y + u * Math.sin(tilt) + v * Math.cos(tilt),
            3.2,
          ),
          pale,
          1,
        ),
      );
    }
    return shapes;
  },
  function crystal(random, { bright, pale, deep }) {
    const corners = whole(random, 5, 8);
    const begin = random() * 6;
    const outer = Array.from({ length: corners }, (_, i) => {
      const turn = begin + (i / corners) * 2 * Math.PI;
      const r = between(random, 27, 40);
      return [X + r * Math.cos(turn), Y + r * 0.95 * Math.sin(turn)] as const;
    });
    const heart = [X + between(random, -9, 9), Y + between(random, -8, 8)] as const;
    return outer.flatMap(([x, y], i) => {
      const [u, v] = outer[(i + 1) % corners] as readonly [number, number];
      const d = `M${f(heart[0])} ${f(heart[1])}L${f(x)} ${f(y)}L${f(u)} ${f(v)}z`;
      const shade = [area(d, "paint", 1), area(d, i % 3 ? deep : pale, 0.1 + 0.5 * random())];
      return [...shade, line(d, i % 2 ? bright : pale, 0.8, 0.8)];
    });
  },
  function cogs(random, { bright, pale, deep }) {
    const wheel = (x: number, y: number, r: number, teeth: number, fill: string): Shape[] => [
      area(
        around(x, y, teeth * 8, (turn) => r * (((turn * teeth) / (2 * Math.PI)) % 1 < 0.5 ? 1 : 0.8)),
        fill,
        1,
      ),
      area(circle(x, y, r * 0.52), deep, 0.85),
      line(circle(x, y, r * 0.36), bright, 1.4, 0.9),
      area(circle(x, y, r * 0.14), pale, 1),
    ];
    const lean = between(random, -0.7, 0.7);
    const r = between(random, 19, 26);
    const s = 42 - r;
    return [
      ...wheel(X - 14 * Math.cos(lean), Y - 14 * Math.sin(lean), r, whole(random, 9, 14), "paint"),
      ...wheel(X + (r + 6) * Math.cos(lean), Y + (r + 6) * Math.sin(lean), s, whole(random, 7, 10), bright),
    ];
  },
  function knot(random, { bright, pale, deep }) {
    const a = whole(random, 2, 5);
    const b = a + whole(random, 1, 3);
    const begin = random() * Math.PI;
    let d = "";
    for (let k = 0; k <= 160; k += 1) {
      const turn = (k / 160) * 2 * Math.PI;
      d += `${k ? "L" : "M"}${f(X + 37 * Math.sin(a * turn + begin))} ${f(Y + 33 * Math.sin(b * turn))}`;
    }
    return [
      line(d, deep, 6, 0.75),
      line(d, "paint", 3.6, 1),
      line(d, pale, 0.8, 0.8),
      area(circle(X, Y, 4), bright, 1),
    ];
  },
  function vortex(random, { bright, pale, deep }) {
    const arms = whole(random, 3, 6);
    const turns = between(random, 0.5, 1.2);
    const shapes: Shape[] = [area(circle(X, Y, 38), deep, 0.55)];
    for (let arm = 0; arm < arms; arm += 1) {
      let d = "";
      for (let k = 0; k <= 30; k += 1) {
        const r = 3 + k * 1.18;
        const turn = (arm / arms) * 2 * Math.PI + (k / 30) * turns * 2 * Math.PI;
        d += `${k ? "L" : "M"}${f(X + r * Math.cos(turn))} ${f(Y + r * Math.sin(turn))}`;
      }
      shapes.push(line(d, arm % 2 ? bright : "paint", between(random, 2.4, 5), 0.95));
      shapes.push(line(d, pale, 0.6, 0.7));
    }
    return [...shapes, area(circle(X, Y, 5), pale, 1), line(circle(X, Y, 9), pale, 1, 0.7)];
  },
  function banner(random, { bright, pale, deep }) {
    const stripes = whole(random, 2, 4);
    const corners = oneOf(random, [3, 4, 5, 6, 8]);
    const tilt = random() * 6;
    const shapes: Shape[] = [area(regular(X, Y, 39, corners, tilt), deep, 0.7)];
    for (let i = 0; i < stripes; i += 1) {
      const d = regular(X, Y, 35 - i * (24 / stripes), corners, tilt + i * between(random, 0.1, 0.6));
      shapes.push(area(d, i % 2 ? deep : "paint", 0.95));
      shapes.push(line(d, i % 2 ? bright : pale, 1.2, 0.9));
    }
    return [...shapes, area(regular(X, Y, 6, whole(random, 3, 6), tilt), pale, 1)];
  },
  function towers(random, { bright, pale, deep }) {
    const shapes: Shape[] = [];
    let x = between(random, 14, 26);
    while (x < 100) {
      const wide = between(random, 7, 16);
      const top = between(random, 12, 52);
      const roof = oneOf(random, [0, 0, 8, 14]);
      const d = `M${f(x)} 92V${f(top)}l${f(wide / 2)} ${f(-roof)}l${f(wide / 2)} ${f(roof)}V92z`;
      shapes.push(area(d, deep, 0.8), area(d, "paint", between(random, 0.5, 1)), line(d, pale, 0.7, 0.6));
      for (let y = top + 6; y < 84; y += 7)
        if (random() < 0.6)
          shapes.push(area(`M${f(x + 2.5)} ${f(y)}h${f(wide - 5)}v2.2h${f(5 - wide)}z`, bright, 0.75));
      x += wide + between(random, -1, 5);
    }
    return shapes;
  },
  function eye(random, { bright, pale, deep }) {
    const lids = between(random, 18, 30);
    const lens = `M16 ${Y}Q${X} ${f(Y - lids * 1.6)} 104 ${Y}Q${X} ${f(Y + lids * 1.6)} 16 ${Y}z`;
    const ring = whole(random, 10, 22);
    let spokes = "";
    for (let i = 0; i < ring; i += 1) {
      const turn = (i / ring) * 2 * Math.PI;
      spokes += `M${f(X + 8 * Math.cos(turn))} ${f(Y + 8 * Math.sin(turn))}L${f(X + 16 * Math.cos(turn))} ${f(Y + 16 * Math.sin(turn))}`;
    }
    return [
      area(lens, deep, 0.85),
      line(lens, bright, 1.8, 0.95),
      area(circle(X, Y, 18), "paint", 1),
      line(spokes, pale, 1.2, 0.85),
      area(circle(X, Y, 6.5), deep, 1),
      area(circle(X + between(random, -3, 3), Y - 2.5, 2), pale, 1),
    ];
  },
  function bursts(random, { bright, pale, deep }) {
    const points = whole(random, 6, 14);
    const shapes: Shape[] = [];
    for (const [r, fill, opacity] of [
      [40, deep, 0.7],
      [33, "paint", 1],
      [21, bright, 0.85],
      [11, pale, 1],
    ] as const) {
      const inner = between(random, 0.45, 0.7);
      let d = "";
      for (let i = 0; i < points * 2; i += 1) {
        const turn = (i / points) * Math.PI + 0.1 * r;
        const far = i % 2 ? r * inner : r * between(random, 0.88, 1.05);
        d += `${i ? "L" : "M"}${f(X + far * Math.cos(turn))} ${f(Y + far * Math.sin(turn))}`;
      }
      shapes.push(area(`${d}z`, fill, opacity));
    }
    return shapes;
  },
];

/** Pictures are made again and again for the same cards. */
const made = new Map<string, Picture>();

export function pictureOf(kind: string, key: string): Picture {
  const name = `${kind}/${key}`;
  const known = made.get(name);
  if (known) return known;
  const hash = hashOf(name);
  const random = randomOf(hash);
  const [first, second] = HUES[kind] ?? [hashOf(kind) % 360, (hashOf(kind) + 70) % 360];
  const hue = first + between(random, -14, 14);
  const other = second + between(random, -22, 22);
  const pattern = oneOf(random, PATTERNS);
  const figure = oneOf(random, FIGURES);
  const inks: Inks = {
    bright: hsl(other, 88, 66),
    pale: hsl(hue + between(random, -20, 20), 80, 90),
    deep: hsl(hue, 60, 13),
  };
  const picture: Picture = {
    ground: [hsl(hue, 58, 30), hsl((hue + other) / 2, 52, 20), hsl(other, 60, 13)],
    angle: whole(random, 0, 180),
    light: { x: random(), y: random() * 0.7, colour: hsl(other, 90, 62) },
    paint: [hsl(hue, 84, 62), hsl(other, 78, 46)],
    shapes: [...pattern(random, hsl(other, 85, 78)), ...figure(random, inks)],
  };
  made.set(name, picture);
  return picture;
}
