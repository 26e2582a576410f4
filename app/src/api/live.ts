import type { LiveChange, LiveEnd } from "./schema";

/** A stream of documents: each as it is now, then each change, in order and once. */
export interface LiveStream {
  close(): void;
}

/** Everything an index leads to now: the first word about a topic such as `friendships?a=abc`. */
export interface LiveSnapshot {
  topic: string;
  documents: { id: string; version: number; data: unknown }[];
}

export interface LiveHandlers {
  /** A document as it is now; `data` is `null` where there is none. */
  onDocument(change: LiveChange): void;
  /** What an index leads to now; what was known of its topic before is old. */
  onDocuments?(snapshot: LiveSnapshot): void;
  /** The server ended the stream: `signed-out`, `expired`, `stopping`, `behind` or `failed`. */
  onEnd(reason: string): void;
}

/** Follows topics such as `users/abc`. The browser reconnects by itself and resumes where it left off. */
export function follow(topics: readonly string[], handlers: LiveHandlers): LiveStream {
  const query = topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join("&");
  const source = new EventSource(`/v1/live?${query}`);
  const take = (event: MessageEvent<string>) => {
    const said = JSON.parse(event.data) as LiveChange | LiveSnapshot;
    if ("documents" in said) handlers.onDocuments?.(said);
    else handlers.onDocument(said);
  };
  source.addEventListener("snapshot", take);
  source.addEventListener("change", take);
  source.addEventListener("end", (event: MessageEvent<string>) => {
    source.close();
    handlers.onEnd((JSON.parse(event.data) as LiveEnd).reason);
  });
  source.addEventListener("error", () => {
    // A closed source was refused outright, for example because the token has run out; an open one reconnects.
    if (source.readyState === EventSource.CLOSED) handlers.onEnd("failed");
  });
  return { close: () => source.close() };
}
