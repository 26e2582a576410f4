import { getJson } from "./client";
import type { Collections, Found } from "./schema";

/** Reads a document of a collection, by the secret of its link (`key`) where it has one. Rejects with a `Failure`. */
export function getDocument<Name extends keyof Collections>(
  collection: Name,
  id: string,
  { key }: { key?: string | null } = {},
): Promise<Collections[Name]> {
  const query = key ? `?${new URLSearchParams({ k: key })}` : "";
  return getJson(`/v1/${collection}/${encodeURIComponent(id)}${query}`);
}

/** Finds the documents of a collection that an index leads to, one page at a time. Rejects with a `Failure`. */
export function findDocuments<Name extends keyof Collections>(
  collection: Name,
  query: Readonly<Record<string, string | number>>,
  signal?: AbortSignal,
): Promise<Found<Collections[Name]>> {
  const values = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return getJson(`/v1/${collection}?${new URLSearchParams(values)}`, signal);
}
