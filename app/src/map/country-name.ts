const names = new Intl.DisplayNames(undefined, { type: "region" });

/** A country in the reader's language; the code itself where it is not known. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
