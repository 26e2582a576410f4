import { EditForm } from "~/features/account/profile/edit-form";
import { useSession } from "~/features/account/use-session";
import { RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** What I say about myself. */
export default function EditProfileScreen() {
  const w = useWords();
  useTitle(w.profile.editTitle);
  const user = useSession((state) => state.user);
  return (
    <div className={classes.page}>
      <h1>{w.profile.editTitle}</h1>
      {user ? <EditForm user={user} /> : <RowsSkeleton label={w.common.loadingPage} rows={6} />}
    </div>
  );
}
