const FORMATS_MAX = 64;
const formats = new Map<string, Intl.NumberFormat>();

/** A number format from a small cache: making one takes many times as long as formatting with it. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    if (formats.size >= FORMATS_MAX) formats.clear();
    formats.set(key, format);
  }
  return format;
}
