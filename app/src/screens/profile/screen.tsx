import { LeavingNotice } from "~/features/account/leaving/leaving-notice";
import { DeviceSettings } from "~/features/account/profile/device-settings";
import { Devices } from "~/features/account/profile/devices";
import { ExportData } from "~/features/account/profile/export-data";
import { ProfileCard } from "~/features/account/profile/profile-card";
import { Badges } from "~/features/badges/badges";
import { CalendarFeed } from "~/features/calendar-feed/calendar-feed";
import { Friends } from "~/features/friends/friends";
import { Years } from "~/features/list/year/years";
import { FriendsNews } from "~/features/today/people";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { ScreenProps } from "~/screen-map";
import { useSession } from "~/sync/session/use-session";
import { RowsSkeleton } from "~/ui/states";
import { useArrival } from "~/ui/use-arrival";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import { Person } from "./person";
import classes from "./screen.module.css";
import { SeenByOthers } from "./seen-by-others";

/** Me: my card, friends and years, where I am signed in; or, as its copy, what others see of it; or somebody else. */
export default function ProfileScreen({ route }: ScreenProps) {
  const w = useWords();
  const known = useSession((state) => state.user !== null);
  const uid = useSession((state) => state.uid);
  const of = [route.query.of].flat()[0];
  if (!known) return <RowsSkeleton label={w.common.loadingPage} rows={6} />;
  if (route.pattern === paths.seenByOthers) return <SeenByOthers />;
  if (of && of !== uid) return <Person uid={of} />;
  return route.query.view === "friends" ? <FriendsPage /> : <Mine />;
}

/** The people one does things with: what they did lately, who asks, and how more of them come. */
function FriendsPage() {
  const w = useWords();
  useTitle(w.friends.title);
  return (
    <div className={classes.page}>
      <h1>{w.friends.title}</h1>
      <FriendsNews />
      <Friends isPage />
    </div>
  );
}

function Mine() {
  const w = useWords();
  useTitle(w.profile.title);
  useArrival(true);
  return (
    <div className={classes.page}>
      <LeavingNotice />
      <ProfileCard />
      <Friends />
      <Years />
      <Badges />
      <CalendarFeed />
      <DeviceSettings />
      <Devices />
      <ExportData title={w.exportData.title} />
      <p className={classes.leave}>
        <Link href={paths.deleteAccount}>{w.profile.delete}</Link>
      </p>
    </div>
  );
}
