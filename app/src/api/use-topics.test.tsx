import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeEventSource, fakeEventSources } from "./fake-event-source";
import { useTopics } from "./use-topics";

const sources: FakeEventSource[] = fakeEventSources();
const heard = { onDocument: vi.fn(), onDocuments: vi.fn() };
const open = () => sources.filter(({ readyState }) => readyState !== EventSource.CLOSED);
const newest = () => sources.at(-1) ?? expect.unreachable("nothing is followed");

/** Lets the streams open that what was drawn asked for. */
const turn = () => vi.advanceTimersByTime(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});
afterEach(() => {
  cleanup();
  turn();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sources.splice(0);
  heard.onDocument.mockClear();
});

describe("following topics", () => {
  it("lasts as long as what shows them, and asks anew only for other topics", () => {
    const { rerender, unmount } = renderHook(({ topics }) => useTopics(topics, heard), {
      initialProps: { topics: ["lists/a"] },
    });
    turn();
    rerender({ topics: ["lists/a"] });
    turn();
    expect(sources).toHaveLength(1);
    rerender({ topics: ["lists/a", "lists/b"] });
    turn();
    expect(open().map(({ url }) => url)).toEqual(["/v1/live?topic=lists%2Fa&topic=lists%2Fb"]);
    rerender({ topics: [] });
    turn();
    expect(open()).toEqual([]);
    rerender({ topics: ["lists/c"] });
    turn();
    unmount();
    turn();
    expect(open()).toEqual([]);
    expect(sources).toHaveLength(3);
  });

  it("begins again after a loss, later each time, and soon again after a word", () => {
    renderHook(() => useTopics(["lists/a"], heard));
    turn();
    newest().fail(EventSource.CLOSED);
    vi.advanceTimersByTime(999);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(1);
    turn();
    expect(sources).toHaveLength(2);
    newest().fail(EventSource.CLOSED);
    vi.advanceTimersByTime(1_999);
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(1);
    turn();
    newest().say("snapshot", { topic: "lists/a", id: "a", version: 1, data: null });
    newest().say("end", { reason: "behind" });
    vi.advanceTimersByTime(1_000);
    turn();
    expect(sources).toHaveLength(4);
    expect(heard.onDocument).toHaveBeenCalledTimes(1);
  });

  it("ends for good with the session, and with the component that waited", () => {
    const { unmount } = renderHook(() => useTopics(["lists/a"], heard));
    turn();
    newest().fail(EventSource.CLOSED);
    unmount();
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    renderHook(() => useTopics(["lists/a"], heard));
    turn();
    newest().say("end", { reason: "signed-out" });
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(2);
  });
});
