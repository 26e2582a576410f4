import { ExportMenu } from "~/features/exchange/export-menu";
import { ImportDialog } from "~/features/exchange/import-dialog";
import { ListView } from "~/features/list/board/list-view";
import { ShareDialog } from "~/features/sharing/share-dialog";
import type { SavedList } from "~/state/lists";

const slots = { ExportMenu, ImportDialog, ShareDialog };

/** One's own list with everything that can be done to it. Loaded only where there is a list. */
export default function OwnList({ list, columns }: { list: SavedList; columns: boolean }) {
  return <ListView list={list} slots={slots} columns={columns} />;
}
