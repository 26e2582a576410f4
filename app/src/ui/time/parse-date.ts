/** Reads a day as people type it in a language: by figures in the language's order, by the name of a month, by "tomorrow". */
import { addDays } from "./zoned-time";

export type ParsedDate =
  | { date: string }
  | { problem: "unreadable" }
  /** A day that the month does not have. */
  | { problem: "noSuchDay"; month: number; year: number; days: number };

type Field = "day" | "month" | "year";

/** Reads "28.11.2026", "28 Nov", "11/28/26" or "morgen". A day without a year is the next such day from today. */
export function parseDate(text: string, language: string, today: string): ParsedDate {
  const plain = fold(text);
  const relative = [-1, 0, 1, 2].find((days) => relativeName(language, days) === plain);
  if (relative !== undefined) return { date: addDays(today, relative) };
  const isoDate = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(plain)?.groups;
  const fields = isoDate ?? byName(plain, language) ?? byFigures(plain, language);
  return fields ? check(fields, today) : { problem: "unreadable" };
}

function relativeName(language: string, days: number): string {
  return fold(new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day"));
}

/** Lower case, without accents and full stops after names, with single spaces. */
function fold(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
  return plain.replace(/(\p{L})\./gu, "$1").replace(/\s+/g, " ");
}

/** By the name of the month: "28 nov 2026", "nov 28", "28. november", with or without the day of the week. */
function byName(plain: string, language: string): Partial<Record<Field, string>> | null {
  const names = plain.match(/\p{L}+/gu) ?? [];
  const months = monthNames(language);
  const month = names.map((name) => months.findIndex((each) => isShort(name, each))).find((at) => at >= 0);
  const figures = plain.match(/\d+/g) ?? [];
  if (month === undefined || figures.length === 0 || figures.length > 2) return null;
  const [day, year] = figures[0]?.length === 4 ? [figures[1], figures[0]] : figures;
  return { ...(day && { day }), month: String(month + 1), ...(year && { year }) };
}

function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => fold(format.format(Date.UTC(2024, month, 15))));
}

/** True if a name is the beginning of a month's, of three letters at least. */
function isShort(name: string, month: string): boolean {
  return name.length >= 3 && month.startsWith(name);
}

function byFigures(plain: string, language: string): Partial<Record<Field, string>> | null {
  const figures = /^(\d{1,4})[./\- ]+(\d{1,2})(?:[./\- ]+(\d{1,4}))?[./]?$/.exec(plain)?.slice(1).filter(Boolean);
  if (!figures) return null;
  const order = fieldOrder(language).filter((field) => figures.length === 3 || field !== "year");
  return Object.fromEntries(order.map((field, at) => [field, figures[at] ?? ""]));
}

/** The order in which a language writes a day in figures. */
function fieldOrder(language: string): Field[] {
  const parts = new Intl.DateTimeFormat(language, { timeZone: "UTC" }).formatToParts(0);
  const isField = (type: string): type is Field => type === "day" || type === "month" || type === "year";
  return parts.map(({ type }) => type).filter(isField);
}

function check({ day = "", month = "", year }: Partial<Record<Field, string>>, today: string): ParsedDate {
  const [d, m] = [Number(day), Number(month)];
  if (
    !(m >= 1 && m <= 12) ||
    d < 1 ||
    day.length > 2 ||
    (year !== undefined && year.length !== 2 && year.length !== 4)
  ) {
    return { problem: "unreadable" };
  }
  const thisYear = Number(today.slice(0, 4));
  const past = `${month.padStart(2, "0")}-${day.padStart(2, "0")}` < today.slice(5);
  const y = year === undefined ? thisYear + (past ? 1 : 0) : Number(year) + (year.length === 2 ? 2000 : 0);
  const days = new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (d > days) return { problem: "noSuchDay", month: m, year: y, days };
  return { date: `${String(y).padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` };
}
