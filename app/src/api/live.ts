import type { LiveChange, LiveEnd, Versioned } from "./schema";

/** A stream of documents: each as it is now, then each change, in order and once. */
export interface LiveStream {
  close(): void;
}

/** Everything an index leads to now: the first word about a topic such as `friendships?a=abc`. */
export interface LiveSnapshot<Data = unknown> {
  topic: string;
  documents: Versioned<Data>[];
}

/** A word of somebody else about a document that is followed; nobody stores it. */
export interface LiveSignal {
  topic: string;
  /** Id of the person it comes from. */
  from: string;
  data: { name: string; at: string | null; isLeaving: boolean };
}

/** @typeParam Data - the record of all topics that are followed; `unknown` where they are of several collections */
export interface LiveHandlers<Data = unknown> {
  /** A document as it is now; `data` is `null` where there is none. */
  onDocument(change: LiveChange<Data>): void;
  /** Current targets of an index; older answers of its topic are stale. */
  onDocuments?(snapshot: LiveSnapshot<Data>): void;
  /** Somebody who edits the document shows that they are there. */
  onSignal?(signal: LiveSignal): void;
  /** The server ended the stream: `signed-out`, `expired`, `stopping`, `behind` or `failed`. */
  onEnd(reason: string): void;
  /** The server cannot be reached; the browser goes on trying. */
  onAway?(): void;
}

/** Follows topics such as `users/abc`. The browser reconnects by itself and resumes where it left off. */
export function follow<Data>(topics: readonly string[], handlers: LiveHandlers<Data>): LiveStream {
  const query = topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join("&");
  const source = new EventSource(`/v1/live?${query}`);
  const take = (event: MessageEvent<string>) => {
    const message = JSON.parse(event.data) as LiveChange<Data> | LiveSnapshot<Data>;
    if ("documents" in message) handlers.onDocuments?.(message);
    else handlers.onDocument(message);
  };
  source.addEventListener("snapshot", take);
  source.addEventListener("change", take);
  source.addEventListener("presence", (event: MessageEvent<string>) => {
    handlers.onSignal?.(JSON.parse(event.data) as LiveSignal);
  });
  source.addEventListener("end", (event: MessageEvent<string>) => {
    source.close();
    handlers.onEnd((JSON.parse(event.data) as LiveEnd).reason);
  });
  source.addEventListener("error", () => {
    // A closed source was refused outright, for example because the token has run out; an open one reconnects.
    if (source.readyState === EventSource.CLOSED) handlers.onEnd("failed");
    else handlers.onAway?.();
  });
  return { close: () => source.close() };
}
