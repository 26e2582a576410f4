import { locale } from "~/ui/words/language";

/** A measured number with three digits that count. */
export function figure(value: number): string {
  return value.toLocaleString(locale(), { maximumSignificantDigits: 3 });
}

/** Megabytes of a million bytes. */
export const megabytes = (bytes: number) => figure(bytes / 1_000_000);

export const whole = (count: number) => count.toLocaleString(locale());
