/** Currencies of ISO 4217 whose smallest unit is not a hundredth. A test compares the list with the published table. */
const DIGITS: Readonly<Record<string, number>> = {
  ...each("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF", 0),
  ...each("BHD IQD JOD KWD LYD OMR TND", 3),
  ...each("CLF UYW", 4),
};

function each(codes: string, digits: number): Record<string, number> {
  return Object.fromEntries(codes.split(" ").map((code) => [code, digits]));
}

/**
 * Decimals of a currency's minor unit, by ISO 4217. `Intl` is no source for it: V8 follows CLDR, which shows an Iraqi
 * dinar without decimals although its minor unit is a thousandth, and other engines follow ISO.
 */
export function currencyDigits(currency: string): number {
  return DIGITS[currency.toUpperCase()] ?? 2;
}

/** An amount of minor units as a decimal text, "1250" as "12.50", without a floating-point step. */
export function toDecimal(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const figures = String(Math.abs(minor)).padStart(digits + 1, "0");
  const cut = figures.length - digits;
  const fraction = digits > 0 ? `.${figures.slice(cut)}` : "";
  return `${minor < 0 ? "-" : ""}${figures.slice(0, cut)}${fraction}`;
}
