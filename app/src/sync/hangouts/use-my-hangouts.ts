import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { useTopics } from "~/api/use-topics";
import type { Hangout, HangoutMember, Notification } from "~/core";
import { notificationsStore } from "~/state/notifications";
import { useSession } from "../session/use-session";
import type { MyHangout } from "./my-hangouts";

type Documents<Data> = Readonly<Record<string, Data>>;

/** Newest hangouts that are followed at once. */
const FOLLOWED_MAX = 40;

/**
 * The hangouts that one hosts, is in, or is invited to by name, followed live over one stream; `undefined` until the
 * server has said which there are.
 */
export function useMyHangouts(): readonly MyHangout[] | undefined {
  const uid = useSession((state) => state.uid);
  const [members, setMembers] = useState<Documents<HangoutMember>>();
  const notifications = useStore(notificationsStore, ({ byId }) => byId);
  const [hangouts, setHangouts] = useState<Documents<Hangout | null>>({});
  const own = `hangoutMembers?userId=${uid}`;
  const ids = useMemo(() => idsOf(members ?? {}, notifications ?? {}), [members, notifications]);
  const topics = uid ? [own, ...ids.map((id) => `hangouts/${id}`)] : [];
  useTopics<unknown>(topics, {
    onDocuments: ({ topic, documents }) => {
      const known = Object.fromEntries(documents.map(({ id, data }) => [id, data]));
      if (topic === own) setMembers(known as Documents<HangoutMember>);
    },
    onDocument: ({ topic, id, data }) => {
      if (topic === own) setMembers((before) => changed(before ?? {}, id, data as HangoutMember | null));
      else setHangouts((before) => ({ ...before, [id]: data as Hangout | null }));
    },
  });
  return useMemo(() => {
    if (!members || ids.some((id) => !(id in hangouts))) return undefined;
    const byHangout = new Map(Object.values(members).map((member) => [member.hangoutId, member]));
    return ids.flatMap((id) => {
      const hangout = hangouts[id];
      if (!hangout) return [];
      const isHost = hangout.hostId === uid || (hangout.coHosts ?? []).includes(uid ?? "");
      return [{ id, hangout, member: byHangout.get(id) ?? null, isHost }];
    });
  }, [members, ids, hangouts, uid]);
}

function changed<Data>(before: Documents<Data>, id: string, data: Data | null): Documents<Data> {
  const { [id]: _, ...rest } = before;
  return data ? { ...rest, [id]: data } : rest;
}

/** Ids of the hangouts one is in, and of those one was invited to by name. */
function idsOf(members: Documents<HangoutMember>, notifications: Documents<Notification>): string[] {
  const joined = Object.values(members).sort((one, other) => other.joinedAt.localeCompare(one.joinedAt));
  const invited = Object.values(notifications).filter(({ kind }) => kind === "hangoutInvited");
  const ids = [...joined.map(({ hangoutId }) => hangoutId), ...invited.map(({ hangoutId }) => String(hangoutId))];
  return [...new Set(ids)].slice(0, FOLLOWED_MAX).sort();
}
