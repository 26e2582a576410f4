/** Words of the dashboard of quests, loaded with it. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type DashboardWords = typeof en;

export function useDashboardWords(): DashboardWords {
  return { en, de }[useLanguage()];
}
