import { Button, Group } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { useQuery } from "~/routing/use-query";
import { useSession } from "~/sync/session/use-session";
import { Notice } from "~/ui/states";
import { useWords } from "~/ui/words";

/** True if the address has the secret of a link, which is worth nothing where it shows no list. */
function useIsDeadLink(): boolean {
  const [query] = useQuery();
  return query.has("k");
}

/** Stands in for a list that is not there or not for the reader; which of the two is not told. */
export function HiddenList() {
  const isSignedOut = useSession(({ status }) => status === "signed-out" || status === "ended-before");
  return isSignedOut ? <MaySignIn /> : <MayAsk />;
}

function MaySignIn() {
  const w = useWords();
  const here = useLocation();
  const isDead = useIsDeadLink();
  return (
    <Notice
      main
      title={isDead ? w.hiddenList.dead : w.hiddenList.title}
      action={
        <Group gap="sm">
          <Button component={Link} href={paths.login(here)}>
            {w.nav.signIn}
          </Button>
          <Button component={Link} href={paths.home} variant="default">
            {w.error.home}
          </Button>
        </Group>
      }
    >
      {isDead ? w.hiddenList.deadExplained : w.hiddenList.explained}
    </Notice>
  );
}

function MayAsk() {
  const w = useWords();
  const here = useLocation();
  const isDead = useIsDeadLink();
  const { copy, copied, error } = useClipboard({ timeout: 4_000 });
  const message = w.hiddenList.message(new URL(here, window.location.href).href);
  return (
    <Notice
      main
      title={isDead ? w.hiddenList.dead : w.hiddenList.noAccess}
      action={
        <>
          <Group gap="sm">
            <Button onClick={() => copy(message)}>{copied ? w.share.copied : w.hiddenList.ask}</Button>
            <Button component={Link} href={paths.list} variant="default">
              {w.hiddenList.list}
            </Button>
          </Group>
          {/* Where the browser refuses to copy it, the message can be copied by hand. */}
          <p role="status">{error ? message : copied ? w.share.copied : ""}</p>
        </>
      }
    >
      {w.hiddenList.noAccessExplained}
    </Notice>
  );
}
