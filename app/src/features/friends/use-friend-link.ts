import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { FriendLink } from "~/api/schema";
import { readItem, writeItem } from "~/state/device";
import { toast } from "~/ui/toast";

const DAY_MS = 86_400_000;

/** Whom a friend link lets in without asking. */
export interface LinkLimits {
  /** People who become friends at once. */
  people: number;
  days: number;
}

/** For one friend; everybody after them has to ask. */
export const ONE_FRIEND: LinkLimits = { people: 1, days: 30 };

/** The link of a person. The server keeps only what checks it, so this device remembers it while it works. */
export function useFriendLink(uid: string) {
  const client = useQueryClient();
  const key = ["friendLink", uid];
  const { data: link } = useQuery({ queryKey: key, queryFn: () => readLink(uid) });
  const [busy, setBusy] = useState(false);
  const make = async ({ people, days }: LinkLimits) => {
    setBusy(true);
    // As long as the server allows where nothing is said: the clocks of the two may differ.
    const expires = days < ONE_FRIEND.days ? { expires: new Date(Date.now() + days * DAY_MS).toISOString() } : {};
    try {
      const made = await call("createFriendLink", {
        maxUses: people,
        ...expires,
        idempotencyKey: crypto.randomUUID(),
      });
      await writeItem(nameOf(uid), made);
      client.setQueryData(key, made);
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
    setBusy(false);
  };
  return { link, busy, make };
}

const nameOf = (uid: string) => `friendLink/${uid}`;

async function readLink(uid: string): Promise<FriendLink | null> {
  const link = await readItem<Omit<FriendLink, "maxUses"> & Partial<FriendLink>>(nameOf(uid));
  if (!link || Date.parse(link.expiresAt) <= Date.now()) return null;
  // Links of earlier versions, which do not say so, let fifty people in.
  return { ...link, maxUses: link.maxUses ?? 50 };
}
