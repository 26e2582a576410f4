/** Words of the calendar address, loaded with the profile. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type CalendarFeedWords = typeof en;

export function useCalendarFeedWords(): CalendarFeedWords {
  return { en, de }[useLanguage()];
}
