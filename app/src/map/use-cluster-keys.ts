import { type RefObject, useEffect } from "react";
import { type ClusterHandle, type ClusterKeyboard, clusterKeyboard } from "~/core/deck";
import { firstWords } from "~/ui/words/first";
import { locale } from "~/ui/words/language";
import { pixelOf } from "./view";
import type { WorldCanvasProps } from "./world-canvas";

interface Wiring {
  handlers: RefObject<WorldCanvasProps>;
  layer: RefObject<ClusterHandle | null>;
  setFocusedId: (id: number | null) => void;
  onSay: (text: string) => void;
}

/** A walk over the clusters by keyboard, for as long as the canvas is there. */
export function useClusterKeys(
  keys: RefObject<ClusterKeyboard | null>,
  { handlers, layer, setFocusedId, onSay }: Wiring,
) {
  useEffect(() => {
    keys.current = clusterKeyboard({
      entries: () => handlers.current.world.clusters,
      project: (position) => pixelOf(handlers.current.view, handlers.current.size, position),
      size: () => [handlers.current.size.width, handlers.current.size.height],
      onFocus: (entry) => setFocusedId(entry?.id ?? null),
      onOpen: ({ id, count, position }) => {
        const single = count === 1;
        layer.current?.open({
          clusterId: single ? undefined : id,
          pointIndex: single ? id : undefined,
          count,
          position,
        });
      },
      onClose: () => layer.current?.closeFan(),
      describe: ({ id, count }) => {
        const { isOwn, items } = handlers.current;
        const item = isOwn && count === 1 ? items[id] : undefined;
        if (item) return firstWords().map.oneItem([item.title, item.person?.name].filter(Boolean).join(", "));
        return count === 1 ? firstWords().map.onePlace : firstWords().map.placesHere(count.toLocaleString(locale()));
      },
      announce: onSay,
    });
    return () => {
      keys.current = null;
    };
  }, [keys, handlers, layer, setFocusedId, onSay]);
}
