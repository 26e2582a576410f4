import { call } from "~/api/call";

/** Removes what somebody said about a wish of one's own list. Rejects with a `Failure`. */
export async function removeMeToo(id: string): Promise<void> {
  await call("removeMeToo", { id, idempotencyKey: crypto.randomUUID() });
}
