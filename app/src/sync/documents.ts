/** Documents of a live stream by their ids, as they come and as they change. Pure. */
import type { LiveChange, Versioned } from "~/api/schema";

export type Documents<Data> = Readonly<Record<string, Versioned<Data>>>;

export function documentsOf<Data>(all: readonly Versioned<Data>[]): Documents<Data> {
  return Object.fromEntries(all.map((each) => [each.id, each]));
}

/** The documents after one of them was written, or removed where it has no data. */
export function withChange<Data>(before: Documents<Data>, { id, version, data }: LiveChange<Data>): Documents<Data> {
  const { [id]: _, ...rest } = before;
  return data === null ? rest : { ...rest, [id]: { id, version: version ?? 0, data } };
}

/** The documents together with others that were read apart from them, the newer one of each. */
export function withOthers<Data>(heard: Documents<Data>, read: readonly Versioned<Data>[]): Documents<Data> {
  const newer = read.filter(({ id, version }) => version > (heard[id]?.version ?? -1));
  return { ...heard, ...documentsOf(newer) };
}
