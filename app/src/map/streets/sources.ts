import { runtimeConfig } from "~/api/config";

/** A source of street tiles. */
export interface StreetSource {
  /** Address of a style, a TileJSON or a PMTiles file. */
  url: string;
  /** Host that would be asked; the page's own for tiles of its server. */
  host: string;
  /** Whether the page's own server has the tiles, so that nobody else hears of them. */
  isOwn: boolean;
}

/** The sources that the operator configured, the first one first. */
export async function streetSources(): Promise<StreetSource[]> {
  const { tiles } = await runtimeConfig();
  return tiles.map((text) => {
    const { href, host } = new URL(text, window.location.href);
    return { url: href, host, isOwn: host === window.location.host };
  });
}
