import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { SelfLink } from "~/features/account/self-link";
import { SignIn } from "~/features/account/sign-in";
import { useIsKnown, useSession } from "~/sync/session/use-session";
import { useSignOut } from "~/sync/session/use-sign-out";
import { ThemeSwitch } from "~/ui/theme-switch";
import { Wordmark } from "~/ui/wordmark";
import { useFirstWords } from "~/ui/words/first";
import classes from "./app-layout.module.css";
import { Bell } from "./bell";
import { Navigation } from "./navigation";
import { SkipLink } from "./skip-link";

/** The product itself: a rail at the side on wide windows, a bar at the bottom on phones. */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <aside className={classes.rail}>
        <div className={classes.head}>
          <Wordmark />
          <Bell />
        </div>
        <Navigation />
        <Account />
      </aside>
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
    </div>
  );
}

/**
 * Account of the reader, and the way in or out. On phones the way out is on the profile alone, where it is not pressed
 * by mistake.
 */
function Account() {
  const w = useFirstWords();
  const signedIn = useIsKnown();
  const signOut = useSignOut();
  const isSessionGone = useSession(({ status }) => status === "ended-before");
  return (
    <div className={classes.account}>
      <SelfLink />
      <div className={classes.accountRow}>
        {signedIn ? null : <SignIn />}
        {signedIn && !isSessionGone ? (
          <Button variant="default" className={classes.signOut ?? ""} onClick={signOut}>
            {w.nav.signOut}
          </Button>
        ) : null}
        <ThemeSwitch />
      </div>
    </div>
  );
}
