import { useCallback } from "react";
import { useNavigation } from "~/routing/use-location";
import { useQuery } from "~/routing/use-query";

/** `true` if opening the item was a step of its own: the row and the map open items, the list closes them. */
const stepped = { current: false };

/** The item whose details are open, by the address. Opening them is a step that Back takes back. */
export function useOpenItem() {
  const [query, setQuery] = useQuery();
  const navigation = useNavigation();
  const open = useCallback(
    (id: string) => {
      const { pathname, searchParams } = new URL(navigation.current(), "https://page.invalid");
      // A double press is one step.
      if (searchParams.get("item") === id) return;
      searchParams.set("item", id);
      stepped.current = true;
      navigation.push(`${pathname}?${searchParams}`);
    },
    [navigation],
  );
  const close = () => {
    if (stepped.current) window.history.back();
    else setQuery({ item: null });
    stepped.current = false;
  };
  /** Closes them without a step back, for a way on to something else on the page. */
  const leave = () => {
    stepped.current = false;
    setQuery({ item: null });
  };
  const id = query.get("item");
  if (id === null) stepped.current = false;
  return { id, open, close, leave };
}
