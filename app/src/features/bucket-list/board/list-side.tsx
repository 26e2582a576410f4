import { Button, Group } from "@mantine/core";
import { lazy, Suspense } from "react";
import { sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import type { SavedList } from "~/state/lists";
import { later } from "~/ui/later";
import { FailureNotice, Notice, OfflineNotice, RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import { StartList } from "../start-list";
import { useLists } from "../use-lists";

/** With all that can be done to a list, which somebody without one has no use for. */
const ListView = lazy(later(() => import("./list-view").then(({ ListView }) => ({ default: ListView }))));

interface Props {
  list: SavedList | undefined;
  year: number;
  signedOut: boolean;
  columns: boolean;
  onRetry: () => void;
}

/** The list, or what stands in for it: while it is looked for, where there is none, and when it could not be had. */
export function ListSide({ list, year, signedOut, columns, onRetry }: Props) {
  const w = useWords();
  const location = useLocation();
  const known = useLists(({ saved }) => saved !== undefined);
  const failure = useLists((state) => state.failure);
  if (list) {
    return (
      <>
        {failure ? <OfflineNotice /> : null}
        <Suspense fallback={<RowsSkeleton label={w.list.loading} rows={6} />}>
          <ListView key={list.id} list={list} columns={columns} />
        </Suspense>
      </>
    );
  }
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={onRetry} />;
  if (!known) return <RowsSkeleton label={w.list.loading} rows={6} />;
  const start = (
    <Group gap="sm">
      <StartList year={year} />
      {signedOut ? (
        <Button component={Link} href={paths.login(location)} variant="default" size="md">
          {w.list.signIn}
        </Button>
      ) : null}
    </Group>
  );
  return (
    <Notice main title={w.list.fresh(year)} action={start}>
      {w.list.freshPage}
    </Notice>
  );
}
