import type { ReactNode } from "react";
import { SignInOrOut } from "~/features/account/sign-in-or-out";
import { useSession } from "~/features/account/use-session";
import { ThemeSwitch } from "~/ui/theme-switch";
import { Wordmark } from "~/ui/wordmark";
import classes from "./app-layout.module.css";
import { Navigation } from "./navigation";
import { SkipLink } from "./skip-link";

/** The product itself: a rail at the side on wide windows, a bar at the bottom on phones. */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <aside className={classes.rail}>
        <Wordmark />
        <Navigation />
        <Account />
      </aside>
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
    </div>
  );
}

function Account() {
  const name = useSession((state) => state.user?.name);
  return (
    <div className={classes.account}>
      {name ? <p className={classes.name}>{name}</p> : null}
      <div className={classes.accountRow}>
        <SignInOrOut size="xs" />
        <ThemeSwitch />
      </div>
    </div>
  );
}
