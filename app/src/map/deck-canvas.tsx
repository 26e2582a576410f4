import { Deck, type Layer, MapView as MercatorView, type PickingInfo } from "@deck.gl/core";
import { useEffect, useRef } from "react";
import { heldIn, isSame, type View, ZOOM_MAX, ZOOM_MIN } from "./view";

interface Props {
  view: View;
  layers: Layer[];
  onView: (view: View) => void;
  /** A click that no layer took: where on the globe. */
  onPick: (longitude: number, latitude: number) => void;
}

/** A map that is neither turned nor moved by the renderer's own keys. */
const STILL = { dragRotate: false, touchRotate: false, keyboard: false };

/** The canvas deck.gl draws on. It owns the renderer and nothing else. */
export default function DeckCanvas({ view, layers, onView, onPick }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const deck = useRef<Deck<MercatorView>>(null);
  const handlers = useRef({ onView, onPick, view });
  handlers.current = { onView, onPick, view };

  useEffect(() => {
    if (!holder.current) return;
    const renderer = new Deck<MercatorView>({
      parent: holder.current,
      // The view is held by us: the renderer would cut a map that is higher than the world.
      views: new MercatorView({ repeat: true, controller: { ...STILL, normalize: false } as never }),
      initialViewState: undefined as never,
      viewState: { longitude: 0, latitude: 0, zoom: 1 } as never,
      pickingRadius: 8,
      // How long a press is counts from when it is handled: on a machine that draws slowly a quick one looks long.
      eventRecognizerOptions: { click: { time: 2_000 } },
      // It also tells the view it was given, when it learns of its size: no move, and none may be stopped by it.
      onViewStateChange: ({ viewState }) => {
        const { view, onView } = handlers.current;
        const { clientWidth: width = 0, clientHeight: height = 0 } = holder.current ?? {};
        const next = heldIn(viewState as View, { width, height });
        if (!isSame(next, view)) onView(next);
      },
      onClick: ({ coordinate: [lng, lat] = [] }: PickingInfo) => {
        if (lng !== undefined && lat !== undefined) handlers.current.onPick(lng, lat);
      },
      getCursor: ({ isDragging, isHovering }) => (isDragging ? "grabbing" : isHovering ? "pointer" : "grab"),
    });
    deck.current = renderer;
    return () => renderer.finalize();
  }, []);

  useEffect(() => {
    const limits = { minZoom: ZOOM_MIN, maxZoom: ZOOM_MAX, pitch: 0, bearing: 0 };
    deck.current?.setProps({ viewState: { ...view, ...limits } as never, layers });
  }, [view, layers]);

  return <div ref={holder} style={{ position: "absolute", inset: 0 }} />;
}
