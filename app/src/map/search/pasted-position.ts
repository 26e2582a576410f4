/** Reads a position out of what people paste: coordinates, or a link of a map. Pure. */

export interface Position {
  lat: number;
  lng: number;
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** `48.2, 16.37`; `…/@48.2,16.37,12z`; `…?q=48.2,16.37` and its kin; `…#map=12/48.2/16.37`; `geo:48.2,16.37`. */
const FORMS = [
  new RegExp(String.raw`^\s*${NUMBER}\s*[,;\s]\s*${NUMBER}\s*$`),
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[@]${NUMBER},${NUMBER}`),
  new RegExp(`[?&](?:q|ll|query|center|daddr|destination)=(?:loc:)?${NUMBER}(?:,|%2C)\\+?${NUMBER}`, "i"),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
];

/** The position a text stands for; `null` where it is none, or not on the globe. */
export function pastedPosition(text: string): Position | null {
  for (const form of FORMS) {
    const [, first, second] = form.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    const [lat, lng] = [Number(first), Number(second)];
    if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
  }
  return null;
}
