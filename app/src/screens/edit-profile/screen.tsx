import { Address } from "~/features/account/profile/address";
import { EditForm } from "~/features/account/profile/edit-form";
import { NotificationSettings } from "~/features/account/profile/notification-settings";
import { PasswordForm } from "~/features/account/profile/password-form";
import { PhotoForm } from "~/features/account/profile/photo-form";
import { RenameForm } from "~/features/account/profile/rename-form";
import { SecondFactor } from "~/features/account/profile/second-factor";
import { BlockedPeople } from "~/features/friends/blocked-people";
import { useSession } from "~/sync/session/use-session";
import { RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** Profile of the reader, the name they go by, and the security of their account. */
export default function EditProfileScreen() {
  const w = useWords();
  useTitle(w.profile.editTitle);
  const user = useSession((state) => state.user);
  return (
    <div className={classes.page}>
      <h1>{w.profile.editTitle}</h1>
      {user ? (
        <>
          <PhotoForm user={user} />
          <EditForm user={user} />
          <RenameForm />
          <NotificationSettings user={user} />
          <Address />
          <PasswordForm />
          <SecondFactor />
          <BlockedPeople />
        </>
      ) : (
        <RowsSkeleton label={w.common.loadingPage} rows={6} />
      )}
    </div>
  );
}
