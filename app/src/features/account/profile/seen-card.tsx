import { portraitOf } from "~/api/photo";
import { useSession } from "~/sync/session/use-session";
import { Portrait } from "~/ui/portrait";
import { useWords } from "~/ui/words";
import classes from "./profile.module.css";

export type Onlooker = "friend" | "public";

/** One's card as the server shows it to others: friends see more than anybody. */
export function SeenCard({ as }: { as: Onlooker }) {
  const w = useWords();
  const user = useSession((state) => state.user);
  const uid = useSession((state) => state.uid) ?? undefined;
  if (!user) return null;
  const isPublic = user.prefs?.profileVisibility === "public";
  if (as === "public" && !isPublic) {
    return (
      <div className={classes.hidden}>
        <p className={classes.strong}>{w.viewAs.hidden}</p>
        <p className={classes.quiet}>{w.viewAs.hiddenExplained}</p>
      </div>
    );
  }
  const facts = [user.user_name ? `@${user.user_name}` : "", as === "friend" ? (user.homeArea?.label ?? "") : ""];
  return (
    <div className={classes.card}>
      <Portrait name={user.name} uid={uid} src={portraitOf(user)} size="card" />
      <div>
        <h2 className={classes.seenName}>{user.name}</h2>
        <p>{facts.filter(Boolean).join(" · ")}</p>
        {as === "friend" && user.bio ? <p className={classes.bio}>{user.bio}</p> : null}
      </div>
    </div>
  );
}
