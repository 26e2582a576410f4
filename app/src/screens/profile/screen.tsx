import { DeviceSettings } from "~/features/account/profile/device-settings";
import { ProfileCard } from "~/features/account/profile/profile-card";
import { useSession } from "~/features/account/use-session";
import { Years } from "~/features/bucket-list/year/years";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** My card, my years, and what is chosen for this device. */
export default function ProfileScreen() {
  const w = useWords();
  useTitle(w.profile.title);
  const known = useSession((state) => state.user !== null);
  if (!known) return <RowsSkeleton label={w.common.loadingPage} rows={6} />;
  return (
    <div className={classes.page}>
      <ProfileCard />
      <Years />
      <DeviceSettings />
      <p className={classes.leave}>
        <Link href={paths.deleteAccount}>{w.profile.delete}</Link>
      </p>
    </div>
  );
}
