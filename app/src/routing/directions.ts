/** The way to a place on OpenStreetMap, which needs no account and follows nobody. */
export function directionsTo({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}#map=16/${lat}/${lng}`;
}
