import { type ReactNode, useMemo, useState } from "react";
import { MapView } from "~/map/map-view";
import type { FoundPlace } from "~/map/search/providers/provider";
import { useQuery } from "~/routing/use-query";
import { useCategoryOf } from "~/ui/pictures/use-category";
import { useWords } from "~/ui/words";
import { viewFrom } from "./address";
import { CardInView } from "./card-in-view";
import type { Filter, Found } from "./filter";
import { findPins } from "./find-pins";
import type { Find } from "./finds";
import type { ChosenPlace } from "./use-chosen-place";
import { useWishLists } from "./use-wish-lists";
import { WishCard } from "./wish-card";
import { wishPins } from "./wish-pins";

interface Props {
  /** Everything that was found, wherever it is. */
  found: readonly Found[];
  filter: Filter;
  place: ChosenPlace;
  /** The place that words mean, marked until one is chosen. */
  framed: FoundPlace | null;
  /** @param wishId - id of the wish that was pressed, of a list */
  onOpen: (find: Find, wishId?: string) => void;
  /** The card of the chosen place. */
  children: ReactNode;
}

/**
 * Map of the results, one's own wishes and those of friends; it shows the world's towns only to somebody who looks for
 * places.
 */
export function BrowseMap({ found, filter, place, framed, onOpen, children }: Props) {
  const w = useWords();
  const [query] = useQuery();
  const [began] = useState(() => viewFrom(query.get("at")));
  const [asked, setTowns] = useState<boolean>();
  const towns = asked ?? filter.show === "places";
  const lists = useWishLists(true);
  const getCategory = useCategoryOf();
  const wishes = useMemo(() => wishPins(lists, filter, getCategory), [lists, filter, getCategory]);
  const finds = useMemo(() => {
    const shown = new Set(lists.map(({ listId }) => listId));
    return findPins(found, getCategory).filter(({ find }) => !shown.has(find.id));
  }, [found, lists, getCategory]);
  const items = useMemo(() => [...wishes, ...finds], [wishes, finds]);
  const [chosenId, choose] = useState<string | null>(null);
  const wish = wishes.find(({ id }) => id === chosenId);
  const pick = (id: string) => {
    const pin = finds.find((each) => each.id === id);
    if (pin) return onOpen(pin.find, pin.wish?.id);
    place.choose(null);
    choose(id);
  };
  return (
    <MapView
      label={w.browse.map}
      waking="with-page"
      items={items}
      framed={false}
      towns={towns}
      onTowns={() => setTowns(!towns)}
      chosenItemId={wish?.id}
      onPickItem={pick}
      onLeave={() => {
        choose(null);
        if (place.chosen) place.choose(null);
      }}
      marker={place.chosen ?? framed ?? undefined}
      onPickPlace={(picked) => {
        choose(null);
        place.choose(picked);
      }}
      onMoveEnd={place.onMoveEnd}
      {...(began ? { initialView: began } : {})}
      {...(place.target ? { target: place.target } : {})}
    >
      {wish && !place.chosen ? <WishCard pin={wish} onClose={() => choose(null)} /> : null}
      {place.chosen ? <CardInView key={place.chosen.id}>{children}</CardInView> : null}
    </MapView>
  );
}
