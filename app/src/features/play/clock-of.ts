import { locale } from "~/ui/words/language";

/** The time of day of a moment, "16:34", where this device is. */
export function clockOf(iso: string): string {
  return new Date(iso).toLocaleTimeString(locale(), { timeStyle: "short" });
}
