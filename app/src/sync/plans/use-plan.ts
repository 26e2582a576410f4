import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { getDocument } from "~/api/documents";
import { orNull } from "~/api/hidden";
import type { LiveSignal } from "~/api/live";
import type { Versioned } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { Plan } from "~/core";
import { session } from "~/state/session";
import { outbox } from "../outbox/store";
import { useLastSeen } from "../use-last-seen";
import { edited } from "./edited";
import { forgetLastSeenPlan, lastSeenPlan, storeLastSeenPlan } from "./last-seen-plan";
import { waitingEdits } from "./plan-change";

/** Storage of plans as this device last saw them. */
const DEVICE = { read: lastSeenPlan, store: storeLastSeenPlan, forget: forgetLastSeenPlan };

/**
 * A plan, followed as it changes, with the reader's own edits that wait: `null` where there is none that may be seen,
 * `undefined` while it is loading. Without a network it is what this device last saw.
 *
 * @param key - secret of its link
 * @param onSignal - hears of others who have it open
 */
export function usePlan(id: string, key: string | null, onSignal?: (signal: LiveSignal) => void) {
  const client = useQueryClient();
  const uid = useStore(session, (state) => state.uid);
  const queryKey = useMemo(() => ["plan", id, key, uid], [id, key, uid]);
  const {
    data: live,
    error,
    refetch,
  } = useQuery<Versioned<Plan> | null>({
    queryKey,
    queryFn: async () => {
      const data = await orNull(getDocument("plans", id, { key }));
      return data && { id, version: 0, data };
    },
  });
  useTopics<Plan>(live ? [`plans/${id}${key ? `?k=${encodeURIComponent(key)}` : ""}`] : [], {
    onDocument: ({ version, data }) =>
      client.setQueryData(queryKey, data === null ? null : { id, version: version ?? 0, data }),
    ...(onSignal && { onSignal }),
  });
  const stored = useLastSeen(DEVICE, { uid, id, live: live ?? undefined, isGone: live === null });
  const saved = live === undefined ? stored : live;
  const entries = useStore(outbox, (state) => state.entries);
  const plan = useMemo(() => {
    if (!saved) return saved;
    return edited(
      saved.data,
      waitingEdits(entries, id).map(({ data }) => data.ops),
    );
  }, [saved, entries, id]);
  return { plan, uid, isLive: Boolean(live), failure: plan === undefined ? error : null, retry: () => void refetch() };
}

/** `true` if somebody may edit a plan; by a link only once they have signed in. */
export function canEdit({ ownerId, editors = [], linkRole }: Plan, uid: string | null, key: string | null): boolean {
  if (!uid) return false;
  return ownerId === uid || editors.includes(uid) || (key !== null && linkRole === "editor");
}
