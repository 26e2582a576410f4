import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BEAT_MS, EDITING_MS, GONE_MS } from "./presence";
import { type OwnBeat, usePresence } from "./use-presence";

let sent: OwnBeat[] = [];
const send = (beat: OwnBeat) => sent.push(beat);
let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const start = () => renderHook(({ isOn }) => usePresence({ send, isOn }), { initialProps: { isOn: true } });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
function look(next: DocumentVisibilityState) {
  visibility = next;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

it("says at once and then every while that one is here, and goodbye in the end", () => {
  const { unmount } = start();
  pass(2 * BEAT_MS);
  expect(sent).toEqual([{}, {}, {}]);
  unmount();
  pass(2 * BEAT_MS);
  expect(sent).toEqual([{}, {}, {}, { isLeaving: true }]);
});

it("leaves while nobody looks at the page, and comes back", () => {
  start();
  look("hidden");
  pass(3 * BEAT_MS);
  expect(sent).toEqual([{}, { isLeaving: true }]);
  look("visible");
  expect(sent.at(-1)).toEqual({});
});

it("sends nothing and knows nobody while it is off", () => {
  const { rerender, result } = start();
  act(() => result.current.receive({ personId: "ann" }));
  rerender({ isOn: false });
  expect(result.current.here).toEqual([]);
  sent = [];
  act(() => result.current.edit("title"));
  pass(2 * BEAT_MS);
  expect(sent).toEqual([]);
});

it("forgets others by itself when they fall silent", () => {
  const { result } = start();
  act(() => result.current.receive({ personId: "ann", editing: "title" }));
  expect(result.current.editing.get("title")).toEqual(["ann"]);
  pass(EDITING_MS);
  expect(result.current.editing.size).toBe(0);
  expect(result.current.here).toEqual(["ann"]);
  pass(GONE_MS - EDITING_MS);
  expect(result.current.here).toEqual([]);
});

it("tells of typing often enough to last, and not with every letter", () => {
  const { result } = start();
  sent = [];
  for (let key = 0; key < 10; key += 1) {
    act(() => result.current.edit("title"));
    pass(EDITING_MS / 10);
  }
  expect(sent).toEqual([{ editing: "title" }, { editing: "title" }]);
  act(() => result.current.edit(null));
  expect(sent.at(-1)).toEqual({});
});
