import { SegmentedControl } from "@mantine/core";
import { lazy } from "react";
import { ListMap } from "~/features/list/board/list-map";
import { ListSide } from "~/features/list/board/list-side";
import { useOpenItem } from "~/features/list/board/use-open-item";
import { DraftNotice } from "~/features/onboarding/draft-notice";
import { StartList } from "~/features/onboarding/start-list";
import { WishField } from "~/features/welcome/wish-field";
import { useQuery } from "~/routing/use-query";
import type { ScreenProps } from "~/screen-map";
import { addToYear } from "~/sync/lists/add-to-year";
import { useListOf } from "~/sync/lists/use-lists";
import { refetchLists } from "~/sync/session/own-lists";
import { useIsKnown, useSession } from "~/sync/session/use-session";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

const OwnList = lazy(later(() => import("./own-list")));

/** Lists of others that one edits along, which nobody waits for. */
const SharedWithMe = lazy(
  later(() => import("~/features/list/year/shared-with-me").then((part) => ({ default: part.SharedWithMe }))),
);

/** The person's list of a year, beside the map of the world or as a board. */
export default function BucketListScreen({ route }: ScreenProps) {
  const w = useWords();
  const [, setQuery] = useQuery();
  const { open: openItem } = useOpenItem();
  const asked = Number([route.query.year].flat()[0]) || null;
  const list = useListOf(asked);
  const isSignedIn = useIsKnown();
  const signedOut = useSession((state) => state.status === "signed-out");
  const { view } = route.query;
  const columns = view === "board";
  const year = asked ?? new Date().getFullYear();
  useTitle(list ? w.list.title(list.data.year) : w.list.page);
  return (
    <div
      className={classes.screen}
      data-columns={columns || undefined}
      data-map={(list && view === "map") || undefined}
    >
      <div className={classes.side}>
        <div className={classes.views}>
          <SegmentedControl
            aria-label={w.list.viewLabel}
            size="sm"
            value={columns ? "board" : "map"}
            data={(["map", "board"] as const).map((value) => ({ value, label: w.list.views[value] }))}
            onChange={(value) => setQuery({ view: value === "board" ? "board" : null })}
          />
        </div>
        {list ? (
          <div className={classes.phoneViews}>
            <SegmentedControl
              fullWidth
              aria-label={w.list.viewLabel}
              value={view === "map" ? "map" : "list"}
              data={(["list", "map"] as const).map((value) => ({ value, label: w.list.phoneViews[value] }))}
              onChange={(value) => setQuery({ view: value === "map" ? "map" : null })}
            />
          </div>
        ) : null}
        <div className={classes.list}>
          {list ? <DraftNotice list={list} /> : null}
          <ListSide
            list={list}
            year={year}
            signedOut={signedOut}
            onRetry={() => void refetchLists()}
            start={<StartList year={year} quiet />}
            first={<WishField year={year} onAdd={(title, more) => addToYear(year, title, more)} />}
          >
            {list ? <OwnList key={list.id} list={list} columns={columns} /> : null}
          </ListSide>
          {isSignedIn ? (
            <Late>
              <SharedWithMe year={year} />
            </Late>
          ) : null}
        </div>
      </div>
      {columns ? null : (
        <div className={classes.map}>
          <ListMap list={list} onOpen={openItem} />
        </div>
      )}
    </div>
  );
}
