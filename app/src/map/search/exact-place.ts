import { pastedPosition } from "./pasted-position";
import type { FoundPlace, SuggestedPlace } from "./providers/provider";

/** Decimals of a degree that are worth keeping: a metre. */
const DIGITS = 5;

/** The very spot that was pasted, called after the nearest known place; `null` where no position was pasted. */
export function exactPlace(
  text: string,
  nearest: SuggestedPlace | undefined,
  near: (name: string) => string,
): FoundPlace | null {
  const position = pastedPosition(text);
  if (!position) return null;
  const [lat, lng] = [position.lat, position.lng].map((degrees) => Number(degrees.toFixed(DIGITS))) as [number, number];
  const name = nearest ? near(nearest.name) : `${lat}, ${lng}`;
  return { id: `geo:${lat},${lng}`, name, country: nearest?.country ?? "", population: 0, lat, lng };
}
