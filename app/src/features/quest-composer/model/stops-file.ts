/** Stops from files of maps: GPX, KML and GeoJSON. */
import type { NewStop } from "~/sync/quest-drafts/content";

/** Reads the named places of a file; given by the page, because lists read the same files. */
export type ReadStops = (name: string, text: string) => Promise<readonly NewStop[]>;

/** The named places of a file; of a GPX route its points, which readers of lists do not look at. */
export async function stopsFrom(file: File, readStops: ReadStops): Promise<readonly NewStop[]> {
  const text = await file.text();
  const found = await readStops(file.name, text);
  return found.length > 0 ? found : routePoints(text);
}

function routePoints(text: string): NewStop[] {
  if (!text.includes("<rtept")) return [];
  const xml = new DOMParser().parseFromString(text, "application/xml");
  return [...xml.getElementsByTagName("rtept")].flatMap((point) => {
    const [lat, lng] = [Number(point.getAttribute("lat")), Number(point.getAttribute("lon"))];
    const title = point.getElementsByTagName("name")[0]?.textContent?.trim() ?? "";
    const isOnGlobe = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && point.hasAttribute("lat");
    return isOnGlobe ? [{ title, lat, lng }] : [];
  });
}
