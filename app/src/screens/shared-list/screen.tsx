import { useEffect } from "react";
import { sentence } from "~/api/failure";
import { ExportMenu } from "~/features/exchange/export-menu";
import { ImportDialog } from "~/features/exchange/import-dialog";
import { AddFriend } from "~/features/friends/add-friend";
import { ListMap } from "~/features/list/board/list-map";
import { ListView } from "~/features/list/board/list-view";
import { useOpenItem } from "~/features/list/board/use-open-item";
import { CompareButton } from "~/features/sharing/card/compare-button";
import { SharedCard } from "~/features/sharing/card/shared-card";
import { HiddenList } from "~/features/sharing/hidden-list";
import { ShareDialog } from "~/features/sharing/share-dialog";
import { paths } from "~/routing/paths";
import { useLocation, useNavigation } from "~/routing/use-location";
import type { ScreenProps } from "~/screen-map";
import { useOwnerName } from "~/sync/lists/use-owner-name";
import { useSharedList } from "~/sync/lists/use-shared-list";
import { firstName } from "~/ui/people/person";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

const slots = { ExportMenu, ImportDialog, ShareDialog, Compare: CompareButton };

/** A list by its link: its owner edits it in place, everybody else reads, compares and borrows. */
export default function SharedListScreen({ route }: ScreenProps) {
  const w = useWords();
  const { open: openItem } = useOpenItem();
  const id = route.params.id ?? "";
  const here = useLocation().split(/[?#]/)[0] ?? "";
  const key = [route.query.k].flat()[0] ?? null;
  const { own, edited, list, failure, retry } = useSharedList(id, key);
  const title = list === null ? w.hiddenList.noAccess : w.list.page;
  const name = useOwnerName(list?.data);
  useTitle(list ? w.card.title(firstName({ name }), list.data.year) : title);
  useYearOfList(here, list?.data.year, id, key);
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={() => void retry()} />;
  if (list === null) return <HiddenList />;
  if (!list) return <RowsSkeleton label={w.list.loading} rows={6} />;
  const editable = own ?? edited;
  if (!editable || (own && route.layout === "fashion"))
    return <SharedCard list={list} secret={key} AddFriend={AddFriend} />;
  return (
    <div className={classes.own}>
      <ListView list={editable} slots={slots} columns={false} isOwn={own !== undefined} />
      <div className={classes.map}>
        <ListMap list={editable} onOpen={openItem} />
      </div>
    </div>
  );
}

/** The address of a list says its year; another one leads there. */
function useYearOfList(here: string, year: number | undefined, id: string, key: string | null) {
  const navigation = useNavigation();
  const said = /^\/(\d{4})\//.exec(here)?.[1];
  useEffect(() => {
    const secret = key ? `?k=${encodeURIComponent(key)}` : "";
    if (said && year && Number(said) !== year) navigation.replace(paths.sharedList(year, id) + secret);
  }, [said, year, id, key, navigation]);
}
