// How far apart two colours look: CIEDE2000, after a simulation of colour vision (Viénot, Brettel and Mollon 1999 for
// protan and deutan, Brettel, Viénot and Mollon 1997 for tritan), and contrast as WCAG 2 has it.

export type Vision = "normal" | "protan" | "deutan" | "tritan";
export const VISIONS: readonly Vision[] = ["normal", "protan", "deutan", "tritan"];

type Triple = readonly [number, number, number];

export function rgb(hex: string): Triple {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const times = (m: readonly Triple[], [a, b, c]: Triple): Triple =>
  m.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Triple;
const clamped = (all: Triple): Triple => all.map((one) => Math.min(1, Math.max(0, one))) as unknown as Triple;

const PROTAN: readonly Triple[] = [
  [0.11238, 0.88762, 0],
  [0.11238, 0.88762, 0],
  [0.00401, -0.00401, 1],
];
const DEUTAN: readonly Triple[] = [
  [0.29275, 0.70725, 0],
  [0.29275, 0.70725, 0],
  [-0.02234, 0.02234, 1],
];
// Two half-planes that meet in grey; which one holds says the sign of the colour's distance from their border.
const TRITAN_A: readonly Triple[] = [
  [1.01277, 0.13548, -0.14826],
  [-0.01243, 0.86812, 0.14431],
  [0.07589, 0.805, 0.11911],
];
const TRITAN_B: readonly Triple[] = [
  [0.93678, 0.18979, -0.12657],
  [0.06154, 0.81526, 0.1232],
  [-0.37562, 1.12767, 0.24796],
];
const TRITAN_BORDER: Triple = [0.03901, -0.02788, -0.01113];

/** The linear colour that a viewer sees. */
export function seen(hex: string, vision: Vision): Triple {
  const colour = rgb(hex).map(linear) as unknown as Triple;
  if (vision === "normal") return colour;
  if (vision === "protan") return clamped(times(PROTAN, colour));
  if (vision === "deutan") return clamped(times(DEUTAN, colour));
  const side = colour[0] * TRITAN_BORDER[0] + colour[1] * TRITAN_BORDER[1] + colour[2] * TRITAN_BORDER[2];
  return clamped(times(side >= 0 ? TRITAN_A : TRITAN_B, colour));
}

const XYZ: readonly Triple[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

function lab(colour: Triple): Triple {
  const [x, y, z] = times(XYZ, colour);
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const degrees = (turn: number) => (turn * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [x1, x2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const hue = (x: number, b: number) => (x === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, x)) + 360) % 360);
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  let dh = 0;
  if (c1 * c2 !== 0) {
    dh = h2 - h1;
    if (dh > 180) dh -= 360;
    else if (dh < -180) dh += 360;
  }
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = h1 + h2;
  if (c1 * c2 !== 0) {
    if (Math.abs(h1 - h2) <= 180) h /= 2;
    else h = h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  }
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const turn = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rt = -Math.sin(radians(2 * turn)) * rc;
  const [dl, dc] = [(l2 - l1) / sl, (c2 - c1) / sc];
  return Math.sqrt(dl ** 2 + dc ** 2 + (dH / sh) ** 2 + rt * dc * (dH / sh));
}

export function distance(one: string, other: string, vision: Vision): number {
  return ciede2000(lab(seen(one, vision)), lab(seen(other, vision)));
}

/** The smallest distance between any two, for every kind of vision. */
export function smallest(colours: readonly string[]): number {
  let least = Infinity;
  for (const vision of VISIONS)
    colours.forEach((one, i) => {
      for (const other of colours.slice(i + 1)) least = Math.min(least, distance(one, other, vision));
    });
  return least;
}

export function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r, g, b] = rgb(hex).map(linear) as unknown as Triple;
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x) as [number, number];
  return (a + 0.05) / (b + 0.05);
}
