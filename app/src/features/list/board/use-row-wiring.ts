import { useMemo } from "react";
import { newHangoutOf } from "~/routing/hangout-paths";
import { useQuery } from "~/routing/use-query";
import type { SavedList } from "~/state/lists";
import { mapFocus, showOnMap } from "~/state/map-focus";
import type { ListActions } from "~/sync/lists/item-actions";
import type { RowWiring } from "./row-of";
import { MAP_BESIDE } from "./use-on-map";

interface Given {
  list: SavedList;
  actions: ListActions;
  /** `true` if the board stands where the map is otherwise. */
  columns: boolean;
  onOpen: (id: string) => void;
  onChoose: RowWiring["onChoose"];
  onPin: RowWiring["onPin"];
}

/** The handlers that all rows of a list share. */
export function useRowWiring({ list, actions, columns, onOpen, onChoose, onPin }: Given): RowWiring {
  const [, setQuery] = useQuery();
  const { id: listId } = list;
  const { year } = list.data;
  return useMemo(
    () => ({
      actions,
      year,
      onChoose,
      onPin,
      onOpen: ({ id }) => onOpen(id),
      onPress: ({ id, place }) => {
        const isOnMap = mapFocus.getState().shown === id;
        if (place && !columns && !isOnMap && window.matchMedia(MAP_BESIDE).matches) showOnMap(id);
        else onOpen(id);
      },
      happenAt: ({ id }) => newHangoutOf({ item: id, list: listId }),
      onMap: ({ id }) => {
        if (columns) setQuery({ view: null });
        showOnMap(id);
      },
    }),
    [actions, year, listId, columns, setQuery, onOpen, onChoose, onPin],
  );
}
