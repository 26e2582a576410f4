import type { Period } from "~/api/schema";
import { useLedger } from "~/sync/points/use-ledger";
import { Chart } from "~/ui/charts/chart";
import { format } from "~/ui/time/format-time";
import { locale } from "~/ui/words/language";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import { dateOf, daysOfWeek, KINDS, pointsByKind } from "./kinds";

/** The reader's own points on each day of a week, by what they are for; nothing for a week without any. */
export function WeekChart({ period, nowMs }: { period: Exclude<Period, "all">; nowMs: number }) {
  const w = useLeaderboardWords();
  const { data: lines = [] } = useLedger();
  const days = daysOfWeek(nowMs, period === "week" ? 0 : -1);
  const sums = days.map((day) => pointsByKind(lines.filter((line) => line.day === day)));
  if (!sums.some((sum) => KINDS.some((kind) => sum[kind] > 0))) return null;
  const labels = days.map((day) => format(dateOf(day), { weekday: "short" }, locale()));
  return (
    <Chart
      title={w.byDay[period]}
      data={{ labels, series: KINDS.map((kind) => ({ name: w.kind[kind], values: sums.map((sum) => sum[kind]) })) }}
      shape="stackedBars"
      labelHeading={w.day}
    />
  );
}
