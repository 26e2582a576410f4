import { addProtocol, Map as StreetMap, setWorkerUrl } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useRef } from "react";
import { useLanguage } from "~/ui/words/language";
import { usePalette } from "../palette";
import type { View } from "../view";
import { fetchKept } from "./kept-tiles";
import { loadStyle, pmtiles } from "./load-style";
import type { StreetSource } from "./sources";

setWorkerUrl(workerUrl);
addProtocol("pmtiles", pmtiles.tile);

/** Scheme of what the page fetches for MapLibre's worker, whose own policy lets it ask nobody but us. */
const BY_PAGE = "by-page";
addProtocol(BY_PAGE, async ({ url }, { signal }) => ({
  data: await fetchKept(url.slice(BY_PAGE.length + 3), signal),
}));

export interface Drawn {
  /** Number of features in view. */
  features: number;
  attribution: string;
  /** Address of its makers' terms of use; left out for OpenStreetMap's own page. */
  terms?: string;
}

interface Props {
  view: View;
  source: StreetSource;
  onDrawn: (drawn: Drawn) => void;
  onFailure: (failure: unknown) => void;
}

/** Streets under the canvas of the clusters, which has the pointer and the keys: MapLibre only follows its view. */
export default function StreetCanvas({ view, source, onDrawn, onFailure }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const map = useRef<StreetMap>(null);
  const palette = usePalette();
  const language = useLanguage();
  const present = useRef({ view, onDrawn, onFailure });
  present.current = { view, onDrawn, onFailure };

  useEffect(() => {
    if (!holder.current) return;
    const { longitude, latitude, zoom } = present.current.view;
    const created = new StreetMap({
      container: holder.current,
      center: [longitude, latitude],
      zoom,
      interactive: false,
      attributionControl: false,
      fadeDuration: 0,
      transformRequest: (url, type) => ({ url: type === "Tile" && /^https?:/.test(url) ? `${BY_PAGE}://${url}` : url }),
    });
    // Errors of a source come with its id; the others are about layers that its tiles do not have.
    created.on("error", (event) => {
      if ("sourceId" in event) present.current.onFailure(event.error);
    });
    map.current = created;
    return () => {
      map.current = null;
      created.remove();
    };
  }, []);

  useEffect(() => {
    let current = true;
    const show = async () => {
      const { style, attribution } = await loadStyle(source, { palette, language });
      const drawing = map.current;
      if (!current || !drawing) return;
      drawing.setStyle(style);
      drawing.once("idle", () => {
        if (current) present.current.onDrawn({ features: drawing.queryRenderedFeatures().length, attribution });
      });
    };
    show().catch((failure: unknown) => current && present.current.onFailure(failure));
    return () => {
      current = false;
    };
  }, [source, palette, language]);

  const { longitude, latitude, zoom } = view;
  useEffect(() => {
    map.current?.jumpTo({ center: [longitude, latitude], zoom });
  }, [longitude, latitude, zoom]);

  return <div ref={holder} style={{ position: "absolute", inset: 0 }} aria-hidden="true" />;
}
