import type { FoundPlace } from "~/map/search/providers/provider";
import { PlaceCard } from "./place-card";
import { usePlaceOffer } from "./use-place-offer";

/** A place anybody came upon, for one's own list; that list is made with it. */
export function PlaceOffer({ place, onClose }: { place: FoundPlace; onClose: () => void }) {
  const { isListed, add } = usePlaceOffer(place.id);
  return <PlaceCard place={place} listed={isListed} onAdd={() => void add(place)} onClose={onClose} />;
}
