import { worldPlaces } from "~/workers/world";
import { inReadersLanguage } from "../place-name";
import { located, type PlaceProvider } from "./provider";

/**
 * Searches run one at a time: the worker gives up a question as soon as a newer one comes, and those of what is typed
 * and of what a wish means must not end each other.
 */
let line: Promise<unknown> = Promise.resolve();

function inTurn<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  const asked = line.then(() => {
    signal.throwIfAborted();
    return ask();
  });
  line = asked.catch(() => undefined);
  return asked;
}

/** The bundled places, searched on the device. */
export const gazetteer: PlaceProvider = {
  kind: "gazetteer",
  attribution: { text: "GeoNames, CC BY 4.0", href: "https://www.geonames.org" },
  pauseMs: 0,
  isResting: () => false,
  search: (text, options, signal) =>
    inTurn(signal, async () => (await (await worldPlaces()).searchPlaces(text, options)).map(inReadersLanguage)),
  locate: located,
};
