import { YearPage } from "~/features/list/year/year-page";
import { ShareDialog } from "~/features/sharing/share-dialog";
import type { SavedList } from "~/state/lists";

/** The story of a year one has a list of. Loaded only where there is a list. */
export default function OwnYear({ list }: { list: SavedList }) {
  return <YearPage list={list} ShareDialog={ShareDialog} />;
}
