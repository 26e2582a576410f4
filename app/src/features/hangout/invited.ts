/** Friends whom a host has invited by name and who have not opened the hangout. Pure. */
import type { HangoutSnapshot } from "~/sync/hangouts/hangout";
import { memberIdOf } from "~/sync/hangouts/hangout";
import type { Member } from "./people";

/** Names of the people known on this device, by their uid. */
export type KnownNames = ReadonlyMap<string, string>;

/** Those who are invited and not in it, as members without an answer; without a name where this device knows none. */
export function listInvited({ hangout, members }: HangoutSnapshot, known: KnownNames): readonly Member[] {
  const joined = new Set(members.map(({ data }) => data.userId));
  const { invitedIds = [], hostId, createdAt } = hangout.data;
  const missing = [...new Set(invitedIds)].filter((uid) => uid !== hostId && !joined.has(uid));
  return missing.map((uid) => {
    const name = known.get(uid);
    const data = { hangoutId: hangout.id, userId: uid, role: "member", partySize: 1, joinedAt: createdAt } as const;
    return { id: memberIdOf(hangout.id, uid), version: 0, data: { ...data, ...(name ? { name } : {}) } };
  });
}
