import { type ReactNode, useMemo, useState } from "react";
import { MapView } from "~/map/map-view";
import { useFound } from "~/map/use-found";
import { useQuery } from "~/routing/use-query";
import { useWords } from "~/ui/words";
import { viewFrom, viewText } from "./address";
import type { Found } from "./filter";
import type { Find } from "./finds";
import type { ChosenPlace } from "./use-chosen-place";

interface Props {
  found: readonly Found[];
  place: ChosenPlace;
  onOpen: (find: Find) => void;
  /** The map has come to rest somewhere else, as the address has it. */
  onMoveEnd: (text: string) => void;
  /** What stands on the map. */
  children: ReactNode;
}

/** What was found, in clusters above the world's places. */
export function BrowseMap({ found, place, onOpen, onMoveEnd, children }: Props) {
  const w = useWords();
  const [query] = useQuery();
  const [began] = useState(() => viewFrom(query.get("at")));
  const points = useMemo(() => found.flatMap(({ find }) => find.points.map((point) => ({ find, point }))), [found]);
  const index = useFound(usePositions(points.map(({ point }) => point)));
  const pick = (at: number) => {
    const picked = points[at];
    if (picked) onOpen(picked.find);
  };
  return (
    <MapView
      label={w.browse.map}
      waking="with-page"
      found={{ onPickFound: pick, ...(index ? { found: index } : {}) }}
      onPickPlace={place.choose}
      onMoveEnd={(view) => onMoveEnd(viewText(view))}
      {...(began ? { initialView: began } : {})}
      {...(place.target ? { target: place.target } : {})}
    >
      {children}
    </MapView>
  );
}

/** The same array for the same points: another one is clustered anew. */
function usePositions(points: readonly { lng: number; lat: number }[]): Float64Array {
  const text = points.map(({ lng, lat }) => `${lng},${lat}`).join(";");
  return useMemo(() => Float64Array.from(text === "" ? [] : text.split(/[,;]/), Number), [text]);
}
