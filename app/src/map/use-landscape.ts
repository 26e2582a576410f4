import { useEffect, useMemo, useState } from "react";
import { useLanguage } from "~/ui/words/language";

/** From here on there is room for the names of lakes and rivers. */
const ZOOM_MIN = 3;

/** Names of the landscape for a zoom; nothing until somebody looks close enough and they are loaded. */
export function useLandscape(zoom: number, isWanted: boolean) {
  const language = useLanguage();
  const [module, setModule] = useState<typeof import("./base/landscape")>();
  const isNear = isWanted && zoom >= ZOOM_MIN;
  useEffect(() => {
    if (!isNear || module) return;
    // Without them the map has fewer names.
    import("./base/landscape").then(setModule, () => undefined);
  }, [isNear, module]);
  return useMemo(() => (isNear ? module?.landscapeNames(zoom, language) : undefined), [module, isNear, zoom, language]);
}
