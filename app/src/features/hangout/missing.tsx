import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { Notice } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";

/** For somebody who is not signed in and has no link that works. */
export function SignInFirst({ here }: { here: string }) {
  const w = useWords();
  const { missing, page } = w.hangout;
  useTitle(page);
  return (
    <Notice
      main
      title={missing.title}
      action={
        <Button component={Link} href={paths.login(here)}>
          {w.nav.signIn}
        </Button>
      }
    >
      {missing.signedOut}
    </Notice>
  );
}

/** There is no such hangout, or none that the reader may see: which of the two is not told. */
export function HangoutMissing() {
  const { missing } = useWords().hangout;
  return (
    <Notice
      main
      title={missing.title}
      action={
        <Button component={Link} href={paths.home} variant="default">
          {missing.home}
        </Button>
      }
    >
      {missing.text}
    </Notice>
  );
}
