import { Button, Group } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import { sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import type { SavedList } from "~/state/lists";
import { isInterrupted } from "~/state/session";
import { useLists } from "~/sync/lists/use-lists";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice, Notice, OfflineNotice, RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";

interface Props {
  list: SavedList | undefined;
  year: number;
  signedOut: boolean;
  onRetry: () => void;
  /** Makes the list of the year. */
  start: ReactNode;
  /** Place to write the first wish of it. */
  first: ReactNode;
  /** The list, where there is one; it may still load. */
  children: ReactNode;
}

/** The list, or what stands in for it: while it is looked for, where there is none, and when it could not be had. */
export function ListSide({ list, year, signedOut, onRetry, start, first, children }: Props) {
  const w = useWords();
  const location = useLocation();
  const known = useLists(({ saved }) => saved !== undefined);
  const failure = useLists((state) => state.failure);
  const isSignInNeeded = useSession(isInterrupted);
  if (list) {
    return (
      <>
        {failure ? <OfflineNotice /> : null}
        <Suspense fallback={<RowsSkeleton label={w.list.loading} rows={6} />}>{children}</Suspense>
      </>
    );
  }
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={onRetry} />;
  if (!known) return <RowsSkeleton label={w.list.loading} rows={6} />;
  const ways = (
    <Group gap="sm" w="100%">
      {isSignInNeeded ? null : first}
      {start}
      {signedOut ? (
        <Button component={Link} href={paths.login(location)} variant="default" size="md">
          {w.list.signIn}
        </Button>
      ) : null}
    </Group>
  );
  return (
    <Notice main title={w.list.fresh(year)} action={ways}>
      {isSignInNeeded ? w.list.behindSignIn : w.list.freshPage}
    </Notice>
  );
}
