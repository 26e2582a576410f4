import { useEffect, useEffectEvent } from "react";
import { follow, type LiveHandlers, type LiveSnapshot, type LiveStream } from "./live";
import { onToken } from "./token";

/** Waiting times before a lost stream is opened again. */
const REOPEN_MS = [1_000, 2_000, 5_000, 15_000, 30_000];

/**
 * Follows topics while a component shows them and the page can be seen: a browser has few connections for one server,
 * and tabs in the background must not take them all.
 */
export function useTopics<Data>(
  topics: readonly string[],
  handlers: Pick<LiveHandlers<Data>, "onDocument" | "onDocuments">,
): void {
  const onDocument = useEffectEvent(handlers.onDocument);
  const onDocuments = useEffectEvent((snapshot: LiveSnapshot<Data>) => handlers.onDocuments?.(snapshot));
  const asked = topics.join("\n");
  useEffect(() => {
    if (asked === "") return;
    let stream: LiveStream | null = null;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    let lost = 0;
    /** The session is over; the stream goes on when somebody signs in again. */
    let isSignedOut = false;
    const close = () => {
      clearTimeout(reopening);
      stream?.close();
      stream = null;
    };
    const open = () => {
      close();
      isSignedOut = false;
      stream = follow<Data>(asked.split("\n"), {
        onDocument: (change) => {
          lost = 0;
          onDocument(change);
        },
        onDocuments: (snapshot) => {
          lost = 0;
          onDocuments(snapshot);
        },
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
    const follows = () => (document.visibilityState === "visible" ? open() : close());
    follows();
    const stopHearing = onToken(() => isSignedOut && follows());
    document.addEventListener("visibilitychange", follows);
    return () => {
      stopHearing();
      document.removeEventListener("visibilitychange", follows);
      close();
    };
  }, [asked]);
}
