/** Reads times of day and lengths of time as people type them, in both languages of the product. */

const PLAIN = /^(?<hour>\d{1,2})(?:[:.h]\s*(?<minute>\d{2}))?$/;
const RUN = /^(?<hour>\d{1,2})(?<minute>\d{2})$/;

/** Reads "9", "930", "9.30", "9:30 pm", "21 Uhr" as "HH:MM"; `null` where it is no time of day. */
export function parseTime(text: string): string | null {
  const plain = text
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/\s*(?:uhr|o[’']?clock|h)$/, "");
  const half = /\s*(?<half>[ap])\.?m?\.?$/.exec(plain);
  const figures = half ? plain.slice(0, half.index) : plain;
  const { hour, minute = "00" } = (PLAIN.exec(figures) ?? RUN.exec(figures))?.groups ?? {};
  if (hour === undefined || Number(minute) > 59) return null;
  const hours = half ? from12(Number(hour), half.groups?.half === "p") : Number(hour);
  return hours === null || hours > 23 ? null : timeOfMinutes(hours * 60 + Number(minute));
}

function from12(hour: number, afternoon: boolean): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (afternoon ? 12 : 0);
}

const BARE = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;
const COLON = /^(\d{1,3})(?::|\s*(?:h|hrs?|hours?|std|stunden?)\.?\s*)([0-5]?\d)?(?:\s*m\p{L}*\.?)?$/u;
const HOURS = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:h|hrs?|hours?|std|stunden?)\.?$/;
const MINUTES = /^(\d{1,4})\s*m(?:in|ins|inutes?|inuten?)?\.?$/;

/** Reads "1 h 30", "1:30", "90 min" or "2,5 h" as minutes, a bare number as hours; `null` where it is no length. */
export function parseDuration(text: string): number | null {
  const plain = text.normalize("NFKC").trim().toLowerCase();
  const [, alone] = MINUTES.exec(plain) ?? [];
  const [, hours, part = "0"] = BARE.exec(plain) ?? HOURS.exec(plain) ?? [];
  const [, whole, rest = "0"] = COLON.exec(plain) ?? [];
  const minutes = alone ?? (hours ? Math.round(Number(`${hours}.${part}`) * 60) : Number(whole) * 60 + Number(rest));
  return Number(minutes) > 0 ? Number(minutes) : null;
}

/** Minutes from midnight to a time of day. */
export function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time of day some minutes after midnight; past the end of the day it goes on with the next one. */
export function timeOfMinutes(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}
