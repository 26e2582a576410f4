import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { useFirstWords } from "~/ui/words/first";

/** The button that leads to signing in, and back here. */
export function SignIn() {
  const w = useFirstWords();
  const location = useLocation();
  return (
    <Button component={Link} href={paths.login(location)} variant="default">
      {w.nav.signIn}
    </Button>
  );
}
