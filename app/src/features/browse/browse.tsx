import { useElementSize } from "@mantine/hooks";
import { useDeferredValue, useMemo } from "react";
import { hasWebGl } from "~/map/has-webgl";
import type { FoundPlace } from "~/map/search/providers/provider";
import { usePlaceSearch } from "~/map/search/use-place-search";
import { useQuery } from "~/routing/use-query";
import type { Category } from "~/ui/categories";
import { RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import classes from "./browse.module.css";
import { BrowseMap } from "./browse-map";
import { BrowseTitle } from "./browse-title";
import { FailedFinds } from "./failed-finds";
import { type Filter, filterFrom, hasFilters, hasRoomForIdeas, widestHint } from "./filter";
import { Filters } from "./filters";
import { FindSheet } from "./find-sheet";
import type { Find } from "./finds";
import { LastSeen } from "./last-seen";
import { MapSwitch } from "./map-switch";
import { PhoneViews } from "./phone-views";
import type { AddPlaceSlot } from "./place-rows";
import { Results } from "./results";
import { SavedSearches } from "./saved-searches";
import { SearchField } from "./search-field";
import { searchText } from "./searches";
import { useChosenPlace } from "./use-chosen-place";
import { useFinds } from "./use-finds";
import { useFramedPlace } from "./use-framed-place";
import { useFromHere } from "./use-from-here";
import { useNamedTown } from "./use-named-town";
import { useOpened } from "./use-opened";
import { useSearch } from "./use-search";
import { useSearches } from "./use-searches";
import { useSuitable, useTasteOf } from "./use-taste";
import { useWanted } from "./use-wanted";
import { useWhere } from "./use-where";

interface Props {
  /** `true` if the list comes alone, until the map is asked for: for slow devices, screen readers, or without WebGL. */
  listFirst: boolean;
  /** Id in the path: of a quest, a list, a place of somebody, or a category. */
  id: string | undefined;
  /** The card of the place that is looked at. */
  card: (place: FoundPlace, close: () => void) => React.ReactNode;
  /** The button that puts a place on one's list. */
  addPlace: AddPlaceSlot;
  /** Ideas with the words and of the category that are looked for. */
  ideas: (text: string, category: Category | null) => React.ReactNode;
}

const nothing: readonly Find[] = [];

/** Quests, open lists and the world's places on one map and in one list; the address keeps all that is looked for. */
export function Browse({ listFirst, id, card, addPlace, ideas }: Props) {
  const w = useWords();
  const [query, setQuery] = useQuery();
  // The same object for the same filter: moving the map changes the address, but nothing of what is looked for.
  const looked = JSON.stringify(filterFrom(query));
  const filter = useMemo((): Filter => JSON.parse(looked), [looked]);
  const { ref: measure, width, height } = useElementSize();
  const hasMap = hasWebGl() && (!listFirst || query.get("map") === "1");
  const placeSearch = usePlaceSearch(filter.text);
  const place = useChosenPlace(hasMap, placeSearch.places);
  const { finds, isLastSeen, failure, retry } = useFinds();
  const { hasFriends, wanted } = useWanted(finds ?? nothing, filter.wanted !== null);
  const { finds: all, taste } = useSuitable(finds ?? nothing, wanted, hasFriends);
  const known = useMemo(() => ({ wanted, nowMs: Date.now() }), [wanted]);
  const town = useNamedTown(filter.text, placeSearch);
  const { searches, save, drop } = useSearches();
  const asked = searchText(query);
  const opened = useOpened(id, finds);
  const at = query.get("at");
  const here = useFromHere(filter.within !== null && at === null && !town);
  const where = useWhere(at, hasMap ? { width, height } : null, town, here?.at);
  const { found, onMap } = useSearch(all, filter, where, known);
  // Thousands of pins are drawn anew once the list is on the screen.
  const drawn = useDeferredValue(onMap);
  const shownTaste = useTasteOf(found, taste, hasFriends);
  const showsMap = hasMap && query.get("view") === "map";
  // Only while the map is in sight and nobody has moved it. Where quests are found it stays with them, but for a town's.
  const isFree = at === null && place.chosen === null && width > 0 && (finds !== undefined || failure !== null);
  const isByTown = town?.isSure === true;
  const framed = useFramedPlace(filter.text, placeSearch, isFree && (found.length === 0 || isByTown), place.frame);

  const shelf = (finds || failure) && hasRoomForIdeas(filter) ? ideas(filter.text, filter.category) : null;

  return (
    <div className={classes.browse} data-map={showsMap || undefined} data-mapless={!hasMap || undefined}>
      <header className={classes.head}>
        <BrowseTitle />
        <SearchField text={filter.text} onText={(text) => setQuery({ q: text || null })} />
        <Filters
          filter={filter}
          onChange={setQuery}
          hasFriends={hasFriends}
          from={w.browse.within.from(town ? filter.text : null, at === null ? (here?.from ?? null) : "map")}
          onSave={searches.includes(asked) ? undefined : () => save(asked)}
        />
        <SavedSearches searches={searches} current={asked} base={opened.base} onDrop={drop} />
        {hasMap ? <PhoneViews showsMap={showsMap} onView={(view) => setQuery({ view })} /> : null}
      </header>
      <section className={classes.list} aria-label={w.browse.results}>
        {hasMap || !place.chosen ? null : (
          <div className={classes.placeHere}>{card(place.chosen, () => place.choose(null))}</div>
        )}
        {isLastSeen ? <LastSeen onRetry={retry} /> : null}
        {/* Who looks for nothing yet begins with something to do. */}
        {filter.text === "" ? shelf : null}
        {finds ? (
          <Results
            found={found}
            isEmpty={finds.length === 0}
            show={filter.show}
            hint={found.length === 0 ? widestHint(all, filter, where, known) : null}
            text={filter.text}
            search={placeSearch}
            isByTown={isByTown}
            isFiltered={hasFilters(filter)}
            isInArea={where.bbox !== undefined}
            taste={shownTaste}
            here={here?.from}
            hrefOf={opened.hrefOf}
            onOpen={opened.open}
            chosenId={place.chosen?.id}
            onPlace={place.goTo}
            addPlace={addPlace}
            onWiden={setQuery}
          />
        ) : failure ? (
          <FailedFinds failure={failure} hasIdeas={hasRoomForIdeas(filter)} onRetry={retry} />
        ) : (
          <RowsSkeleton rows={8} label={w.browse.looking} />
        )}
        {filter.text === "" ? null : shelf}
        {listFirst && hasWebGl() ? (
          <MapSwitch hasMap={hasMap} onChange={(shown) => setQuery({ map: shown ? "1" : null, at: null })} />
        ) : null}
        {hasWebGl() ? null : <p className={classes.quiet}>{w.browse.noWebGl}</p>}
      </section>
      {hasMap ? (
        <div className={classes.map} ref={measure}>
          <BrowseMap found={drawn} filter={filter} place={place} framed={framed} onOpen={opened.open}>
            {place.chosen ? card(place.chosen, () => place.choose(null)) : null}
          </BrowseMap>
        </div>
      ) : null}
      <FindSheet find={opened.find} wishId={opened.wishId} onClose={opened.close} />
    </div>
  );
}
