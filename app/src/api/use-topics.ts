import { useEffect, useEffectEvent } from "react";
import type { LiveHandlers, LiveSignal, LiveSnapshot, LiveStream } from "./live";
import { followShared } from "./shared-stream";
import { onToken } from "./token";

/** Waiting times before a lost stream is opened again. */
const REOPEN_MS = [1_000, 2_000, 5_000, 15_000, 30_000];

/** Follows topics while a component shows them, on the stream that the whole tab shares. */
export function useTopics<Data>(
  topics: readonly string[],
  handlers: Pick<LiveHandlers<Data>, "onDocument" | "onDocuments" | "onSignal">,
): void {
  const onDocument = useEffectEvent(handlers.onDocument);
  const onDocuments = useEffectEvent((snapshot: LiveSnapshot<Data>) => handlers.onDocuments?.(snapshot));
  const onSignal = useEffectEvent((signal: LiveSignal) => handlers.onSignal?.(signal));
  const asked = topics.join("\n");
  useEffect(() => {
    if (asked === "") return;
    let stream: LiveStream | null = null;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    let lost = 0;
    /** The session is over; the stream goes on when somebody signs in again. */
    let isSignedOut = false;
    const open = () => {
      isSignedOut = false;
      stream = followShared<Data>(asked.split("\n"), {
        onDocument: (change) => {
          lost = 0;
          onDocument(change);
        },
        onDocuments: (snapshot) => {
          lost = 0;
          onDocuments(snapshot);
        },
        onSignal: (signal) => onSignal(signal),
        onEnd: (reason) => {
          stream = null;
          if (reason === "signed-out") {
            isSignedOut = true;
            return;
          }
          reopening = setTimeout(open, REOPEN_MS[Math.min(lost, REOPEN_MS.length - 1)]);
          lost += 1;
        },
      });
    };
    open();
    const stopHearing = onToken(() => isSignedOut && open());
    return () => {
      stopHearing();
      clearTimeout(reopening);
      stream?.close();
    };
  }, [asked]);
}
