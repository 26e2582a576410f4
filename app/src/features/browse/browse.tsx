import { SegmentedControl } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useMemo } from "react";
import { sentence } from "~/api/failure";
import { hasWebGl } from "~/map/has-webgl";
import type { FoundPlace } from "~/map/search/providers/provider";
import { bboxOf } from "~/map/view";
import { useQuery } from "~/routing/use-query";
import type { Category } from "~/ui/categories";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import { viewFrom } from "./address";
import classes from "./browse.module.css";
import { BrowseMap } from "./browse-map";
import { type Filter, filterFrom, search, widestHint } from "./filter";
import { Filters } from "./filters";
import { FindSheet } from "./find-sheet";
import type { Find } from "./finds";
import { LastSeen } from "./last-seen";
import { Results } from "./results";
import { SavedSearches } from "./saved-searches";
import { SearchField } from "./search-field";
import { searchText } from "./searches";
import { useChosenPlace } from "./use-chosen-place";
import { useDates, useFinds } from "./use-finds";
import { useOpened } from "./use-opened";
import { useSearches } from "./use-searches";
import { useWanted } from "./use-wanted";

interface Props {
  /** Whether the list comes alone, until the map is asked for: for slow devices, screen readers, or without WebGL. */
  listFirst: boolean;
  /** What the path names: a quest, a list, a place of somebody, or a category. */
  id: string | undefined;
  /** The card of the place that is looked at. */
  card: (place: FoundPlace, close: () => void) => React.ReactNode;
  /** Ideas with the words and of the category that are looked for. */
  ideas: (text: string, category: Category | null) => React.ReactNode;
}

const nothing: readonly Find[] = [];

/** Quests, open lists and the world's places on one map and in one list; the address keeps all that is looked for. */
export function Browse({ listFirst, id, card, ideas }: Props) {
  const w = useWords();
  const [query, setQuery] = useQuery();
  const filter = useMemo(() => filterFrom(query), [query]);
  const { ref: measure, width, height } = useElementSize();
  const place = useChosenPlace();
  const { finds, isLastSeen, failure, retry } = useFinds();
  const all = finds ?? nothing;
  const dates = useDates(all, filter.when !== null || filter.seats !== null);
  const { hasFriends, wanted } = useWanted(all, filter.wanted !== null);
  const known = useMemo(() => ({ dates, wanted, nowMs: Date.now() }), [dates, wanted]);
  const { searches, save, drop } = useSearches();
  const asked = searchText(query);
  const opened = useOpened(id, finds);
  const hasMap = hasWebGl() && (!listFirst || query.get("map") === "1");
  const at = query.get("at");
  const where = useMemo(() => {
    const middle = viewFrom(at) ?? undefined;
    // Until somebody moves the map the whole world is meant; what it happens to show is no wish.
    const isSeen = hasMap && width > 0;
    return middle && isSeen ? { bbox: bboxOf(middle, { width, height }), middle } : { middle };
  }, [at, width, height, hasMap]);
  const found = useMemo(
    () => (filter.show === "places" ? [] : search(all, filter, where, known)),
    [all, filter, where, known],
  );
  const showsMap = query.get("view") === "map";

  return (
    <div className={classes.browse} data-map={showsMap || undefined} data-mapless={!hasMap || undefined}>
      <header className={classes.head}>
        <h1>{w.browse.title}</h1>
        <p>{w.browse.lede}</p>
        <SearchField text={filter.text} onText={(text) => setQuery({ q: text || null })} />
        <Filters
          filter={filter}
          onChange={setQuery}
          hasFriends={hasFriends}
          onSave={searches.includes(asked) ? undefined : () => save(asked)}
        />
        <SavedSearches searches={searches} current={asked} base={opened.base} onDrop={drop} />
        {hasMap ? (
          <div className={classes.phoneViews}>
            <SegmentedControl
              fullWidth
              aria-label={w.list.viewLabel}
              value={showsMap ? "map" : "list"}
              data={(["list", "map"] as const).map((value) => ({ value, label: w.browse.phoneViews[value] }))}
              onChange={(value) => setQuery({ view: value === "map" ? "map" : null })}
            />
          </div>
        ) : null}
      </header>
      <section className={classes.list} aria-label={w.browse.results}>
        {isLastSeen ? <LastSeen onRetry={retry} /> : null}
        {finds ? (
          <Results
            found={found}
            isEmpty={finds.length === 0}
            onlyPlaces={filter.show === "places"}
            hint={found.length === 0 ? widestHint(all, filter, where, known) : null}
            text={filter.text}
            wanted={wanted}
            hrefOf={opened.hrefOf}
            onOpen={opened.open}
            onPlace={place.goTo}
            onWiden={setQuery}
          />
        ) : failure ? (
          <FailureNotice main={false} sentence={sentence(failure)} onRetry={retry} />
        ) : (
          <RowsSkeleton rows={8} label={w.browse.looking} />
        )}
        {finds && hasRoomForIdeas(filter) ? ideas(filter.text, filter.category) : null}
        {listFirst && hasWebGl() ? (
          <button
            type="button"
            className={classes.mapSwitch}
            onClick={() => setQuery({ map: hasMap ? null : "1", at: null })}
          >
            {hasMap ? w.browse.hideMap : w.browse.showMap}
          </button>
        ) : null}
        {hasWebGl() ? null : <p className={classes.quiet}>{w.browse.noWebGl}</p>}
        {hasMap || !place.chosen ? null : (
          <div className={classes.placeHere}>{card(place.chosen, () => place.choose(null))}</div>
        )}
      </section>
      {hasMap ? (
        <div className={classes.map} ref={measure}>
          <BrowseMap found={found} place={place} onOpen={opened.open} onMoveEnd={(text) => setQuery({ at: text })}>
            {place.chosen ? card(place.chosen, () => place.choose(null)) : null}
          </BrowseMap>
        </div>
      ) : null}
      <FindSheet find={opened.find} onClose={opened.close} />
    </div>
  );
}

/** Ideas have no price, place or date: where one of these is asked for, they are none of what is looked for. */
function hasRoomForIdeas({ show, price, within, when, seats, wanted }: Filter): boolean {
  return [show, price, within, when, seats, wanted].every((part) => part === null);
}
