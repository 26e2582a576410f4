import { useCallback, useMemo } from "react";
import { useLocation, useNavigation } from "./use-location";

/** Changes parts of the query; `null` takes a part away. With "push" the browser's Back takes the change back. */
export type SetQuery = (patch: Record<string, string | null>, how?: "replace" | "push") => void;

/** The query of the page's address, and a way to change it, by default in place. */
export function useQuery(): [URLSearchParams, SetQuery] {
  const location = useLocation();
  const navigation = useNavigation();
  const query = useMemo(() => new URL(location, "https://page.invalid").searchParams, [location]);
  const change = useCallback<SetQuery>(
    (patch, how = "replace") => {
      const { pathname, searchParams } = new URL(navigation.current(), "https://page.invalid");
      for (const [name, value] of Object.entries(patch)) {
        if (value === null) searchParams.delete(name);
        else searchParams.set(name, value);
      }
      const text = searchParams.toString();
      navigation[how](text ? `${pathname}?${text}` : pathname);
    },
    [navigation],
  );
  return [query, change];
}
