import { Skeleton } from "@mantine/core";
import { useMemo, useState } from "react";
import type { GazetteerPlace } from "~/core";
import { fitPoints } from "~/map/fit-points";
import { MapView } from "~/map/map-view";
import type { SavedList } from "~/state/lists";
import { isDone } from "~/sync/lists/activities";
import { actionsOf } from "~/sync/lists/item-actions";
import { useLists } from "~/sync/lists/use-lists";
import { WAITING } from "~/ui/whole";
import { useWords } from "~/ui/words";
import { PlaceCard } from "../add/place-card";

/** The world's places with those of the list on top; a place that is tapped can be added. */
export function ListMap({ list }: { list: SavedList | undefined }) {
  const w = useWords();
  const [chosen, setChosen] = useState<GazetteerPlace | null>(null);
  const activities = list?.data.activities;
  const items = useMemo(
    () =>
      (activities ?? []).flatMap((activity) =>
        activity.place ? [{ ...activity.place, id: activity.id, title: activity.title, done: isDone(activity) }] : [],
      ),
    [activities],
  );
  const known = useLists(({ saved }) => saved !== undefined);
  const view = fitPoints(items);
  const add = async (listId: string, place: GazetteerPlace) => {
    if (await actionsOf(listId).addPlace(place)) setChosen(null);
  };
  // The map begins where the list is, so that it waits for it.
  if (!known) return <Skeleton height="100%" radius="md" {...WAITING} />;
  return (
    <MapView label={w.list.map} items={items} onPickPlace={setChosen} {...(view ? { initialView: view } : {})}>
      {chosen && list ? (
        <PlaceCard
          place={chosen}
          listed={activities?.some(({ placeId }) => placeId === chosen.id) ?? false}
          onAdd={() => void add(list.id, chosen)}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </MapView>
  );
}
