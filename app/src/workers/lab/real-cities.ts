import gazetteerUrl from "@yonder/wasm-core/gazetteer.bin?url";
import { init, PlaceIndex } from "@yonder/wasm-core/places";

/** Longitude and latitude in turn of all places of the gazetteer. */
export async function realCities(): Promise<Float64Array> {
  const response = await fetch(new URL(gazetteerUrl, self.location.href));
  if (!response.ok) throw new Error(`The cities could not be loaded (status ${response.status}).`);
  const [bytes] = await Promise.all([response.arrayBuffer(), init()]);
  const index = new PlaceIndex(new Uint8Array(bytes));
  const coordinates = index.coordinates();
  index.free();
  return coordinates;
}
