import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getDocument } from "~/api/documents";
import { orNull } from "~/api/hidden";
import type { LiveChange } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { Hangout, HangoutComment, HangoutMember } from "~/core";
import { type Documents, documentsOf, withChange } from "../documents";
import { useLastSeen } from "../use-last-seen";
import type { HangoutSnapshot, Stored } from "./hangout";
import { forgetLastSeenHangout, lastSeenHangout, storeLastSeenHangout } from "./last-seen-hangout";

/** Storage of hangouts as this device last saw them. */
const DEVICE = { read: lastSeenHangout, store: storeLastSeenHangout, forget: forgetLastSeenHangout };

/** Records that the live stream has sent so far; a part is `undefined` until its snapshot has come. */
interface Heard {
  /** `null` where there is none that the reader may see. */
  hangout?: Stored<Hangout> | null;
  members?: Documents<HangoutMember>;
  comments?: Documents<HangoutComment>;
}

/**
 * A hangout with its people and comments, as it is now and as it changes: `null` where there is none that may be seen,
 * `undefined` while it is loading. Without a network it is what this device last saw.
 *
 * @param key - secret of its link or of a guest
 */
export function useLiveHangout(id: string, key: string | null, uid: string | null) {
  const [heard, setHeard] = useState<{ of: string; parts: Heard }>({ of: id, parts: {} });
  const parts = heard.of === id ? heard.parts : {};
  const hear = (next: (before: Heard) => Heard) =>
    setHeard((before) => ({ of: id, parts: next(before.of === id ? before.parts : {}) }));
  const { data, error, refetch } = useQuery({
    queryKey: ["hangout", id, key, uid],
    queryFn: () => orNull(getDocument("hangouts", id, { key })),
  });
  // Somebody who joins may read what was hidden before: another set of topics brings all of it.
  const isIn = Object.keys(parts.members ?? {}).length > 0;
  useTopics<Hangout | HangoutMember | HangoutComment>(data === null ? [] : topicsOf(id, key, isIn), {
    onDocument: (change) => hear((before) => withDocument(before, change)),
    onDocuments: ({ topic, documents }) =>
      hear((before) => ({ ...before, [partOf(topic)]: documentsOf(documents as Stored<never>[]) })),
  });
  const live = snapshotOf(parts);
  const isGone = data === null || parts.hangout === null;
  const stored = useLastSeen(DEVICE, { uid, id, live, isGone });
  const snapshot = isGone ? null : (live ?? stored);
  return { snapshot, isLive: live !== undefined, failure: snapshot === undefined ? error : null, retry: refetch };
}

/** Topics of a hangout; comments are for those who are in it. */
function topicsOf(id: string, key: string | null, isIn: boolean): string[] {
  const secret = key ? encodeURIComponent(key) : "";
  const inside = `hangoutId=${encodeURIComponent(id)}${secret && `&k=${secret}`}`;
  const open = [`hangouts/${id}${secret && `?k=${secret}`}`, `hangoutMembers?${inside}`];
  return isIn ? [...open, `hangoutComments?${inside}`] : open;
}

const partOf = (topic: string) => (topic.startsWith("hangoutMembers") ? "members" : "comments");

function withDocument(before: Heard, change: LiveChange<Hangout | HangoutMember | HangoutComment>): Heard {
  const { topic, id, version, data } = change;
  if (topic.startsWith("hangouts/"))
    return { ...before, hangout: data === null ? null : { id, version: version ?? 0, data: data as Hangout } };
  const part = partOf(topic);
  return { ...before, [part]: withChange<unknown>(before[part] ?? {}, change) };
}

function snapshotOf({ hangout, members, comments }: Heard): HangoutSnapshot | undefined {
  if (!hangout || !members) return undefined;
  return {
    hangout,
    members: Object.values(members).sort((a, b) => a.data.joinedAt.localeCompare(b.data.joinedAt)),
    comments: Object.values(comments ?? {}).sort((a, b) => a.data.at.localeCompare(b.data.at)),
  };
}
