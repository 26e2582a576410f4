/** Words of the inbox, loaded with it. */
import { type Language, useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type NotificationWords = typeof en;

const all: Record<Language, NotificationWords> = { en, de };

export function useNotificationWords(): NotificationWords {
  return all[useLanguage()];
}
