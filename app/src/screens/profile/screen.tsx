import { DeviceSettings } from "~/features/account/profile/device-settings";
import { Devices } from "~/features/account/profile/devices";
import { ExportData } from "~/features/account/profile/export-data";
import { ProfileCard } from "~/features/account/profile/profile-card";
import { useSession } from "~/features/account/use-session";
import { Years } from "~/features/bucket-list/year/years";
import { Friends } from "~/features/friends/friends";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { RowsSkeleton } from "~/ui/states";
import { useArrival } from "~/ui/use-arrival";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** My card, my friends, my years, where I am signed in, and what is chosen for this device. */
export default function ProfileScreen() {
  const w = useWords();
  useTitle(w.profile.title);
  const known = useSession((state) => state.user !== null);
  useArrival(known);
  if (!known) return <RowsSkeleton label={w.common.loadingPage} rows={6} />;
  return (
    <div className={classes.page}>
      <ProfileCard />
      <Friends />
      <Years />
      <DeviceSettings />
      <Devices />
      <ExportData title={w.exportData.title} />
      <p className={classes.leave}>
        <Link href={paths.deleteAccount}>{w.profile.delete}</Link>
      </p>
    </div>
  );
}
