import { useStore } from "zustand";
import type { BucketList } from "~/core";
import { friendshipsStore } from "~/state/friendships";
import { session } from "~/state/session";

/** The name of the person whose list it is: one's own, a friend's, else the user name, which is all that others show. */
export function useOwnerName(list: Pick<BucketList, "userId" | "createdByUsername"> | undefined): string {
  const owner = list?.userId ?? "";
  const own = useStore(session, ({ uid, user }) => (uid === owner ? user?.name : undefined));
  const friend = useStore(friendshipsStore, ({ cards }) => cards[owner]?.name);
  return own || friend || (list?.createdByUsername ?? "");
}
