import { Button } from "@mantine/core";
import { signOut } from "~/features/account/session-flow";
import { useSession } from "~/features/account/use-session";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { ThemeSwitch } from "~/ui/theme-switch";
import { Wordmark } from "~/ui/wordmark";
import classes from "./top-bar.module.css";

/** The bar of public pages: the name, the way to one's list, and signing in or out. */
export function TopBar() {
  const location = useLocation();
  const signedIn = useSession((state) => state.status === "signed-in");
  return (
    <header className={classes.bar}>
      <Wordmark />
      <nav aria-label="Main" className={classes.nav}>
        <Link href={paths.browse} className={classes.link}>
          Browse
        </Link>
        {signedIn ? (
          <Link href={paths.list} className={classes.link}>
            My list
          </Link>
        ) : null}
        <ThemeSwitch />
        {signedIn ? (
          <Button variant="default" size="sm" onClick={() => void signOut()}>
            Sign out
          </Button>
        ) : (
          <Button component={Link} href={paths.login(location)} variant="default" size="sm">
            Sign in
          </Button>
        )}
      </nav>
    </header>
  );
}
