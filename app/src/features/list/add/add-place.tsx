import { Button } from "@mantine/core";
import { useState } from "react";
import type { FoundPlace, SuggestedPlace } from "~/map/search/providers/provider";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { usePlaceOffer } from "./use-place-offer";

interface Props {
  place: SuggestedPlace;
  /** Asks where the place is. */
  locate: (place: SuggestedPlace) => Promise<FoundPlace>;
}

/** The button that puts a place among others on one's own list. */
export function AddPlace({ place, locate }: Props) {
  const w = useWords();
  const { isListed, add } = usePlaceOffer(place.id);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const found = await locate(place).catch(() => toast({ message: w.placePicker.notFound, kind: "failure" }));
    if (found) await add(found);
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      variant="default"
      disabled={isListed}
      loading={isBusy}
      aria-label={isListed ? w.browse.placeListed(place.name) : w.browse.addPlace(place.name)}
      onClick={() => void press()}
    >
      {isListed ? w.place.listed : w.place.add}
    </Button>
  );
}
