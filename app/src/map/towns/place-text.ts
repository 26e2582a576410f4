/** A place with its town: "Charles Bridge, Prague"; the town once, where the place names it already. Pure. */
export function placeText(place: string | undefined, town: string | null): string | undefined {
  return place && town && !place.includes(town) ? `${place}, ${town}` : place;
}
