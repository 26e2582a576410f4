import { Browse } from "~/features/browse/browse";
import { PlaceOffer } from "~/features/bucket-list/add/place-offer";
import { useLocation } from "~/routing/use-location";
import type { ScreenProps } from "~/screen-map";
import { NotFound } from "~/ui/not-found";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";

/** Looking around: the map and the list of it. The plain variant begins with the list. */
export default function BrowseScreen({ route }: ScreenProps) {
  const w = useWords();
  const here = useLocation().split(/[?#]/)[0] ?? "";
  useTitle(w.browse.title);
  if (route.params.id !== undefined) throw new NotFound(here);
  return (
    <Browse
      listFirst={here.startsWith("/browse_copy")}
      card={(place, close) => <PlaceOffer place={place} onClose={close} />}
    />
  );
}
