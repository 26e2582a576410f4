import currencies from "currency-codes";
import { expect, it } from "vitest";
import { currencyDigits, toDecimal } from "./currency-digits";
import { formatMoney, formatPrice } from "./format-money";

/** Codes that begin with X, except three francs, are metals, tests and units of account. */
const FRANCS = ["XAF", "XOF", "XPF"];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it("knows the minor unit of every currency of ISO 4217", () => {
  const wrong = currencies.data.filter(
    ({ code, digits }) => (FRANCS.includes(code) || !code.startsWith("X")) && currencyDigits(code) !== digits,
  );
  expect(wrong.map(({ code, digits }) => `${code} ${digits}`)).toEqual([]);
  expect(currencies.data.length).toBeGreaterThan(150);
});

it.each([
  [1250, "EUR", "en-GB", "€12.50"],
  [1250, "EUR", "de-DE", "12,50 €"],
  [1250, "JPY", "en-GB", "JP¥1,250"],
  [1250, "BHD", "en-GB", "BHD 1.250"],
  [1250, "IQD", "en-GB", "IQD 1.250"],
  [-5, "EUR", "en-GB", "-€0.05"],
  [9_007_199_254_740_991, "EUR", "en-GB", "€90,071,992,547,409.91"],
])("writes %i %s in %s as %s", (minor, currency, language, text) => {
  expect(plain(formatMoney(minor, currency, language))).toBe(text);
});

it("leaves off the decimals of a price where they are zero", () => {
  expect(formatPrice(1400, "EUR", "en-GB")).toBe("€14");
  expect(formatPrice(950, "EUR", "en-GB")).toBe("€9.50");
});

it("never loses a unit on the way to a decimal text", () => {
  for (let minor = 0; minor < 20_000; minor += 7) expect(Math.round(Number(toDecimal(minor, "EUR")) * 100)).toBe(minor);
});
