import type { ReportedType } from "~/api/schema";
import type { Reported } from "~/sync/support/message";

const types: readonly ReportedType[] = [
  "user",
  "bucketList",
  "quest",
  "review",
  "hangout",
  "hangoutComment",
  "question",
];

/** Reads what the address of the page reports, `?report=bucketList/<id>`, with the secret of its link as `k`; `null` for nothing. */
export function reportedIn(query: URLSearchParams): Reported | null {
  const [type, id] = query.get("report")?.split("/") ?? [];
  const known = types.find((each) => each === type);
  if (!known || !id) return null;
  return { type: known, id, key: query.get("k") ?? undefined };
}
