import { useCallback } from "react";
import { useNavigation } from "./use-location";

/** Goes to another page and its top, as a {@link Link} does; for buttons. */
export function useGoTo(): (path: string) => void {
  const navigation = useNavigation();
  return useCallback(
    (path: string) => {
      const before = navigation.current();
      navigation.push(path);
      // A page with something unsaved may stay.
      if (navigation.current() !== before || path === before) window.scrollTo(0, 0);
    },
    [navigation],
  );
}
