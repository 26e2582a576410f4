import { pastedPosition } from "./pasted-position";
import type { FoundPlace, SuggestedPlace } from "./providers/provider";

/** Decimals of a degree that are worth keeping: a metre. */
const DIGITS = 5;

/** A position to the metre, with an id that says where it is, called as it reads. */
export function exactSpot(lat: number, lng: number): FoundPlace {
  const [north, east] = [toMetre(lat), toMetre(lng)];
  return { id: `geo:${north},${east}`, name: `${north}, ${east}`, country: "", population: 0, lat: north, lng: east };
}

/** The very spot that was pasted; `null` where no position was pasted. */
export function exactPlace(text: string): FoundPlace | null {
  const position = pastedPosition(text);
  return position && exactSpot(position.lat, position.lng);
}

/** The spot called after the nearest known place; the spot itself stays. */
export function namedAfter(
  spot: FoundPlace,
  nearest: Pick<SuggestedPlace, "name" | "country">,
  near: (name: string) => string,
): FoundPlace {
  return { ...spot, name: near(nearest.name), country: nearest.country };
}

/** Returns `true` if a place is a position somebody chose, and no place of a gazetteer. */
export function isExact({ id }: Pick<SuggestedPlace, "id">): boolean {
  return id.startsWith("geo:");
}

function toMetre(degrees: number): number {
  return Number(degrees.toFixed(DIGITS));
}
