import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeEventSource, fakeEventSources } from "./fake-event-source";
import { follow } from "./live";

const sources: FakeEventSource[] = fakeEventSources();
const handlers = { onDocument: vi.fn(), onDocuments: vi.fn(), onEnd: vi.fn() };

beforeEach(() => vi.clearAllMocks());
afterEach(() => sources.splice(0));

function followed(...topics: string[]): FakeEventSource {
  follow(topics, handlers);
  return sources.at(-1) ?? expect.unreachable("nothing was opened");
}

describe("a stream of documents", () => {
  it("asks for each topic, whatever characters are in it", () => {
    expect(followed("users/ada", "friendships?a=ada&b=ö").url).toBe(
      "/v1/live?topic=users%2Fada&topic=friendships%3Fa%3Dada%26b%3D%C3%B6",
    );
  });

  it("hands over documents and what an index leads to apart", () => {
    const source = followed("users/ada");
    const document = { topic: "users/ada", id: "ada", version: 3, data: { name: "Ada" } };
    source.say("snapshot", document);
    source.say("change", { ...document, version: 4, data: null });
    source.say("snapshot", { topic: "friendships?a=ada", documents: [] });
    expect(handlers.onDocument.mock.calls.map(([change]) => change.version)).toEqual([3, 4]);
    expect(handlers.onDocuments).toHaveBeenCalledExactlyOnceWith({ topic: "friendships?a=ada", documents: [] });
    expect(handlers.onEnd).not.toHaveBeenCalled();
  });

  it("closes when the server ends it, and says why, once", () => {
    const source = followed("users/ada");
    source.say("end", { reason: "expired" });
    expect(source.readyState).toBe(EventSource.CLOSED);
    expect(handlers.onEnd).toHaveBeenCalledExactlyOnceWith("expired");
  });

  it("leaves reconnecting to the browser, and fails only where it was refused", () => {
    const source = followed("users/ada");
    source.fail(EventSource.CONNECTING);
    expect(handlers.onEnd).not.toHaveBeenCalled();
    source.fail(EventSource.CLOSED);
    expect(handlers.onEnd).toHaveBeenCalledExactlyOnceWith("failed");
  });

  it("is closed by who opened it without a word", () => {
    follow(["users/ada"], handlers).close();
    expect(sources.at(-1)?.readyState).toBe(EventSource.CLOSED);
    expect(handlers.onEnd).not.toHaveBeenCalled();
  });
});
