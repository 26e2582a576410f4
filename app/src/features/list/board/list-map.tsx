import { Skeleton } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Activity, GazetteerPlace } from "~/core";
import { fitPoints } from "~/map/fit-points";
import { ItemCard } from "~/map/item-card";
import { Journey } from "~/map/journey/journey";
import { MapView } from "~/map/map-view";
import type { Size, View } from "~/map/view";
import { useWithFriends } from "~/map/whose/choice";
import { WhoseSwitch } from "~/map/whose/whose-switch";
import { useQuery } from "~/routing/use-query";
import type { SavedList } from "~/state/lists";
import { mapFocus } from "~/state/map-focus";
import { isDone } from "~/sync/lists/activities";
import { actionsOf } from "~/sync/lists/item-actions";
import { placedItems } from "~/sync/lists/placed-items";
import { useLists } from "~/sync/lists/use-lists";
import { useCategoryOf } from "~/ui/pictures/use-category";
import { WAITING } from "~/ui/whole";
import { useWords } from "~/ui/words";
import { PlaceCard } from "../add/place-card";
import { FriendsCard } from "./friends-card";
import { journeyOf } from "./journey-of";
import { tick } from "./tick";
import { useFriendsPins } from "./use-friends-pins";

interface Props {
  list: SavedList | undefined;
  /** `true` if the map is for adding places. */
  picking?: boolean;
  /** Opens an item's details; left out where there are none. */
  onOpen?: (id: string) => void;
  /** `true` if a line joins what was done in the order of its days. */
  joined?: boolean;
}

/** Zoom of an item that is asked for: its surroundings. */
const ITEM_ZOOM = 8;

/** The places of a list; and the world's towns while one looks for a place, of which a pressed one can be added. */
export function ListMap({ list, picking = false, onOpen, joined = false }: Props) {
  const w = useWords();
  const [place, setPlace] = useState<GazetteerPlace | null>(null);
  const [asked, setTowns] = useState<boolean>();
  const activities = list?.data.activities;
  const getCategory = useCategoryOf();
  const own = useMemo(() => placedItems(activities ?? [], getCategory), [activities, getCategory]);
  const friends = useFriendsPins(picking ? undefined : list?.data.year, list?.id);
  const withFriends = useWithFriends() && friends.length > 0;
  const items = useMemo(() => (withFriends ? [...own, ...friends] : own), [withFriends, own, friends]);
  const journey = useMemo(() => (joined ? journeyOf(activities ?? []) : []), [joined, activities]);
  const towns = asked ?? picking;
  const known = useLists(({ saved }) => saved !== undefined);
  const view = useMemo(() => fitPoints(own), [own]);
  const holder = useRef<HTMLDivElement>(null);
  const { itemId, setItemId, target, setTarget } = useFocusedItem(activities, holder);
  const item = activities?.find(({ id }) => id === itemId);
  const friendsPin = withFriends ? friends.find(({ id }) => id === itemId) : undefined;
  const add = async (listId: string, found: GazetteerPlace) => {
    if (await actionsOf(listId).addPlace(found)) setPlace(null);
  };
  const card =
    item && list ? (
      <ItemCard
        activity={item}
        done={isDone(item)}
        onOpen={onOpen && (() => onOpen(item.id))}
        onTick={(done) => tick(actionsOf(list.id), item, done)}
        onClose={() => setItemId(null)}
      />
    ) : friendsPin && list ? (
      <FriendsCard pin={friendsPin} year={list.data.year} onClose={() => setItemId(null)} />
    ) : place && list ? (
      <PlaceCard
        place={place}
        listed={activities?.some(({ placeId }) => placeId === place.id) ?? false}
        onAdd={() => void add(list.id, place)}
        onClose={() => setPlace(null)}
      />
    ) : null;
  // The map begins where the list is, so that it waits for it.
  if (!known) return <Skeleton height="100%" radius="md" {...WAITING} />;
  return (
    <div ref={holder} style={{ height: "100%" }}>
      <MapView
        label={w.list.map}
        items={items}
        towns={towns}
        onTowns={() => setTowns(!towns)}
        chosenItemId={item?.id ?? friendsPin?.id}
        onPickItem={setItemId}
        onLeave={() => {
          setItemId(null);
          setPlace(null);
        }}
        onPickPlace={(found) => {
          setItemId(null);
          setPlace(found);
        }}
        target={target}
        {...(journey.length > 1
          ? { above: (shown: View, size: Size) => <Journey spots={journey} view={shown} size={size} /> }
          : {})}
        {...(view ? { initialView: view } : {})}
      >
        {friends.length > 0 ? (
          <WhoseSwitch
            withFriends={withFriends}
            // Whoever asks for them sees them all, wherever they are.
            onChange={(shown) => {
              const { clientWidth: width = 0, clientHeight: height = 0 } = holder.current ?? {};
              setTarget(fitPoints(shown ? [...own, ...friends] : own, { width, height }) ?? undefined);
            }}
          />
        ) : null}
        {card}
      </MapView>
    </div>
  );
}

/** The item whose card is open, and where to look since a row asked for it. */
function useFocusedItem(activities: readonly Activity[] | undefined, holder: React.RefObject<HTMLElement | null>) {
  const [itemId, setItemId] = useState<string | null>(null);
  const [target, setTarget] = useState<View>();
  const [, setQuery] = useQuery();
  const wish = useStore(mapFocus, ({ asked }) => asked);
  const known = useRef(activities);
  known.current = activities;
  useEffect(() => {
    const place = known.current?.find(({ id }) => id === wish?.itemId)?.place;
    if (!wish || !place) return;
    mapFocus.setState({ asked: null });
    setItemId(wish.itemId);
    setTarget({ longitude: place.lng, latitude: place.lat, zoom: ITEM_ZOOM });
    // A phone shows the list or the map.
    if (holder.current?.checkVisibility() === false) setQuery({ view: "map" });
    holder.current?.scrollIntoView({ block: "nearest" });
  }, [wish, holder, setQuery]);
  useEffect(() => {
    mapFocus.setState({ shown: itemId });
    return () => mapFocus.setState({ shown: null });
  }, [itemId]);
  return { itemId, setItemId, target, setTarget };
}
