import { useWords } from "~/ui/words";
import { countryName } from "../country-name";
import type { SuggestedPlace } from "./providers/provider";

/** The kind and the country of a place, such as "Mountain · Nepal"; of a town the country alone. */
export function usePlaceSummary(): (place: Pick<SuggestedPlace, "kind" | "country">) => string {
  const { kinds } = useWords().placePicker;
  return ({ kind, country }) => {
    const isCountry = kind === "country";
    const parts = [
      kind === undefined || kind === "town" ? "" : kinds[kind],
      country === "" || isCountry ? "" : countryName(country),
    ];
    return parts.filter(Boolean).join(" · ");
  };
}
