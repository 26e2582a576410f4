import { portraitOf } from "~/api/photo";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useSession } from "~/sync/session/use-session";
import { Portrait } from "~/ui/portrait";
import { useFirstWords } from "~/ui/words/first";
import classes from "./self-link.module.css";

/** Oneself, and the way to one's profile: the face alone on phones, the name beside it where there is room. */
export function SelfLink() {
  const w = useFirstWords();
  const user = useSession((state) => state.user);
  const uid = useSession((state) => state.uid) ?? undefined;
  if (!user) return null;
  const name = user.name || user.user_name || "";
  return (
    <Link href={paths.profile} className={classes.me} aria-label={w.nav.me(name)}>
      <Portrait name={name} uid={uid} src={portraitOf(user)} size="small" />
      <span>{name}</span>
    </Link>
  );
}
