/** Reads a position out of what people paste: coordinates, or a link of a map. Pure. */

export interface Position {
  lat: number;
  lng: number;
}

/** Longest text that is looked through: links of maps reach some hundred letters. */
export const PASTED_MAX = 2000;

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
/** A number as it is written in German; of a position both are. */
const COMMA_NUMBER = String.raw`([+-]?\d{1,3},\d+)`;
/** Between latitude and longitude in a link, as it is or percent-encoded. */
const COMMA = "(?:,|%2C)(?:\\s|\\+|%20)*";
/** Parameters of links that hold a position. */
const PARAMETERS = "q|ll|sll|query|center|daddr|destination|coordinate|cbll|viewpoint|cp";

/**
 * `48.2, 16.37`; `48,2 16,37`; `…!3d48.2!4d16.37`, the place itself, before `…/@48.2,16.37,12z`, the middle of the map it was looked at
 * on; `…?q=48.2,16.37` and its kin; `…/search/48.2,+16.37`; `…#map=12/48.2/16.37`; `geo:48.2,16.37`.
 */
const FORMS = [
  new RegExp(String.raw`^\s*\(?${NUMBER}\s*[,;\s]\s*${NUMBER}\)?\s*$`),
  new RegExp(String.raw`^\s*\(?${COMMA_NUMBER}(?:\s*;\s*|,?\s+)${COMMA_NUMBER}\)?\s*$`),
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:${PARAMETERS})=(?:loc:)?${NUMBER}(?:${COMMA}|~)${NUMBER}`, "i"),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`/(?:search|place|dir/)/${NUMBER}${COMMA}${NUMBER}`),
  new RegExp(`[@]${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`, "i"),
];

/** Degrees, and minutes and seconds where there are any, with a hemisphere: `48°12′30″N`, `16.37° E`. */
const ANGLE = String.raw`(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*)?`;
const ANGLES = new RegExp(String.raw`^\s*${ANGLE}([NS])[\s,;]*${ANGLE}([EWO])\s*$`, "i");

/** The position a text stands for; `null` where it is none, or not on the globe. */
export function pastedPosition(text: string): Position | null {
  if (text.length > PASTED_MAX) return null;
  for (const form of FORMS) {
    const [, lat, lng] = form.exec(text) ?? [];
    const position = onGlobe(number(lat), number(lng));
    if (position) return position;
  }
  const [, degrees, minutes, seconds, pole, degreesEast, minutesEast, secondsEast, side] = ANGLES.exec(text) ?? [];
  const lat = angle([degrees, minutes, seconds], /s/i.test(pole ?? ""));
  const lng = angle([degreesEast, minutesEast, secondsEast], /w/i.test(side ?? ""));
  return onGlobe(lat, lng);
}

function number(text: string | undefined): number {
  return Number(text?.replace(",", "."));
}

function onGlobe(lat: number, lng: number): Position | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function angle([degrees, minutes = "0", seconds = "0"]: readonly (string | undefined)[], isNegative: boolean): number {
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return isNegative ? -size : size;
}
