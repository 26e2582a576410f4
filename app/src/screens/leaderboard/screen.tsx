import { LeaderboardPage } from "~/features/leaderboard/leaderboard-page";
import type { ScreenProps } from "~/screen-map";

/** Leaderboards; with `?quest=` that of a quest first. */
export default function LeaderboardScreen({ route }: ScreenProps) {
  return <LeaderboardPage questId={[route.query.quest].flat()[0] || null} />;
}
