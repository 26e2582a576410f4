import { DashboardPage } from "~/features/quest-dashboard/dashboard-page";
import { denseDashboard } from "~/routing/quest-paths";
import type { ScreenProps } from "~/screen-map";

/** A creator's quests; as its copy, the dense table. */
export default function QuestDashboardScreen({ route }: ScreenProps) {
  return <DashboardPage isDense={route.pattern === denseDashboard} />;
}
