/** A seat is known by its shape as much as by its colour. */
export const SHAPES = ["●", "■", "▲", "◆", "★", "⬢", "✚", "☾"];
