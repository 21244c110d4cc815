// Colours that carry meaning, each with a second sign beside it: shape, mark or letter. That they stay apart for every
// kind of colour vision is recomputed in tests/kit/palette.test.ts; change a value there is no test for at your peril.

export interface Ink {
  /** The colour of the thing. */
  fill: string;
  /** The colour of what is written or drawn on it. */
  ink: string;
}

export const DICE = ["black", "green", "blue", "red"] as const;
export type DieColour = (typeof DICE)[number];
export type CornerMark = "none" | "dots" | "waves" | "stripes";

/** Light, middle, dark: the order survives every kind of colour vision. Black has a light outline. */
export const DIE_INKS: Record<DieColour, Ink & { letter: string; mark: CornerMark }> = {
  black: { fill: "#10141c", ink: "#ffffff", letter: "K", mark: "none" },
  green: { fill: "#3fe0a0", ink: "#06231a", letter: "G", mark: "dots" },
  blue: { fill: "#4a70c1", ink: "#ffffff", letter: "B", mark: "waves" },
  red: { fill: "#b13b2d", ink: "#ffffff", letter: "R", mark: "stripes" },
};

/** Around a seat's sign, so that it stands out on light ground as it does on dark. */
export const SEAT_EDGE = "#0b1226";

export type SeatShape = "circle" | "square" | "triangle" | "diamond";

interface SeatInk extends Ink {
  /** The colour of a thin line, which has to be lighter to be seen as well; on light ground its edge is seen. */
  line: string;
  shape: SeatShape;
  sign: string;
}

/** A seat's colour is never shown without its shape. */
export const SEATS: readonly SeatInk[] = [
  { fill: "#c27a1a", ink: "#1c0f00", line: "#c27a1a", shape: "circle", sign: "●" },
  { fill: "#0f86ad", ink: "#001018", line: "#2191c9", shape: "square", sign: "■" },
  { fill: "#ffb3f0", ink: "#3a0a31", line: "#ffb3f0", shape: "triangle", sign: "▲" },
  { fill: "#35e8ad", ink: "#04271b", line: "#35e8ad", shape: "diamond", sign: "◆" },
];

/** Which of the seats' marks each player goes by: that of the colour chosen; before the choice the seat's own or, where
 * somebody else has taken that, the first that nobody has. */
export function marksOf(chosen: readonly (number | null)[]): number[] {
  const marks = chosen.map((mark, seat) => mark ?? (chosen.includes(seat) ? null : seat));
  const free = SEATS.map((_, mark) => mark).filter((mark) => !marks.includes(mark));
  return marks.map((mark, seat) => mark ?? free.shift() ?? seat);
}

export function seatOf(seat: number): (typeof SEATS)[number] {
  return SEATS[seat % SEATS.length] as (typeof SEATS)[number];
}
