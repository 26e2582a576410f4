import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lists } from "~/state/lists";
import { session } from "~/state/session";
import { refetchLists } from "./own-lists";

const found = {
  documents: [{ id: "l", version: 1, data: { year: 2031, userId: "ada", activities: [], createdByUsername: "ada" } }],
};
const answers: (() => Response)[] = [];
const away = () => Response.error();
const there = () => new Response(JSON.stringify(found), { status: 200 });
const refused = () =>
  new Response(JSON.stringify({ error: { status: "PERMISSION_DENIED", message: "no" } }), { status: 403 });

beforeEach(() => {
  session.setState({ uid: "ada", user: { name: "Ada", user_name: "ada" } } as never);
  lists.setState({ saved: undefined, failure: undefined } as never);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => (answers.length > 1 ? (answers.shift() as () => Response) : answers[0])?.()),
  );
});
afterEach(() => vi.unstubAllGlobals());

it("fetches the lists once there is a network again, although nothing else changed", async () => {
  answers.splice(0, Infinity, away);
  await refetchLists();
  expect(lists.getState().failure).toBeDefined();
  answers.splice(0, Infinity, there);
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(lists.getState().saved).toHaveLength(1));
  expect(lists.getState().failure).toBeUndefined();
});

it("fetches the lists again after a pause where the server could not be reached", async () => {
  answers.splice(0, Infinity, away);
  await refetchLists();
  answers.splice(0, Infinity, there);
  await vi.waitFor(() => expect(lists.getState().saved).toHaveLength(1), 3_000);
});

it("asks no more where the server refuses, or somebody else is here by then", async () => {
  answers.splice(0, Infinity, refused);
  await refetchLists();
  const asked = () => vi.mocked(fetch).mock.calls.length;
  const before = asked();
  window.dispatchEvent(new Event("online"));
  expect(asked()).toBe(before);
  answers.splice(0, Infinity, away);
  await refetchLists();
  const then = asked();
  session.setState({ uid: "bob" });
  window.dispatchEvent(new Event("online"));
  expect(asked()).toBe(then);
});
