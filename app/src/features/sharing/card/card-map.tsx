import { useMemo, useState } from "react";
import type { Activity } from "~/core";
import { fitPoints } from "~/map/fit-points";
import { ItemCard } from "~/map/item-card";
import { MapView } from "~/map/map-view";
import { isDone } from "~/sync/lists/activities";
import { placedItems } from "~/sync/lists/placed-items";
import { useCategoryOf } from "~/ui/pictures/use-category";
import classes from "./shared-card.module.css";

/** The places of somebody's list, with the card of the one that is pressed; nothing without places. */
export function CardMap({ label, activities }: { label: string; activities: readonly Activity[] }) {
  const getCategory = useCategoryOf();
  const items = useMemo(() => placedItems(activities, getCategory), [activities, getCategory]);
  const view = useMemo(() => fitPoints(items), [items]);
  const [chosen, choose] = useState<string | null>(null);
  const activity = activities.find(({ id }) => id === chosen);
  if (!view) return null;
  return (
    <div className={classes.map}>
      <MapView
        label={label}
        items={items}
        towns={false}
        initialView={view}
        chosenItemId={activity?.id}
        onPickItem={choose}
        onLeave={() => choose(null)}
      >
        {activity ? <ItemCard activity={activity} done={isDone(activity)} onClose={() => choose(null)} /> : null}
      </MapView>
    </div>
  );
}
