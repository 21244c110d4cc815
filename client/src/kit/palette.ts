// Colours that carry meaning, each with a second sign beside it: shape, mark or letter. That they stay apart for every
// kind of colour vision is recomputed in tests/kit/palette.test.ts; change a value there is no test for at your peril.

export interface Ink {
  /** The colour of the thing. */
  fill: string;
  /** The colour of what is written or drawn on it. */
  ink: string;
}

/** How a die looks: besides its colours a letter and a mark in a corner, a path of 8 by 8, where dice are told apart. */
export interface DieLook extends Ink {
  /** The colour of its outline. */
  edge: string;
  letter?: string;
  mark?: string;
}

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
 * another player has taken that, the first that nobody has. */
export function marksOf(chosen: readonly (number | null)[]): number[] {
  const marks = chosen.map((mark, seat) => mark ?? (chosen.includes(seat) ? null : seat));
  const free = SEATS.map((_, mark) => mark).filter((mark) => !marks.includes(mark));
  return marks.map((mark, seat) => mark ?? free.shift() ?? seat);
}

export function seatOf(seat: number): (typeof SEATS)[number] {
  return SEATS[seat % SEATS.length] as (typeof SEATS)[number];
}
