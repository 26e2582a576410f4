import { IconMapPin } from "@tabler/icons-react";
import { PlacePicker } from "~/map/search/place-picker";
import type { SavedList } from "~/state/lists";
import { inOrder } from "~/sync/lists/activities";
import { actionsOf } from "~/sync/lists/item-actions";
import { useWords } from "~/ui/words";
import { PickedList } from "./picked-list";
import type { WizardSlots } from "./slots";
import classes from "./wizard.module.css";

/** Places to see: typed, pasted as a link or as coordinates, or tapped on the map. */
export function StepPlaces({ list, ListMap }: { list: SavedList } & Pick<WizardSlots, "ListMap">) {
  const w = useWords();
  const actions = actionsOf(list.id);
  const placed = inOrder(list.data.activities).filter(({ place }) => place);
  return (
    <section className={classes.step}>
      <h1>{w.wizard.placesTitle}</h1>
      <p className={classes.lede}>{w.wizard.placesLede}</p>
      <PlacePicker withPin label={w.wizard.findPlace} onPick={(place) => void actions.addPlace(place)} />
      <PickedList
        label={w.wizard.placesPicked}
        listId={list.id}
        activities={placed}
        icon={<IconMapPin size={16} stroke={1.7} aria-hidden="true" />}
      />
      <div className={classes.map}>
        <ListMap list={list} picking />
      </div>
    </section>
  );
}
