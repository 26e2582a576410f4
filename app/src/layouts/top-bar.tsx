import { SignInOrOut } from "~/features/account/sign-in-or-out";
import { useSession } from "~/features/account/use-session";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { ThemeSwitch } from "~/ui/theme-switch";
import { Wordmark } from "~/ui/wordmark";
import { useWords } from "~/ui/words";
import classes from "./top-bar.module.css";

/** The bar of public pages: the name, the way to one's list, and signing in or out. */
export function TopBar() {
  const w = useWords();
  const signedIn = useSession((state) => state.status === "signed-in");
  return (
    <header className={classes.bar}>
      <Wordmark />
      <nav aria-label={w.nav.main} className={classes.nav}>
        <Link href={paths.browse} className={classes.link}>
          {w.nav.browse}
        </Link>
        {signedIn ? (
          <Link href={paths.list} className={classes.link}>
            {w.nav.list}
          </Link>
        ) : null}
        <ThemeSwitch />
        <SignInOrOut size="sm" />
      </nav>
    </header>
  );
}
