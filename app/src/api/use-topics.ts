import { useEffect, useEffectEvent } from "react";
import { follow, type LiveHandlers, type LiveSnapshot, type LiveStream } from "./live";

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
    const close = () => {
      clearTimeout(reopening);
      stream?.close();
      stream = null;
    };
    const open = () => {
      close();
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
          if (reason === "signed-out") return;
          reopening = setTimeout(open, REOPEN_MS[Math.min(lost, REOPEN_MS.length - 1)]);
          lost += 1;
        },
      });
    };
    const follows = () => (document.visibilityState === "visible" ? open() : close());
    follows();
    document.addEventListener("visibilitychange", follows);
    return () => {
      document.removeEventListener("visibilitychange", follows);
      close();
    };
  }, [asked]);
}
