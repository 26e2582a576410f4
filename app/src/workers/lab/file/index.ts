/** Points from a file somebody dropped: GeoJSON, or a table with columns of longitude and latitude. Read piece by piece. */
import { Coordinates } from "./coordinates";
import { GeoJsonReader } from "./geojson";
import { FileProblem } from "./problem";
import { readTable } from "./table";

const SNIFFED_BYTES = 1_024;

/** Longitude and latitude in degrees, in turn; `onShare` hears which part of the file is read. Rejected with a {@link FileProblem}. */
export async function readPoints(file: File, onShare: (share: number) => void): Promise<Float64Array<ArrayBuffer>> {
  const into = new Coordinates();
  if (await isJson(file)) await readGeoJson(file, into, onShare);
  else await readTable(file, into, onShare);
  const lngLat = into.finish();
  if (lngLat.length === 0) throw new FileProblem({ kind: "empty" });
  return lngLat;
}

/** By its name, or what it begins with. */
async function isJson(file: File): Promise<boolean> {
  return /\.(geo)?json$/i.test(file.name) || /^\s*[{[]/.test(await file.slice(0, SNIFFED_BYTES).text());
}

async function readGeoJson(file: File, into: Coordinates, onShare: (share: number) => void): Promise<void> {
  const reader = new GeoJsonReader(into);
  const decoder = new TextDecoder();
  const pieces = file.stream().getReader();
  let read = 0;
  for (let piece = await pieces.read(); piece.value; piece = await pieces.read()) {
    reader.push(decoder.decode(piece.value, { stream: true }));
    read += piece.value.byteLength;
    onShare(read / file.size);
  }
  reader.push(decoder.decode());
  reader.finish();
}
