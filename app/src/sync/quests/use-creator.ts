import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { getDocument } from "~/api/documents";
import { orNull } from "~/api/hidden";
import { friendshipsStore } from "~/state/friendships";
import { useSession } from "../session/use-session";

/** Visible part of who made a quest. */
export interface Creator {
  uid: string;
  name: string;
  photo: string | undefined;
}

/** The person who made a quest: oneself, a friend, or whoever shows their name; `undefined` where nobody may see it. */
export function useCreator(uid: string | undefined): Creator | undefined {
  const me = useSession(({ uid: own, user }) => (own === uid && user ? user : undefined));
  const friend = useStore(friendshipsStore, ({ cards }) => cards[uid ?? ""] ?? undefined);
  const known = me ?? friend;
  const { data } = useQuery({
    queryKey: ["creator", uid],
    queryFn: () => cardOf(uid ?? ""),
    enabled: uid !== undefined && uid !== "" && known === undefined,
  });
  const card = known ?? data;
  if (!uid || !card?.name) return undefined;
  return { uid, name: card.name, photo: card.photoRef ?? undefined };
}

async function cardOf(uid: string) {
  const user = await orNull(getDocument("users", uid));
  return user && { name: user.name, photoRef: user.photoRef };
}
