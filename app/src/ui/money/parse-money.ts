/**
 * Reads an amount that somebody typed. Libraries that parse numbers by locale change values silently: "12.50" typed in
 * German becomes 1250 in `@internationalized/number`. Here an amount is either certain or refused with a reason.
 */

import { numberFormat } from "../number-format";
import { currencyDigits } from "./currency-digits";
import { currencySign } from "./format-money";

export type MoneyProblem = "unreadable" | "tooPrecise" | "negative" | "tooLarge";
export type ParsedMoney = { minor: number } | { problem: MoneyProblem };

interface Separators {
  decimal: string;
  /** More than one where money is grouped otherwise than numbers are, as in Austria. */
  groups: readonly string[];
}

const SPACES = /[\s\u00a0\u202f]/g;
const APOSTROPHES = /[’'`]/g;

/** Reads "12,50", "1.234,50 €" or "EUR 12" as minor units of the currency. */
export function parseMoney(text: string, currency: string, language: string): ParsedMoney {
  const amount = bare(text, currency, language);
  if (/^[-−–]/.test(amount)) return { problem: "negative" };
  const parts = split(amount, separatorsOf(currency, language));
  if (!parts) return { problem: "unreadable" };
  const digits = currencyDigits(currency);
  if (parts.fraction.length > digits) return { problem: "tooPrecise" };
  const minor = Number(parts.integer + parts.fraction.padEnd(digits, "0"));
  return Number.isSafeInteger(minor) ? { minor } : { problem: "tooLarge" };
}

/** The amount alone: digits of every script as ASCII, without the currency's sign, code and spaces. */
function bare(text: string, currency: string, language: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(SPACES, "")
    .replace(APOSTROPHES, "'");
  const { sign } = currencySign(currency, language);
  const narrow = currencySign(currency, "en").sign;
  return [currency, currency.toLowerCase(), sign, narrow]
    .reduce((rest, mark) => rest.replace(mark.normalize("NFKC").replace(SPACES, ""), ""), plain)
    .replaceAll("٫", ".")
    .replaceAll("٬", "'");
}

/** Digits of a script are numbered in tens from its zero, which the code point before it is not. */
function asciiDigit(digit: string): string {
  let value = 0;
  for (let code = (digit.codePointAt(0) ?? 0) - 1; value < 9; code--, value++) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code))) break;
  }
  return String(value % 10);
}

function separatorsOf(currency: string, language: string): Separators {
  const formats = [numberFormat(language), numberFormat(language, { style: "currency", currency })];
  const parts = formats.flatMap((format) => format.formatToParts(12345.6));
  const of = (wanted: string) => parts.filter(({ type }) => type === wanted).map(({ value }) => value);
  return { decimal: of("decimal")[0] === "," ? "," : ".", groups: of("group") };
}

/** Cuts an amount into integer and fraction; `null` where it could mean two things or nothing. */
function split(amount: string, separators: Separators): { integer: string; fraction: string } | null {
  if (!/^(?:\d[\d.,']*|[.,]\d+)$/.test(amount)) return null;
  const decimalAt = decimalPosition(amount, separators);
  if (decimalAt === null) return null;
  const [whole, fraction] = [amount.slice(0, decimalAt), amount.slice(decimalAt + 1)];
  if (!/^\d*$/.test(fraction) || !isGrouped(whole)) return null;
  return { integer: whole.replace(/\D/g, "") || "0", fraction };
}

/** Position of the decimal separator: at the end of the amount where it has none, `null` where that is uncertain. */
function decimalPosition(amount: string, { decimal, groups }: Separators): number | null {
  const marks = [...amount.matchAll(/[.,']/g)].map(({ 0: mark, index }) => ({ mark, index }));
  const last = marks.at(-1);
  if (!last) return amount.length;
  const alone = marks.every(({ mark }) => mark === last.mark);
  if (!alone) return last.mark === "'" || marks.filter(({ mark }) => mark === last.mark).length > 1 ? null : last.index;
  if (marks.length > 1 || last.mark === "'") return amount.length;
  if (last.mark === decimal || !isGrouped(amount)) return last.index;
  return groups.includes(last.mark) ? amount.length : null;
}

/** True if the figures stand in groups, "1.234.567", or in none; Indian groups of two before the last are fine. */
function isGrouped(whole: string): boolean {
  return (
    /^\d*$/.test(whole) || (/^[1-9]\d{0,2}(?:([.,'])\d{2,3}(?:\1\d{2,3})*)?$/.test(whole) && /[.,']\d{3}$/.test(whole))
  );
}
