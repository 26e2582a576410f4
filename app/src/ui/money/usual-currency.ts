/** Currencies of the regions of the languages people use here; others are chosen by hand. */
const OF_REGION: Readonly<Record<string, string>> = {
  GB: "GBP",
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  CH: "CHF",
  LI: "CHF",
  JP: "JPY",
  DK: "DKK",
  SE: "SEK",
  NO: "NOK",
  PL: "PLN",
  CZ: "CZK",
};

/** The currency to begin with: that of the region in the language tag, else the euro. */
export function usualCurrency(language: string): string {
  return OF_REGION[new Intl.Locale(language).region ?? ""] ?? "EUR";
}
