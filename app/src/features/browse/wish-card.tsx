import { ItemCard } from "~/map/item-card";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { isDone } from "~/sync/lists/activities";
import { Portrait } from "~/ui/portrait";
import { useWords } from "~/ui/words";
import type { WishPin } from "./wish-pins";

/** The card of a wish on the map; it opens where the wish is: on one's own list, or on the friend's. */
export function WishCard({ pin: { activity, list }, onClose }: { pin: WishPin; onClose: () => void }) {
  const w = useWords();
  const navigation = useNavigation();
  const { person, year, listId } = list;
  const path = person ? paths.sharedList(year, listId) : paths.item(year, activity.id);
  return (
    <ItemCard activity={activity} done={isDone(activity)} onOpen={() => navigation.push(path)} onClose={onClose}>
      {person ? (
        <>
          <Portrait name={person.name} uid={person.id} src={person.photo} size="tiny" />
          {w.browse.wantedBy(person.name)}
        </>
      ) : null}
    </ItemCard>
  );
}
