import { lazy } from "react";
import { Browse } from "~/features/browse/browse";
import { AddPlace } from "~/features/list/add/add-place";
import { PlaceOffer } from "~/features/list/add/place-offer";
import { useLocation } from "~/routing/use-location";
import type { ScreenProps } from "~/screen-map";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";

const IdeaShelf = lazy(later(() => import("~/features/onboarding/ideas/idea-shelf")));

/** Looking around: the map and the list of it. The plain variant is the list, until the map is asked for. */
export default function BrowseScreen({ route }: ScreenProps) {
  const w = useWords();
  useTitle(w.browse.title);
  return (
    <Browse
      listFirst={useLocation().startsWith("/browse_copy")}
      id={[route.params.id].flat()[0]}
      card={(place, close) => <PlaceOffer place={place} onClose={close} />}
      addPlace={(place, locate) => <AddPlace place={place} locate={locate} />}
      ideas={(text, category) => (
        <Late fallback={<RowsSkeleton rows={6} label={w.browse.looking} />}>
          <IdeaShelf text={text} category={category} />
        </Late>
      )}
    />
  );
}
