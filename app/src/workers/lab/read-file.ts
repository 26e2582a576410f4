/** Points from a file somebody dropped: GeoJSON, or CSV with columns of longitude and latitude. */

/** A file that cannot be used; the message names the line and what is wrong there. */
export class FileProblem extends Error {}

/** Longitude and latitude in degrees, in turn. */
export function pointsInText(name: string, text: string): Float64Array {
  const json = /\.(geo)?json$/i.test(name) || /^\s*[{[]/.test(text);
  const lngLat = json ? geoJsonPoints(text) : csvPoints(text);
  if (lngLat.length === 0) throw new FileProblem("Line 1: there is no point in this file.");
  return Float64Array.from(lngLat);
}

const LONGITUDE = /^(lng|lon|long|longitude|x)$/i;
const LATITUDE = /^(lat|latitude|y)$/i;

function csvPoints(text: string): number[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const header = lines[0] ?? "";
  const separator = [",", ";", "\t"].reduce((best, each) =>
    header.split(each).length > header.split(best).length ? each : best,
  );
  const names = cells(header, separator);
  const [lngAt, latAt] = [
    names.findIndex((cell) => LONGITUDE.test(cell)),
    names.findIndex((cell) => LATITUDE.test(cell)),
  ];
  if (lngAt < 0 || latAt < 0) {
    throw new FileProblem(
      "Line 1: the header needs a column “longitude” (or lng, lon, x) and a column “latitude” (or lat, y).",
    );
  }
  const lngLat: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0 || line.trim() === "") continue;
    const row = cells(line, separator);
    lngLat.push(degrees(row[lngAt], 180, "longitude", at + 1), degrees(row[latAt], 90, "latitude", at + 1));
  }
  return lngLat;
}

/** The cells of a line; a cell in quotes may hold separators and doubled quotes. */
function cells(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  const found: string[] = [""];
  let quoted = false;
  for (const character of line.replaceAll('""', "\u0001")) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) found.push("");
    else found[found.length - 1] += character;
  }
  return found.map((cell) => cell.replaceAll("\u0001", '"').trim());
}

function degrees(cell: string | undefined, most: number, what: string, line: number): number {
  const value = cell === undefined || cell === "" ? Number.NaN : Number(cell);
  if (Math.abs(value) <= most) return value;
  throw new FileProblem(`Line ${line}: the ${what} “${cell ?? ""}” is not a number from −${most} to ${most}.`);
}

interface Json {
  type?: string;
  coordinates?: unknown;
  features?: Json[];
  geometries?: Json[];
  geometry?: Json | null;
}

function geoJsonPoints(text: string): number[] {
  const root = parsed(text);
  const lngLat: number[] = [];
  const features = root.type === "FeatureCollection" && Array.isArray(root.features) ? root.features : [root];
  for (const [at, feature] of features.entries()) {
    const problem = collect(feature, lngLat);
    if (problem) throw new FileProblem(`Line ${lineOfFeature(text, at)}: feature ${at + 1} ${problem}.`);
  }
  return lngLat;
}

function parsed(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === "object") return value as Json;
  } catch (error) {
    const message = String((error as Error).message);
    const line =
      /line (\d+)/.exec(message)?.[1] ?? lineAt(text, Number(/position (\d+)/.exec(message)?.[1] ?? text.length));
    throw new FileProblem(`Line ${line}: this is not JSON.`);
  }
  throw new FileProblem("Line 1: this is not GeoJSON.");
}

/** Adds the points of a feature or geometry, passing over lines and areas; answers what is wrong with it. */
function collect(json: Json | null | undefined, lngLat: number[]): string | undefined {
  if (!json) return undefined;
  if (json.type === "Feature") return collect(json.geometry, lngLat);
  if (json.type === "GeometryCollection") {
    return json.geometries?.map((geometry) => collect(geometry, lngLat)).find((problem) => problem !== undefined);
  }
  const positions = json.type === "Point" ? [json.coordinates] : json.type === "MultiPoint" ? json.coordinates : [];
  if (!Array.isArray(positions)) return "has no coordinates";
  for (const position of positions) {
    const [lng, lat] = Array.isArray(position) ? position : [];
    const fine = typeof lng === "number" && typeof lat === "number" && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
    if (!fine) return "has no longitude from −180 to 180 and latitude from −90 to 90";
    lngLat.push(lng, lat);
  }
  return undefined;
}

function lineOfFeature(text: string, index: number): number {
  const marks = text.matchAll(/"type"\s*:\s*"Feature"/g);
  let seen = 0;
  for (const { index: position } of marks) {
    if (seen === index) return lineAt(text, position);
    seen += 1;
  }
  return 1;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}
