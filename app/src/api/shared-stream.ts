/**
 * One live stream for all that a tab follows: over HTTP/1.1 a browser has six connections for one server, and streams of
 * several tabs would take them all.
 */

import { follow, type LiveHandlers, type LiveStream } from "./live";
import type { LiveChange } from "./schema";

/** Topics that the server takes for one stream. */
const TOPICS_MAX = 50;
/** Time after which a tab that nobody sees closes its stream. */
const HIDDEN_MS = 10_000;
/** Time for which followers have streams of their own after one was refused: a single topic may be to blame. */
const APART_MS = 60_000;

interface Follower {
  topics: readonly string[];
  handlers: LiveHandlers<never>;
  /** Last message about each document, as text: what a new stream begins with may be known. */
  heard: Map<string, string>;
}

const followers = new Set<Follower>();
let streams: LiveStream[] = [];
let opening: ReturnType<typeof setTimeout> | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
let apartUntilMs = 0;

/**
 * Follows topics on the tab's stream, which is opened again for them. Everybody hears the present state of their topics
 * then, but of a document only what is news. A stream that ends is over for all of its followers.
 */
export function followShared<Data>(topics: readonly string[], handlers: LiveHandlers<Data>): LiveStream {
  const follower: Follower = { topics, handlers: handlers as unknown as LiveHandlers<never>, heard: new Map() };
  if (followers.size === 0) document.addEventListener("visibilitychange", restOrGoOn);
  followers.add(follower);
  openSoon();
  return {
    close: () => {
      if (followers.delete(follower)) openSoon();
    },
  };
}

/** Opens streams once for all who begin or end to follow in the same turn of the page. */
function openSoon(): void {
  opening ??= setTimeout(open, 0);
}

function open(): void {
  close();
  if (followers.size === 0) document.removeEventListener("visibilitychange", restOrGoOn);
  // A tab that has not been seen for a while gets its stream once it is.
  else if (document.visibilityState === "visible" || resting !== undefined) streams = groups().map(openFor);
}

function close(): void {
  clearTimeout(opening);
  opening = undefined;
  for (const stream of streams) stream.close();
  streams = [];
}

function restOrGoOn(): void {
  clearTimeout(resting);
  resting = undefined;
  if (document.visibilityState === "visible") {
    if (streams.length === 0) openSoon();
    return;
  }
  resting = setTimeout(() => {
    resting = undefined;
    close();
  }, HIDDEN_MS);
}

/** Followers by streams: all on one, unless there are too many topics or one was refused a moment ago. */
function groups(): Follower[][] {
  if (Date.now() < apartUntilMs) return [...followers].map((follower) => [follower]);
  const all: Follower[][] = [[]];
  for (const follower of followers) {
    const last = all.at(-1) ?? [];
    if (last.length === 0 || topicsOf([...last, follower]).length <= TOPICS_MAX) last.push(follower);
    else all.push([follower]);
  }
  return all;
}

const topicsOf = (group: readonly Follower[]) => [...new Set(group.flatMap(({ topics }) => topics))];

function openFor(group: readonly Follower[]): LiveStream {
  const of = (topic: string) => group.filter((each) => followers.has(each) && each.topics.includes(topic));
  return follow<never>(topicsOf(group), {
    onDocument: (change) => {
      for (const follower of of(change.topic)) if (isNews(follower, change)) follower.handlers.onDocument(change);
    },
    onDocuments: (snapshot) => {
      for (const { handlers } of of(snapshot.topic)) handlers.onDocuments?.(snapshot);
    },
    onSignal: (signal) => {
      for (const { handlers } of of(signal.topic)) handlers.onSignal?.(signal);
    },
    onAway: () => {
      for (const { handlers } of group) handlers.onAway?.();
    },
    onEnd: (reason) => {
      const ended = group.filter((each) => followers.delete(each));
      if (reason === "failed" && ended.length > 1) apartUntilMs = Date.now() + APART_MS;
      for (const { handlers } of ended) handlers.onEnd(reason);
    },
  });
}

/** True unless a follower has heard just this about a document. Changes among the targets of an index always are. */
function isNews({ heard }: Follower, change: LiveChange<unknown>): boolean {
  const [path = ""] = change.topic.split("?");
  if (!path.includes("/")) return true;
  const text = JSON.stringify(change);
  if (heard.get(change.topic) === text) return false;
  heard.set(change.topic, text);
  return true;
}
