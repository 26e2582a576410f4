import { useRef, useState } from "react";
import { call } from "~/api/call";
import { Failure } from "~/api/failure";
import { playQuest } from "~/routing/quest-paths";
import { useNavigation } from "~/routing/use-location";
import { requireSession } from "~/sync/session/session";
import { useIsKnown } from "~/sync/session/use-session";
import { failed } from "./attempt";

/** Begins a free quest at once: one seat is booked without a checkout, and the page to play it opens. */
export function useStart(questId: string, sessionId: string | undefined) {
  const navigation = useNavigation();
  const isKnown = useIsKnown();
  const [isStarting, setStarting] = useState(false);
  // The same keys until there is an answer: a second press, or a try after a lost network, books nothing twice.
  const keys = useRef(freshKeys());
  const start = async () => {
    if (!sessionId || isStarting || !(isKnown || (await requireSession()))) return;
    setStarting(true);
    try {
      const { hold, checkout } = keys.current;
      const { bookingId } = await call("holdSeats", { questId, sessionId, seats: 1, idempotencyKey: hold });
      await call("checkoutQuest", { bookingId, idempotencyKey: checkout });
      keys.current = freshKeys();
      navigation.push(playQuest(questId, bookingId));
    } catch (failure) {
      if (failure instanceof Failure && !mayHaveHappened(failure)) keys.current = freshKeys();
      failed(failure);
    } finally {
      setStarting(false);
    }
  };
  return { start, isStarting };
}

const freshKeys = () => ({ hold: crypto.randomUUID(), checkout: crypto.randomUUID() });

/** True for a failure that says nothing about what the server did. */
function mayHaveHappened({ code }: Failure): boolean {
  return code === "unavailable" || code === "deadline-exceeded" || code === "unknown";
}
