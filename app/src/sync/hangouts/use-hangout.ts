import { useMemo } from "react";
import { useStore } from "zustand";
import { session } from "~/state/session";
import type { Entry } from "../outbox/entry";
import { outbox } from "../outbox/store";
import type { HangoutActor } from "./actions";
import { isHostedBy, memberIdOf, ownMember } from "./hangout";
import { HANGOUT_CHANGE, type HangoutChange } from "./hangout-change";
import { withPending } from "./pending";
import { useLiveHangout } from "./use-live-hangout";

/** A comment of the reader that the server does not have yet. */
export interface WaitingComment {
  key: string;
  text: string;
  /** Name of its photo on this device. */
  photo?: string | undefined;
  /** ISO-8601 */
  at: string;
  isRefused: boolean;
}

/** A hangout as its reader sees it: what the server said last, with the reader's own changes that wait. */
export function useHangout(id: string, key: string | null = null) {
  const uid = useStore(session, (state) => state.uid);
  const name = useStore(session, (state) => state.user?.name);
  const { snapshot: saved, isLive, failure, retry } = useLiveHangout(id, key, uid);
  const entries = useStore(outbox, (state) => state.entries);
  const waiting = useMemo(() => changesOf(entries, id), [entries, id]);
  const snapshot = useMemo(
    () =>
      saved &&
      withPending(
        saved,
        waiting.filter(({ status }) => status !== "refused"),
      ),
    [saved, waiting],
  );
  const waitingComments = useMemo(() => waiting.flatMap(commentOf), [waiting]);
  if (!snapshot) return { snapshot, failure, retry };
  const me = ownMember(snapshot, uid, key);
  const actor: HangoutActor = {
    hangoutId: id,
    title: snapshot.hangout.data.title,
    memberId: me?.id ?? (uid && memberIdOf(id, uid)),
    memberName: me?.data.name ?? name ?? "",
    key,
  };
  const isHost = isHostedBy(snapshot.hangout, uid);
  return { snapshot, failure: null, retry, isLive, uid, me, isHost, actor, waiting, waitingComments };
}

type Known = Extract<ReturnType<typeof useHangout>, { actor: HangoutActor }>;
/** A hangout that is there, as its reader sees it. */
export type OpenHangout = Known;

function changesOf(entries: readonly Entry[], id: string): readonly Entry<HangoutChange>[] {
  const ours = entries.filter(({ kind }) => kind === HANGOUT_CHANGE) as readonly Entry<HangoutChange>[];
  return ours.filter(({ data }) => data.hangoutId === id);
}

function commentOf({ key, data, createdAt, status }: Entry<HangoutChange>): WaitingComment[] {
  if (data.call.name !== "commentHangout") return [];
  const { text, photo } = data.call.data;
  return [{ key, text: text ?? "", photo: photo ?? undefined, at: createdAt, isRefused: status === "refused" }];
}
