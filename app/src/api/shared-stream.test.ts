import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeEventSource, fakeEventSources } from "./fake-event-source";
import { followShared } from "./shared-stream";

const sources: FakeEventSource[] = fakeEventSources();
const open = () => sources.filter(({ readyState }) => readyState !== EventSource.CLOSED);
const topics = () => open().map(({ url }) => new URL(url, "http://x").searchParams.getAll("topic"));
const newest = () => sources.at(-1) ?? expect.unreachable("nothing is followed");
const listener = () => ({ onDocument: vi.fn(), onDocuments: vi.fn(), onEnd: vi.fn() });
const following: { close(): void }[] = [];

function followed(names: string[], handlers = listener()) {
  const stream = followShared(names, handlers);
  following.push(stream);
  return { ...handlers, close: stream.close };
}

function showPage(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(0);
}

/** Each test is a day later: what one remembers is over for the next. */
let now = 0;

beforeEach(() => {
  now += 86_400_000;
  vi.useFakeTimers({ now });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});
afterEach(() => {
  for (const stream of following.splice(0)) stream.close();
  vi.advanceTimersByTime(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  sources.splice(0);
});

describe("the stream of a tab", () => {
  it("is one for all who follow, and has each topic once", () => {
    followed(["users/ada", "bookings?userId=ada"]);
    followed(["quests/a", "questSessions?questId=a"]);
    const mine = followed(["bookings?userId=ada"]);
    vi.advanceTimersByTime(0);
    expect(topics()).toEqual([["users/ada", "bookings?userId=ada", "quests/a", "questSessions?questId=a"]]);
    followed(["selections/ada"]);
    vi.advanceTimersByTime(0);
    expect(open()).toHaveLength(1);
    mine.close();
    vi.advanceTimersByTime(0);
    expect(topics()).toEqual([
      ["users/ada", "bookings?userId=ada", "quests/a", "questSessions?questId=a", "selections/ada"],
    ]);
  });

  it("tells each follower of their topics alone, and of a document only what is news", () => {
    const [person, quest] = [followed(["users/ada"]), followed(["quests/a", "reviews?questId=a"])];
    vi.advanceTimersByTime(0);
    const ada = { topic: "users/ada", id: "ada", version: 1, data: { name: "Ada" } };
    newest().say("snapshot", ada);
    newest().say("snapshot", { topic: "reviews?questId=a", documents: [] });
    expect(quest.onDocuments).toHaveBeenCalledTimes(1);
    followed(["selections/ada"]);
    vi.advanceTimersByTime(0);
    newest().say("snapshot", ada);
    expect(person.onDocument).toHaveBeenCalledTimes(1);
    newest().say("change", { ...ada, version: 2 });
    expect(person.onDocument).toHaveBeenCalledTimes(2);
    expect(quest.onDocument).not.toHaveBeenCalled();
  });

  it("ends for all of its followers, who may come back", () => {
    const [person, quest] = [followed(["users/ada"]), followed(["quests/a"])];
    vi.advanceTimersByTime(0);
    newest().say("end", { reason: "expired" });
    expect([person.onEnd, quest.onEnd].map((end) => end.mock.calls)).toEqual([[["expired"]], [["expired"]]]);
    followed(["users/ada"]);
    followed(["quests/a"]);
    vi.advanceTimersByTime(0);
    expect(topics()).toEqual([["users/ada", "quests/a"]]);
  });

  it("is shared again a while after it was refused: until then one topic keeps nobody else from theirs", () => {
    followed(["users/ada"]);
    followed(["quests/hidden"]);
    vi.advanceTimersByTime(0);
    newest().fail(EventSource.CLOSED);
    followed(["users/ada"]);
    followed(["quests/hidden"]);
    vi.advanceTimersByTime(0);
    expect(topics()).toEqual([["users/ada"], ["quests/hidden"]]);
    vi.advanceTimersByTime(60_000);
    followed(["quests/b"]);
    vi.advanceTimersByTime(0);
    expect(topics()).toEqual([["users/ada", "quests/hidden", "quests/b"]]);
  });

  it("holds no more topics than the server takes", () => {
    for (let at = 0; at < 60; at += 1) followed([`quests/${at}`]);
    vi.advanceTimersByTime(0);
    expect(topics().map(({ length }) => length)).toEqual([50, 10]);
  });

  it("closes some seconds after the tab was seen last, and opens again when it is", () => {
    followed(["users/ada"]);
    vi.advanceTimersByTime(0);
    showPage("hidden");
    vi.advanceTimersByTime(9_999);
    expect(open()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(open()).toEqual([]);
    followed(["quests/a"]);
    vi.advanceTimersByTime(0);
    expect(open()).toEqual([]);
    showPage("visible");
    expect(topics()).toEqual([["users/ada", "quests/a"]]);
  });
});
