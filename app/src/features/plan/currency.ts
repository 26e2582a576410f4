import { locale } from "~/ui/words/language";

/** The currency of the reader's region, where it is one of those most plans are in. */
export function defaultCurrency(): string {
  const { region } = new Intl.Locale(locale());
  return { US: "USD", GB: "GBP", CH: "CHF", JP: "JPY", CA: "CAD", AU: "AUD" }[region ?? ""] ?? "EUR";
}
