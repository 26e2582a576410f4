/** Fetches the tiles of the base map, each once. */
import { type BaseTile, decodeTile } from "./tile";
import { type TileAddress, tileKey } from "./tile-cover";

const urls = import.meta.glob<string>("./tiles/*.mvt", { query: "?url", import: "default", eager: true });

/** Tiles that stay in memory: more than the largest window needs at a time. */
const TILES_MAX = 96;
const loaded = new Map<string, Promise<BaseTile>>();

/**
 * A tile of the base map; one that there is no file of is all sea.
 *
 * @throws where it cannot be fetched; the next call tries again
 */
export function loadTile(address: TileAddress): Promise<BaseTile> {
  const key = tileKey(address);
  const known = loaded.get(key);
  loaded.delete(key);
  const tile = known ?? fetched(address, urls[`./tiles/${key}.mvt`]);
  loaded.set(key, tile);
  tile.catch(() => loaded.delete(key));
  // The least recently used one makes room.
  for (const oldest of [...loaded.keys()].slice(0, Math.max(0, loaded.size - TILES_MAX))) loaded.delete(oldest);
  return tile;
}

async function fetched(address: TileAddress, url: string | undefined): Promise<BaseTile> {
  if (!url) return { ...address, areas: [], lines: [] };
  const response = await fetch(url);
  if (!response.ok) throw new Error(`a tile of the base map could not be fetched: HTTP ${response.status}`);
  return decodeTile(await response.arrayBuffer(), address);
}
