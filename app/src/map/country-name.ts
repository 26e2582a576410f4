import { locale } from "~/ui/words/language";

const namesByLocale = new Map<string, Intl.DisplayNames>();

/** A country in the language of the page; the code itself where it is not known. */
export function countryName(code: string): string {
  try {
    return namesIn(locale()).of(code) ?? code;
  } catch {
    return code;
  }
}

function namesIn(tag: string): Intl.DisplayNames {
  const names = namesByLocale.get(tag) ?? new Intl.DisplayNames(tag, { type: "region" });
  namesByLocale.set(tag, names);
  return names;
}
