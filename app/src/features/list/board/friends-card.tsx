import { ItemCard } from "~/map/item-card";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { Portrait } from "~/ui/portrait";
import { useWords } from "~/ui/words";
import type { FriendsPin } from "./use-friends-pins";

interface Props {
  pin: FriendsPin;
  year: number;
  onClose: () => void;
}

/** The card of a friend's wish on the map of one's own list; it opens the friend's list. */
export function FriendsCard({ pin: { wish, person, listId }, year, onClose }: Props) {
  const w = useWords();
  const navigation = useNavigation();
  return (
    <ItemCard
      activity={wish}
      done={false}
      onOpen={() => navigation.push(paths.sharedList(year, listId))}
      onClose={onClose}
    >
      <Portrait name={person.name} uid={person.id} src={person.photo} size="tiny" />
      {w.browse.wantedBy(person.name)}
    </ItemCard>
  );
}
