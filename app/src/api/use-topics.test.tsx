import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeEventSource, fakeEventSources } from "./fake-event-source";
import { useTopics } from "./use-topics";

const sources: FakeEventSource[] = fakeEventSources();
const heard = { onDocument: vi.fn(), onDocuments: vi.fn() };
const open = () => sources.filter(({ readyState }) => readyState !== EventSource.CLOSED);
const newest = () => sources.at(-1) ?? expect.unreachable("nothing is followed");

function showPage(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});
afterEach(() => {
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
    rerender({ topics: ["lists/a"] });
    expect(sources).toHaveLength(1);
    rerender({ topics: ["lists/a", "lists/b"] });
    expect(open().map(({ url }) => url)).toEqual(["/v1/live?topic=lists%2Fa&topic=lists%2Fb"]);
    rerender({ topics: [] });
    expect(open()).toEqual([]);
    rerender({ topics: ["lists/c"] });
    unmount();
    expect(open()).toEqual([]);
    expect(sources).toHaveLength(3);
  });

  it("rests while the page cannot be seen", () => {
    renderHook(() => useTopics(["lists/a"], heard));
    showPage("hidden");
    expect(open()).toEqual([]);
    showPage("visible");
    expect(open()).toHaveLength(1);
  });

  it("begins again after a loss, later each time, and soon again after a word", () => {
    renderHook(() => useTopics(["lists/a"], heard));
    newest().fail(EventSource.CLOSED);
    vi.advanceTimersByTime(999);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(2);
    newest().fail(EventSource.CLOSED);
    vi.advanceTimersByTime(1_999);
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(1);
    newest().say("snapshot", { topic: "lists/a", id: "a", version: 1, data: null });
    newest().say("end", { reason: "behind" });
    vi.advanceTimersByTime(1_000);
    expect(sources).toHaveLength(4);
    expect(heard.onDocument).toHaveBeenCalledTimes(1);
  });

  it("ends for good with the session, and with the component that waited", () => {
    const { unmount } = renderHook(() => useTopics(["lists/a"], heard));
    newest().fail(EventSource.CLOSED);
    unmount();
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    renderHook(() => useTopics(["lists/a"], heard));
    newest().say("end", { reason: "signed-out" });
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(2);
  });
});
