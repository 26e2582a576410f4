import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { isInterrupted } from "~/state/session";
import { requestSignIn } from "~/sync/session/resume";
import { useSession } from "~/sync/session/use-session";
import { useFirstWords } from "~/ui/words/first";

/** The button that leads to signing in, and back here. After an interruption it asks in place. */
export function SignIn() {
  const w = useFirstWords();
  const location = useLocation();
  const interrupted = useSession(isInterrupted);
  if (interrupted) {
    return (
      <Button variant="default" onClick={() => void requestSignIn()}>
        {w.nav.signIn}
      </Button>
    );
  }
  return (
    <Button component={Link} href={paths.login(location)} variant="default">
      {w.nav.signIn}
    </Button>
  );
}
