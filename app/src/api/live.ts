import type { LiveChange, LiveEnd } from "./schema";

/** A stream of documents: each as it is now, then each change, in order and once. */
export interface LiveStream {
  close(): void;
}

export interface LiveHandlers {
  /** A document as it is now; `data` is `null` where there is none. */
  onDocument(change: LiveChange): void;
  /** The server ended the stream: `signed-out`, `expired`, `stopping`, `behind` or `failed`. */
  onEnd(reason: string): void;
}

/** Follows topics such as `users/abc`. The browser reconnects by itself and resumes where it left off. */
export function follow(topics: readonly string[], handlers: LiveHandlers): LiveStream {
  const query = topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join("&");
  const source = new EventSource(`/v1/live?${query}`);
  const document = (event: MessageEvent<string>) => handlers.onDocument(JSON.parse(event.data) as LiveChange);
  source.addEventListener("snapshot", document);
  source.addEventListener("change", document);
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
