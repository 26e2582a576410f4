import { lazy, Suspense } from "react";
import { DashboardPage } from "~/features/quest-dashboard/dashboard-page";
import { DateActs } from "~/features/quest-date/date-acts";
import { denseDashboard } from "~/routing/quest-paths";
import { useQuery } from "~/routing/use-query";
import type { ScreenProps } from "~/screen-map";
import { RowsSkeleton } from "~/ui/states";
import { useDashboardWords } from "~/ui/words/quest-dashboard";

const ReviewPage = lazy(() =>
  import("~/features/quest-dashboard/review/review-page").then((part) => ({ default: part.ReviewPage })),
);

const slots = { DateActs };

/** A creator's quests; as its copy, the dense table. */
export default function QuestDashboardScreen({ route }: ScreenProps) {
  const [query] = useQuery();
  const { loading } = useDashboardWords();
  if (query.has("review")) {
    return (
      <Suspense fallback={<RowsSkeleton label={loading} rows={6} />}>
        <ReviewPage />
      </Suspense>
    );
  }
  return <DashboardPage isDense={route.pattern === denseDashboard} slots={slots} />;
}
