import { useEffect, useMemo, useState } from "react";
import { follow } from "~/api/live";
import { ActionError, type InvitationComment, type InvitationView, type Refusal } from "../model";
import { type Guest, guestOf } from "./guest";
import { forgetGuest, readGuest } from "./guest-store";

interface GuestState {
  guest: Guest;
  /** The latest view, with what waits to be sent. */
  view: InvitationView;
  guestKey: string | undefined;
  isOffline: boolean;
  /** False until what this browser knows of a returning guest is read. */
  isReady: boolean;
  /** True once the host took the guest off. */
  isTakenOff: boolean;
  /** True while answers to the poll wait to be sent. */
  isVoteWaiting: boolean;
  /** Reason why something that waited was refused when it was sent. */
  refusal: Refusal | undefined;
}

/** Wait before a stream that has ended is opened again. */
const AGAIN_MS = 5_000;

/** Follows a hangout as a guest: reads it again whenever something happens, and sends what waits once there is a network. */
export function useGuest(first: InvitationView, linkKey: string | undefined): GuestState {
  const { hangoutId } = first;
  const [view, setView] = useState(first);
  const [record, setRecord] = useState(() => readGuest(hangoutId));
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const [isTakenOff, setTakenOff] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  // A link that lets guests in was made since: who comes by it is invited again.
  const isInvitedAgain = Boolean(linkKey && first.shareUrl);
  const guest = useMemo(() => {
    const reread = () => setRecord(readGuest(hangoutId));
    const onView = (next: InvitationView) => {
      setView(next);
      reread();
    };
    const onTakenOff = () => {
      if (!isInvitedAgain) return setTakenOff(true);
      forgetGuest(hangoutId);
      reread();
    };
    return guestOf({ hangoutId, linkKey, onView, onWaiting: reread, onTakenOff });
  }, [hangoutId, linkKey, isInvitedAgain]);
  const { guestKey, waiting } = record;
  const [isReady, setReady] = useState(first.me !== null || guestKey === undefined);
  if (!isReady && view.me) setReady(true);

  useEffect(() => {
    const flush = () => {
      setRefusal(undefined);
      guest.flush().catch((error) => setRefusal(error instanceof ActionError ? error.refusal : "unknown"));
    };
    const back = () => {
      setOffline(false);
      flush();
    };
    const away = () => setOffline(true);
    window.addEventListener("online", back);
    window.addEventListener("offline", away);
    // This browser knows the guest, or still has something to send: the page that came does not know it.
    if (readGuest(hangoutId).waiting.length > 0) flush();
    else if (guestKey && !first.me) guest.refresh().catch(() => undefined);
    return () => {
      window.removeEventListener("online", back);
      window.removeEventListener("offline", away);
    };
  }, [guest, hangoutId, guestKey, first.me]);

  useEffect(() => listen(hangoutId, guestKey ?? linkKey, guest.refresh), [hangoutId, guestKey, linkKey, guest]);

  const said = waiting.flatMap((one): InvitationComment[] =>
    one.kind === "comment"
      ? [
          {
            id: one.key,
            memberId: view.me?.memberId ?? "",
            name: view.me?.name ?? "",
            isGuest: true,
            ...one,
            isWaiting: true,
          },
        ]
      : [],
  );
  return {
    guest,
    guestKey,
    isOffline,
    isReady: isReady || guestKey === undefined,
    isTakenOff,
    isVoteWaiting: waiting.some(({ kind }) => kind === "vote"),
    refusal,
    view: said.length > 0 && view.comments ? { ...view, comments: [...view.comments, ...said] } : view,
  };
}

/** Reads the invitation again at each change of the hangout. Returns how to stop. */
function listen(hangoutId: string, key: string | undefined, refresh: () => Promise<void>): () => void {
  let stop: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    let isFirst = true;
    const topic = `hangoutActivity/${hangoutId}${key ? `?k=${encodeURIComponent(key)}` : ""}`;
    const stream = follow([topic], {
      onDocument: () => {
        // The first word is how it stands, which the page has; after a pause something may have been missed.
        if (!isFirst) refresh().catch(() => undefined);
        isFirst = false;
      },
      onEnd: () => {
        timer = setTimeout(() => {
          refresh().catch(() => undefined);
          open();
        }, AGAIN_MS);
      },
    });
    stop = () => stream.close();
  };
  open();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
