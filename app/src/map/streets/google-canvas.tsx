import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { Camera, GoogleMap } from "../google/api";
import type { MapsScript } from "../google/load";
import { googleMaps } from "../google/maps";
import type { View } from "../view";
import classes from "./google-canvas.module.css";
import type { Drawn } from "./street-canvas";

/** Google counts zooms with tiles of 256 pixels, we with tiles of 512. */
const ZOOM_OFFSET = 1;
const TERMS = "https://www.google.com/help/terms_maps/";

interface Props {
  view: View;
  script: MapsScript;
  onDrawn: (drawn: Drawn) => void;
  onFailure: (failure: unknown) => void;
}

/** Google's map under the canvas of the clusters, which has the pointer and the keys: it only follows the view. */
export default function GoogleCanvas({ view, script, onDrawn, onFailure }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const map = useRef<GoogleMap>(null);
  const scheme = useComputedColorScheme("light");
  const present = useRef({ view, onDrawn, onFailure });
  present.current = { view, onDrawn, onFailure };
  const { key, url } = script;

  useEffect(() => {
    const element = document.createElement("div");
    element.className = classes.map ?? "";
    holder.current?.append(element);
    let current = true;
    const fail = (failure: unknown) => current && present.current.onFailure(failure);
    // The script calls this where the key is refused.
    Object.assign(window, { gm_authFailure: () => fail(new Error("the maps key was refused")) });
    const show = async () => {
      const maps = await googleMaps({ key, url });
      const { Map: Constructor } = maps.importLibrary ? await maps.importLibrary("maps") : maps;
      if (!current) return;
      if (!Constructor) throw new Error("the maps script has no map");
      const created = new Constructor(element, {
        ...cameraOf(present.current.view),
        ...FOLLOWING,
        colorScheme: scheme === "dark" ? "DARK" : "LIGHT",
      });
      map.current = created;
      created.addListener("tilesloaded", () => {
        if (current) present.current.onDrawn({ features: 1, attribution: "© Google", terms: TERMS });
      });
    };
    show().catch(fail);
    return () => {
      current = false;
      map.current = null;
      element.remove();
    };
  }, [key, url, scheme]);

  useEffect(() => {
    map.current?.moveCamera(cameraOf(view));
  }, [view]);

  return <div ref={holder} className={classes.holder} />;
}

/** Nothing of its own but who made it. */
const FOLLOWING = {
  disableDefaultUI: true,
  gestureHandling: "none",
  keyboardShortcuts: false,
  clickableIcons: false,
  isFractionalZoomEnabled: true,
} as const;

function cameraOf({ longitude, latitude, zoom }: View): Camera {
  return { center: { lng: longitude, lat: latitude }, zoom: zoom + ZOOM_OFFSET };
}
