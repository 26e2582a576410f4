import { sentence } from "~/api/failure";
import type { FoundPlace } from "~/map/search/providers/provider";
import { listFor } from "~/sync/lists/carry-over";
import { actionsOf } from "~/sync/lists/item-actions";
import { useOwnYear } from "~/sync/lists/own-year";
import { useListOf } from "~/sync/lists/use-lists";
import { toast } from "~/ui/toast";

/** Puts a place on one's own list, which is made with it; and knows whether it is there. */
export function usePlaceOffer(placeId: string): { isListed: boolean; add: (place: FoundPlace) => Promise<void> } {
  const year = useOwnYear();
  const list = useListOf(year);
  const add = async (place: FoundPlace) => {
    try {
      const { id } = await listFor(year);
      await actionsOf(id).addPlace(place);
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
  const isListed = list?.data.activities.some((activity) => activity.placeId === placeId) ?? false;
  return { isListed, add };
}
