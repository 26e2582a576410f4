import { Button, Group } from "@mantine/core";
import { portraitOf } from "~/api/photo";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { signOut } from "~/sync/session/session";
import { useSession } from "~/sync/session/use-session";
import { monthOf } from "~/ui/format";
import { Portrait } from "~/ui/portrait";
import { useWords } from "~/ui/words";
import classes from "./profile.module.css";

/** Card of the reader's own profile. */
export function ProfileCard() {
  const w = useWords();
  const user = useSession((state) => state.user);
  const uid = useSession((state) => state.uid) ?? undefined;
  if (!user) return null;
  return (
    <header className={classes.card}>
      <Portrait name={user.name} uid={uid} src={portraitOf(user)} size="card" />
      <div>
        <h1>{user.name}</h1>
        <p>
          {user.user_name ? `@${user.user_name}` : ""}
          {user.homeArea ? ` · ${user.homeArea.label}` : ""}
        </p>
        {user.bio ? <p className={classes.bio}>{user.bio}</p> : null}
        {user.createdAt ? <p className={classes.since}>{w.profile.since(monthOf(user.createdAt))}</p> : null}
        <Group gap="sm" mt="md">
          <Button component={Link} href={paths.editProfile} variant="default">
            {w.profile.edit}
          </Button>
          <Button component={Link} href={paths.myQuests} variant="default">
            {w.browse.myQuests}
          </Button>
          <Button component={Link} href={paths.leaderboard} variant="default">
            {w.profile.points}
          </Button>
          <Button component={Link} href={paths.seenByOthers} variant="default">
            {w.viewAs.title}
          </Button>
          <Button variant="default" onClick={() => void signOut()}>
            {w.nav.signOut}
          </Button>
        </Group>
      </div>
    </header>
  );
}
