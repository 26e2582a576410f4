import { useEffect } from "react";
import { sentence } from "~/api/failure";
import { ListMap } from "~/features/bucket-list/board/list-map";
import { ListView } from "~/features/bucket-list/board/list-view";
import { SharedCard } from "~/features/bucket-list/card/shared-card";
import { useSharedList } from "~/features/bucket-list/card/use-shared-list";
import { paths } from "~/routing/paths";
import { useLocation, useNavigation } from "~/routing/use-location";
import type { ScreenProps } from "~/screen-map";
import { NotFound } from "~/ui/not-found";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** A list by its link: its owner edits it in place, everybody else reads, compares and borrows. */
export default function SharedListScreen({ route }: ScreenProps) {
  const w = useWords();
  const id = route.params.id ?? "";
  const here = useLocation().split(/[?#]/)[0] ?? "";
  const { own, list, failure, retry } = useSharedList(id);
  useTitle(list ? w.card.title(list.data.createdByUsername, list.data.year) : w.list.page);
  useYearOfList(here, list?.data.year, id);
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={() => void retry()} />;
  if (list === null) throw new NotFound(here);
  if (!list) return <RowsSkeleton label={w.list.loading} rows={6} />;
  if (!own || route.layout === "fashion") return <SharedCard list={list} />;
  return (
    <div className={classes.own}>
      <ListView list={own} columns={false} />
      <div className={classes.map}>
        <ListMap list={own} />
      </div>
    </div>
  );
}

/** The address of a list says its year; another one leads there. */
function useYearOfList(here: string, year: number | undefined, id: string) {
  const navigation = useNavigation();
  const said = /^\/(\d{4})\//.exec(here)?.[1];
  useEffect(() => {
    if (said && year && Number(said) !== year) navigation.replace(paths.sharedList(year, id));
  }, [said, year, id, navigation]);
}
