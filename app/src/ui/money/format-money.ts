/** Amounts of money as the reader writes them. An amount is an integer of the currency's minor unit: 1250 EUR is €12.50. */
import { numberFormat } from "../number-format";
import { words } from "../words";
import { locale } from "../words/language";
import { currencyDigits, toDecimal } from "./currency-digits";

/** Formats an amount, "€12.50". Throws a `RangeError` for what is no currency code. */
export function formatMoney(minor: number, currency: string, language: string = locale()): string {
  return format(minor, currency, language, "auto");
}

/** Formats a price, "€14" or "€9.50": without decimals where they are all zero. */
export function formatPrice(minor: number, currency: string, language: string = locale()): string {
  return format(minor, currency, language, "stripIfInteger");
}

/** A price as an offer says it: "Free" when it is nothing. */
export function offerPrice(minor: number, currency: string): string {
  return minor === 0 ? words().browse.free : formatPrice(minor, currency);
}

function format(minor: number, currency: string, language: string, trailingZeroDisplay: "auto" | "stripIfInteger") {
  const digits = currencyDigits(currency);
  const options = {
    style: "currency",
    currency,
    // "$" instead of "US$" would leave open whose dollars they are.
    currencyDisplay: "symbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay,
  } as const;
  // As a text, so that no amount is rounded on its way.
  return numberFormat(language, options).format(toDecimal(minor, currency) as `${number}`);
}

/** The sign of a currency in a language, and the side of the amount it stands on. */
export function currencySign(currency: string, language: string): { sign: string; side: "before" | "after" } {
  const parts = numberFormat(language, { style: "currency", currency }).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === "currency");
  const amountAt = parts.findIndex(({ type }) => type === "integer");
  return { sign: parts[at]?.value ?? currency, side: at < amountAt ? "before" : "after" };
}

/** The name of a currency, "euro". */
export function currencyName(currency: string, language: string = locale()): string {
  return new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency;
}

/** An amount without its currency, as one types it: "12,50". */
export function plainAmount(minor: number, currency: string, language: string = locale()): string {
  const digits = currencyDigits(currency);
  return numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toDecimal(minor, currency) as `${number}`);
}
