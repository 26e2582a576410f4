import { useEffect } from "react";
import { returnPath } from "~/core";
import { SignInForm } from "~/features/account/sign-in-form";
import { useSession } from "~/features/account/use-session";
import { useNavigation } from "~/routing/use-location";
import type { ScreenProps } from "~/screen-map";
import { useTitle } from "~/ui/use-title";
import { Wordmark } from "~/ui/wordmark";
import classes from "./screen.module.css";

/** Signing in or up, and then back to where one was going. */
export default function LoginScreen({ route }: ScreenProps) {
  useTitle("Sign in");
  const navigation = useNavigation();
  const redirect = [route.query.redirect].flat()[0];
  const target = returnPath(redirect);
  const status = useSession((state) => state.status);
  useEffect(() => {
    if (status === "signed-in") navigation.replace(target);
  }, [status, target, navigation]);
  return (
    <div className={classes.page}>
      <header>
        <Wordmark />
      </header>
      <main id="content" tabIndex={-1} className={classes.card}>
        <h1>Welcome</h1>
        <p className={classes.where}>
          {target === "/"
            ? "One list for the year, kept safe and shared as you like."
            : `After this you go on to ${target}`}
        </p>
        <SignInForm
          initialMode={route.query.new === undefined ? "in" : "up"}
          onDone={() => navigation.replace(target)}
        />
      </main>
    </div>
  );
}
