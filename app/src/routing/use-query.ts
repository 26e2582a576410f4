import { useCallback, useMemo } from "react";
import { useLocation, useNavigation } from "./use-location";

/** The query of the page's address, and a way to change parts of it in place; `null` takes a part away. */
export function useQuery(): [URLSearchParams, (patch: Record<string, string | null>) => void] {
  const location = useLocation();
  const navigation = useNavigation();
  const query = useMemo(() => new URL(location, "https://page.invalid").searchParams, [location]);
  const change = useCallback(
    (patch: Record<string, string | null>) => {
      const { pathname, searchParams } = new URL(navigation.current(), "https://page.invalid");
      for (const [name, value] of Object.entries(patch)) {
        if (value === null) searchParams.delete(name);
        else searchParams.set(name, value);
      }
      const text = searchParams.toString();
      navigation.replace(text ? `${pathname}?${text}` : pathname);
    },
    [navigation],
  );
  return [query, change];
}
