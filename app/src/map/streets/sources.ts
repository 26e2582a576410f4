import { runtimeConfig } from "~/api/config";
import type { MapsScript } from "../google/load";

/** A source of street tiles. */
export interface StreetSource {
  /** Address of a style, a TileJSON or a PMTiles file. */
  url: string;
  /** Host that would be asked; the page's own for tiles of its server. */
  host: string;
  /** `true` if the page's own server has the tiles, so that nobody else hears of them. */
  isOwn: boolean;
  /** Google's map instead of tiles. */
  google?: MapsScript;
}

/** The sources that the operator configured, the first one first; Google's map, where there is a key for it, is the last. */
export async function streetSources(): Promise<StreetSource[]> {
  const { tiles, mapsKey, mapsScript } = await runtimeConfig();
  const sources = tiles.map((text): StreetSource => {
    const { href, host } = new URL(text, window.location.href);
    return { url: href, host, isOwn: host === window.location.host };
  });
  if (mapsKey === null) return sources;
  return [...sources, { url: mapsScript, host: "Google", isOwn: false, google: { key: mapsKey, url: mapsScript } }];
}
