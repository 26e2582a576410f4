import { PlaceLab } from "~/features/place-lab/place-lab";
import { PlainPage } from "~/ui/plain-page";
import { useWords } from "~/ui/words";

/** The search of places, to try by itself. */
export default function PlaceSearchScreen() {
  const w = useWords();
  return (
    <PlainPage title={w.placeLab.title} lede={w.placeLab.lede} width="60rem">
      <PlaceLab />
    </PlainPage>
  );
}
