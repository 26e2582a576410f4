import { useRef } from "react";
import { useLocation, useNavigation } from "~/routing/use-location";

/** The booking that the address opens above the page; opening is a step that Back takes back. */
export function useOpenBooking() {
  const navigation = useNavigation();
  const stepped = useRef(false);
  const here = new URL(useLocation(), "https://page.invalid");
  const hrefOf = (id: string | null) => {
    const query = new URLSearchParams(here.searchParams);
    if (id) query.set("booking", id);
    else query.delete("booking");
    return query.size > 0 ? `${here.pathname}?${query}` : here.pathname;
  };
  return {
    id: here.searchParams.get("booking"),
    hrefOf,
    open: (id: string) => {
      stepped.current = true;
      navigation.push(hrefOf(id));
    },
    close: () => {
      if (stepped.current) window.history.back();
      else navigation.replace(hrefOf(null));
      stepped.current = false;
    },
  };
}
