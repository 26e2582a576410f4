import { useWords } from "~/ui/words";
import { countryName } from "../country-name";
import type { SuggestedPlace } from "./providers/provider";

/**
 * The kind and the country of a place, such as "Mountain · Nepal"; of a town the country alone, and of a sight also the
 * `town` it stands in, where that is known: "Sight · Paris, France".
 */
export function usePlaceSummary(): (place: Pick<SuggestedPlace, "kind" | "country">, town?: string) => string {
  const { kinds } = useWords().placePicker;
  return ({ kind, country }, town = "") => {
    const isCountry = kind === "country";
    const parts = [
      kind === undefined || kind === "town" ? "" : kinds[kind],
      [town, country === "" || isCountry ? "" : countryName(country)].filter(Boolean).join(", "),
    ];
    return parts.filter(Boolean).join(" · ");
  };
}
