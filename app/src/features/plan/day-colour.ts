const COLOURS = [
  "var(--accent-ink)",
  "var(--lagoon)",
  "var(--moss-ink)",
  "var(--hue-nights)",
  "var(--hue-making)",
] as const;

/** Colour of a day on the map, and of its numbers in the list. */
export function dayColour(at: number): string {
  return COLOURS[at % COLOURS.length] ?? COLOURS[0];
}
