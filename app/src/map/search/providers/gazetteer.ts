import { worldPlaces } from "~/workers/world";
import { inReadersLanguage } from "../place-name";
import { located, type PlaceProvider } from "./provider";

/** The bundled places, searched on the device. */
export const gazetteer: PlaceProvider = {
  kind: "gazetteer",
  attribution: { text: "GeoNames, CC BY 4.0", href: "https://www.geonames.org" },
  pauseMs: 0,
  isResting: () => false,
  search: async (text, options) => (await (await worldPlaces()).searchPlaces(text, options)).map(inReadersLanguage),
  locate: located,
};
