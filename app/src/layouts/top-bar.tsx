import { Button } from "@mantine/core";
import { SignIn } from "~/features/account/sign-in";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useIsKnown } from "~/sync/session/use-session";
import { ThemeSwitch } from "~/ui/theme-switch";
import { Wordmark } from "~/ui/wordmark";
import { useFirstWords } from "~/ui/words/first";
import classes from "./top-bar.module.css";

/** The bar of public pages: the name, and the way to one's list, or to signing in. */
export function TopBar() {
  const w = useFirstWords();
  const signedIn = useIsKnown();
  return (
    <header className={classes.bar}>
      <Wordmark />
      <nav aria-label={w.nav.main} className={classes.nav}>
        <Link href={paths.browse} className={classes.link}>
          {w.nav.browse}
        </Link>
        <ThemeSwitch />
        {signedIn ? (
          <Button component={Link} href={paths.list} variant="default">
            {w.nav.list}
          </Button>
        ) : (
          <SignIn />
        )}
      </nav>
    </header>
  );
}
