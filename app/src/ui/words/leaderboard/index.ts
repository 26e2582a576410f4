/** Words of leaderboards, loaded with them. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type LeaderboardWords = typeof en;

export function useLeaderboardWords(): LeaderboardWords {
  return { en, de }[useLanguage()];
}
