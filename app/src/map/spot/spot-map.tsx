import { useElementSize } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useFirstWords } from "~/ui/words/first";
import { hasWebGl } from "../has-webgl";
import { locate } from "../locate";
import { MapCredit } from "../map-credit";
import { MapStage } from "../map-stage";
import { MapTools } from "../map-tools";
import mapClasses from "../map-view.module.css";
import type { Drawn } from "../streets/street-canvas";
import { Streets } from "../streets/streets";
import { useFlyTo } from "../use-fly-to";
import { useWorld } from "../use-world";
import type { View } from "../view";
import classes from "./spot.module.css";
import { SpotPin } from "./spot-pin";

export interface Spot {
  lng: number;
  lat: number;
}

interface Props {
  /** Name of the map, for those who do not see it. */
  label: string;
  /** Position of the pin; without one the next press drops it. */
  spot: Spot | null;
  /** The surroundings to show until there is a pin; left out, the whole world. */
  near?: Spot | null | undefined;
  onMove: (spot: Spot) => void;
  /** Puts the pin in the middle of the map: the way for whoever does not press. */
  onMiddle: (toMiddle: () => void) => void;
}

const WORLD: View = { longitude: 12, latitude: 28, zoom: 1.1 };
/** Zoom at which a pin that is there is shown: with the coasts, lakes and towns around it, which our own map has. */
const PIN_ZOOM = 7.5;
/** Zoom to which the first press leads: its surroundings, where it can be put more exactly. */
const NEAR_ZOOM = 7;
/** No clusters: only the pin is meant. */
const NO_CLUSTERS = { index: undefined, isEmpty: true };

/** A map with one pin, which a press drops, and which is dragged or moved by the arrow keys. */
export function SpotMap({ label, spot, near, onMove, onMiddle }: Props) {
  const w = useFirstWords();
  const { ref, width, height } = useElementSize();
  const size = { width, height };
  const around = spot ?? near;
  const start = around ? { longitude: around.lng, latitude: around.lat, zoom: PIN_ZOOM } : WORLD;
  const { view, setView, flyTo } = useFlyTo(start, size);
  const { world, show } = useWorld(view, size, 0, { awake: true, drawn: true, own: NO_CLUSTERS });
  const [streets, setStreets] = useState<Drawn | null>(null);
  const drop = (lng: number, lat: number) => {
    onMove({ lng, lat });
    if (view.zoom < NEAR_ZOOM) flyTo({ longitude: lng, latitude: lat, zoom: NEAR_ZOOM });
  };
  const middle = useRef(view);
  middle.current = view;
  useEffect(() => {
    onMiddle(() => onMove({ lng: middle.current.longitude, lat: middle.current.latitude }));
  }, [onMiddle, onMove]);
  if (!hasWebGl()) return <p className={mapClasses.sentence}>{w.map.noWebGl}</p>;
  return (
    <section className={`${mapClasses.map} ${classes.map}`} aria-label={label} ref={ref}>
      <Streets view={view} onDrawn={setStreets} />
      <MapStage
        {...{ label, view, size, world, setView, flyTo }}
        isOwn
        hasStreets={streets !== null}
        onClusters={(clusters) => show({ clusters, failure: undefined })}
        onFailure={(failure) => show({ failure })}
        onPickPosition={drop}
      />
      {spot && width > 0 ? <SpotPin {...{ spot, view, size, onMove }} /> : null}
      <MapTools
        onZoom={(by) => flyTo({ ...view, zoom: view.zoom + by })}
        more={{ onLocate: () => locate(flyTo), towns: false }}
      />
      <MapCredit streets={streets} />
    </section>
  );
}
