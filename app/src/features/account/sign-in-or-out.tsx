import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { useWords } from "~/ui/words";
import { signOut } from "./session-flow";
import { useSession } from "./use-session";

/** The button that leads to signing in and back here, or signs out. */
export function SignInOrOut({ size }: { size: "xs" | "sm" }) {
  const w = useWords();
  const location = useLocation();
  const signedIn = useSession((state) => state.status === "signed-in");
  if (signedIn) {
    return (
      <Button variant="default" size={size} onClick={() => void signOut()}>
        {w.nav.signOut}
      </Button>
    );
  }
  return (
    <Button component={Link} href={paths.login(location)} variant="default" size={size}>
      {w.nav.signIn}
    </Button>
  );
}
