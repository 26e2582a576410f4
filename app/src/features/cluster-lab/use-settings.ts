import { useCallback, useMemo } from "react";
import { useLocation, useNavigation } from "~/routing/use-location";
import { queryOf, type Settings, settingsFrom } from "./settings";

/** The settings, which the page's address keeps. */
export function useSettings() {
  const location = useLocation();
  const navigation = useNavigation();
  const [path = "", query = ""] = location.split("#")[0]?.split("?") ?? [];
  const settings = useMemo(() => settingsFrom(query), [query]);
  const change = useCallback(
    (part: Partial<Settings>) => navigation.replace(`${path}?${queryOf({ ...settings, ...part })}`),
    [navigation, path, settings],
  );
  return { settings, change };
}
