import { expect, it } from "vitest";
import { formatMoney, plainAmount } from "./format-money";
import { parseMoney } from "./parse-money";

it.each([
  ["en-GB", "EUR", "12.50", 1250],
  ["en-GB", "EUR", "12.5", 1250],
  ["en-GB", "EUR", "1,234", 123_400],
  ["en-GB", "EUR", "1,234.5", 123_450],
  ["en-GB", "GBP", "£ 14", 1400],
  ["en-US", "EUR", "EUR 0.29", 29],
  ["en-IN", "INR", "₹1,23,456.70", 12_345_670],
  ["de-DE", "EUR", "12,50", 1250],
  ["de-DE", "EUR", "12.50", 1250],
  ["de-DE", "EUR", "1.234", 123_400],
  ["de-DE", "EUR", "1.234,50 €", 123_450],
  ["de-DE", "EUR", "1,234.50", 123_450],
  ["de-DE", "EUR", "1.234.567", 123_456_700],
  ["de-CH", "CHF", "1’234.50", 123_450],
  ["fr-FR", "EUR", "1 234,50 €", 123_450],
  ["de-DE", "EUR", ",5", 50],
  ["en-GB", "JPY", "1,000", 1000],
  ["en-GB", "BHD", "1.234", 1234],
  ["ar-EG", "EGP", "١٢٫٥٠", 1250],
  ["hi", "INR", "१२.५", 1250],
])("in %s, %s reads “%s” as %i", (language, currency, text, minor) => {
  expect(parseMoney(text, currency, language)).toEqual({ minor });
});

it.each([
  ["de-DE", "EUR", "1,234", "tooPrecise"],
  ["en-GB", "EUR", "1.234", "tooPrecise"],
  ["en-GB", "JPY", "12.5", "tooPrecise"],
  ["en-GB", "EUR", "-5", "negative"],
  ["en-GB", "EUR", "twelve", "unreadable"],
  ["en-GB", "EUR", "1.2.3", "unreadable"],
  ["en-GB", "EUR", "1,23,4.5.6", "unreadable"],
  ["de-CH", "CHF", "1,234", "unreadable"],
  ["en-GB", "USD", "€5", "unreadable"],
  ["en-GB", "EUR", "1e3", "unreadable"],
  ["en-GB", "EUR", "99999999999999999", "tooLarge"],
])("in %s, %s refuses “%s” as %s instead of guessing", (language, currency, text, problem) => {
  expect(parseMoney(text, currency, language)).toEqual({ problem });
});

it.each(["en-GB", "en-US", "de-DE", "de-CH", "de-AT", "fr-FR", "pt-BR", "sv", "hi", "ar-EG", "ja"])(
  "reads back what it wrote in %s, for every currency, to the last unit",
  (language) => {
    const wrong: string[] = [];
    for (const currency of Intl.supportedValuesOf("currency")) {
      for (const minor of [0, 29, 1005, 123_456_789]) {
        for (const text of [plainAmount(minor, currency, language), formatMoney(minor, currency, language)]) {
          const read = parseMoney(text.replace(/[\u200e\u200f\u061c]/g, ""), currency, language);
          if (!("minor" in read) || read.minor !== minor) wrong.push(`${language} ${currency} ${minor} ${text}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);
