/** Number, colour and line pattern of a car: the same on the map, in the list and in a plan. */
const COLOURS = ["accent-ink", "lagoon", "hue-nights", "moss-ink", "hue-culture", "hue-making", "hue-food"] as const;
/** Dash patterns in pixels, for lines with round ends: solid, dotted, dashed, dash and dot. */
const DASHES = ["none", "0 8", "12 9", "14 8 0 8"] as const;

export interface CarLook {
  /** A colour of the theme, `var(--…)`. */
  colour: string;
  dashes: string;
}

/** Seven colours and four patterns have no common divisor: 28 cars look different. */
export function lookOf(number: number): CarLook {
  const at = number - 1;
  return {
    colour: `var(--${COLOURS[at % COLOURS.length]})`,
    dashes: DASHES[at % DASHES.length] ?? "none",
  };
}
