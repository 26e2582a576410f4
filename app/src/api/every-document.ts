import { findDocuments } from "./documents";
import type { Collections, Found, Versioned } from "./schema";

/** Documents in the snapshot of a live topic; what comes after them is read page by page. */
export const SNAPSHOT_MAX = 500;
/** Documents that are asked for at once. */
const PAGE_MAX = 200;

/** Every document of a collection that an index leads to, page by page. Rejects with a `Failure`. */
export async function everyDocument<Name extends keyof Collections>(
  collection: Name,
  query: Readonly<Record<string, string | number>>,
): Promise<Versioned<Collections[Name]>[]> {
  const found: Versioned<Collections[Name]>[] = [];
  let cursor: string | null = null;
  do {
    const page: Found<Collections[Name]> = await findDocuments(collection, {
      ...query,
      limit: PAGE_MAX,
      ...(cursor ? { cursor } : {}),
    });
    found.push(...page.documents);
    cursor = page.cursor;
  } while (cursor);
  return found;
}
