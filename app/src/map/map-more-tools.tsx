import { IconBuildingCommunity, IconCurrentLocation, IconZoomScan } from "@tabler/icons-react";
import { useWords } from "~/ui/words";

export interface MoreTools {
  /** Looks where the device is. */
  onLocate: () => void;
  /** Frames the items; left out where there are none. */
  onFit?: (() => void) | undefined;
  /** Shows or hides the world's towns; left out where they are always there. */
  onTowns?: (() => void) | undefined;
  towns: boolean;
}

/** Buttons for what to look at; they come once somebody turns to the map. */
export default function MapMoreTools({ onLocate, onFit, onTowns, towns }: MoreTools) {
  const { pins } = useWords();
  return (
    <>
      {onFit ? (
        <button type="button" aria-label={pins.fit} title={pins.fit} onClick={onFit}>
          <IconZoomScan size={18} />
        </button>
      ) : null}
      <button type="button" aria-label={pins.locate} title={pins.locate} onClick={onLocate}>
        <IconCurrentLocation size={18} />
      </button>
      {onTowns ? (
        <button type="button" aria-label={pins.towns} title={pins.towns} aria-pressed={towns} onClick={onTowns}>
          <IconBuildingCommunity size={18} />
        </button>
      ) : null}
    </>
  );
}
