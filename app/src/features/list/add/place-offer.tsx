import { sentence } from "~/api/failure";
import type { FoundPlace } from "~/map/search/providers/provider";
import { listFor } from "~/sync/lists/carry-over";
import { actionsOf } from "~/sync/lists/item-actions";
import { useOwnYear } from "~/sync/lists/own-year";
import { useListOf } from "~/sync/lists/use-lists";
import { toast } from "~/ui/toast";
import { PlaceCard } from "./place-card";

/** A place anybody came upon, for one's own list; that list is made with it. */
export function PlaceOffer({ place, onClose }: { place: FoundPlace; onClose: () => void }) {
  const year = useOwnYear();
  const list = useListOf(year);
  const add = async () => {
    try {
      const { id } = await listFor(year);
      await actionsOf(id).addPlace(place);
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
  const listed = list?.data.activities.some(({ placeId }) => placeId === place.id) ?? false;
  return <PlaceCard place={place} listed={listed} onAdd={() => void add()} onClose={onClose} />;
}
