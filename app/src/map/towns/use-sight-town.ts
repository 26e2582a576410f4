import { useEffect, useState } from "react";
import type { GazetteerPlace } from "~/core";
import { inReadersLanguage } from "../search/place-name";
import type { SuggestedPlace } from "../search/providers/provider";
import { findTownAround, type TownAround } from "./nearest-town";

/** Kinds of places that stand in towns, and are better known by them: "Sight · Paris, France". */
const IN_TOWNS: ReadonlySet<GazetteerPlace["kind"] | undefined> = new Set(["sight", "heritage", "beach"]);

/** The town that a sight stands in; empty until it is known, out in the country, and for every other kind of place. */
export function useSightTown({ id, kind, name, country, lng, lat }: SuggestedPlace): string {
  const [found, setFound] = useState<{ id: string; town: TownAround | null }>();
  useEffect(() => {
    if (!IN_TOWNS.has(kind) || lng === undefined || lat === undefined) return;
    let current = true;
    findTownAround({ lng, lat }).then(
      (town) => current && setFound({ id, town }),
      // The country stands there all the same.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [id, kind, lng, lat]);
  const town = found?.id === id ? found.town : null;
  if (!town || town.country !== country) return "";
  const called = inReadersLanguage(town).name;
  return called === name ? "" : called;
}
