import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { Notice } from "~/ui/states";
import { useCarpoolWords } from "~/ui/words/carpool";

/** The way into the hangout, for somebody who sees it without being in it. */
export function JoinFirst({ hangoutId }: { hangoutId: string }) {
  const w = useCarpoolWords();
  return (
    <Notice
      title={w.notMember.title}
      action={
        <Button component={Link} href={paths.hangout(hangoutId)} variant="default">
          {w.notMember.open}
        </Button>
      }
    >
      {w.notMember.text}
    </Notice>
  );
}
