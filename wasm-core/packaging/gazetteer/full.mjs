// The dump of all GeoNames places, for operators who have downloaded allCountries.zip: what people may look for in it.
import { createInterface } from "node:readline";
import { importanceOf, isTown, otherNames, parseLine } from "./towns.mjs";

/** GeoNames' feature codes by kind, https://www.geonames.org/export/codes.html. */
const CODES = {
  island: "ISL ISLS ISLET ATOL",
  mountain: "MT MTS PK PKS VLC RDGE",
  region: "RGN PEN CAPE VAL OAS CNYN PLN PLAT",
  lake: "LK LKS LGN RSV",
  river: "STM",
  sea: "SEA OCN BAY GULF STRT FJD SD",
  desert: "DSRT DUNE ERG",
  waterfall: "FLLS",
  park: "PRK RESN RESW RESF",
  beach: "BCH BCHS",
  sight: "ANS ARCH BDG CSTL CH CTHL FT GDN HSTS LTHSE MNMT MSQE MUS OBS OPRA PAL PYR PYRS RUIN SHRN SQR STDM THTR TMPL TOWR WALLA ZOO AMUS CAVE GYSR",
};
const kinds = new Map(Object.entries(CODES).flatMap(([kind, codes]) => codes.split(" ").map((code) => [code, kind])));
/** Of what is neither a town nor a peak nor water there is too much: only what has a second name is kept. */
const NEEDS_NO_OTHER_NAME = new Set(["island", "mountain", "lake", "waterfall", "beach"]);

/** Known as well as a town of some thousand people; names in other languages tell more. */
const importance = ({ alternates }) => Math.min(140, Math.round(80 + 12 * Math.log1p(alternates.length)));

/** Names in Latin letters that a place other than a town keeps: they are what people find it by. */
const NAMES_MAX = 8;

/** Tells whether a place can be packed: one odd line of twelve million must not stop the others. */
const isWhole = ({ id, name, country, lat, lng }) =>
  Number.isSafeInteger(id) && id > 0 && name.trim() !== "" && Buffer.byteLength(name) <= 250 && /^[A-Z]{2}$/.test(country) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Columns of a line of GeoNames' tables, https://download.geonames.org/export/dump/readme.txt. */
const COLUMNS = 19;

/**
 * Places of a stream of GeoNames' lines, without those that `isKnown` finds among the places of other tables.
 *
 * @throws where a line has other columns: it is another file then
 */
export async function* readFull(stream, isKnown) {
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === "") continue;
    if (line.split("\t").length !== COLUMNS) throw new Error(`a line of GeoNames' allCountries.txt has ${COLUMNS} columns, unlike: ${line.slice(0, 80)}`);
    const place = parseLine(line);
    if (!isWhole(place) || isKnown(place)) continue;
    if (place.featureClass === "P") {
      if (isTown(place)) yield { ...place, kind: "town", importance: importanceOf(place), names: otherNames(place) };
      continue;
    }
    const kind = kinds.get(place.feature);
    if (kind === undefined || !"THLSV".includes(place.featureClass)) continue;
    if (place.alternates.length === 0 && !NEEDS_NO_OTHER_NAME.has(kind)) continue;
    yield { ...place, kind, population: 0, importance: importance(place), names: otherNames(place, undefined, NAMES_MAX) };
  }
}
