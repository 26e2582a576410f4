import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ActionError } from "../model";
import { guestOf } from "./guest";
import { readGuest } from "./guest-store";

interface Call {
  name: string;
  data: Record<string, unknown>;
}

const answers: Record<string, () => Response> = {};
let calls: Call[] = [];
let isOnline = true;

const result = (value: unknown) => () => Response.json({ result: value });
const refusal = (reason: string) => () =>
  Response.json({ error: { status: "FAILED_PRECONDITION", details: { reason } } }, { status: 400 });

function guest() {
  return guestOf({ hangoutId: "h1", linkKey: "code", onView: () => undefined, onWaiting: () => undefined });
}

beforeEach(() => {
  localStorage.clear();
  calls = [];
  isOnline = true;
  answers.joinHangout = result({ editUrl: "/hangout/h1?k=m1.secret" });
  answers.voteHangout = result({});
  answers.readInvitation = result({ hangoutId: "h1" });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (!isOnline) throw new TypeError("offline");
    const name = path.split("/").at(-1) ?? "";
    calls.push({ name, data: JSON.parse(String(init.body)).data });
    return answers[name]?.() ?? new Response("{}", { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("a first answer joins by the link, then votes with the secret that this browser keeps", async () => {
  expect(await guest().actions.vote({ name: "Ivy", votes: { one: "yes" } })).toBe("sent");
  expect(calls.map(({ name }) => name)).toEqual(["joinHangout", "voteHangout", "readInvitation"]);
  expect(calls[0]?.data).toMatchObject({ id: "h1", code: "code", guestName: "Ivy" });
  expect(calls[1]?.data).toMatchObject({ key: "m1.secret", votes: { one: "yes" } });
  expect(readGuest("h1")).toMatchObject({ guestKey: "m1.secret", waiting: [] });
});

it("what is said without a network waits, the last answer alone, and is repeated with the same keys", async () => {
  isOnline = false;
  const { actions, flush } = guest();
  expect(await actions.vote({ name: "Ivy", votes: { one: "yes" } })).toBe("waiting");
  expect(await actions.vote({ name: "Ivy", votes: { one: "no" } })).toBe("waiting");
  const [waiting] = readGuest("h1").waiting;
  isOnline = true;
  expect(await flush()).toBe("sent");
  expect(calls.filter(({ name }) => name === "voteHangout").map(({ data }) => data)).toEqual([
    { hangoutId: "h1", key: "m1.secret", idempotencyKey: waiting?.key, votes: { one: "no" } },
  ]);
});

it("an answer that is refused is not sent again, and says why", async () => {
  answers.joinHangout = refusal("nameTaken");
  const { actions } = guest();
  const refused = await actions.vote({ name: "Otis", votes: {} }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ActionError);
  expect((refused as ActionError).refusal).toBe("nameTaken");
  expect(readGuest("h1").waiting).toEqual([]);
});

it("an email address is kept with the guest’s secret, and what is not kept for later says that there is no network", async () => {
  answers.keepGuestEmail = result({ email: "ivy@example.test" });
  const { actions } = guest();
  await actions.vote({ name: "Ivy", votes: { one: "yes" } });
  expect(await actions.keepEmail?.("ivy@example.test")).toBe("sent");
  const kept = calls.find(({ name }) => name === "keepGuestEmail");
  expect(kept?.data).toMatchObject({ hangoutId: "h1", key: "m1.secret", email: "ivy@example.test" });
  isOnline = false;
  await expect(actions.keepEmail?.(null)).rejects.toMatchObject({ refusal: "offline" });
});

it("somebody whom the host took off hears so, from what they read and from what they send", async () => {
  const onTakenOff = vi.fn();
  const options = { hangoutId: "h1", onView: () => undefined, onWaiting: () => undefined, onTakenOff };
  localStorage.setItem("yonder-guest-h1", JSON.stringify({ guestKey: "m1.secret", waiting: [] }));
  const { actions, refresh } = guestOf(options);
  answers.readInvitation = refusal("takenOff");
  await refresh().catch(() => undefined);
  expect(onTakenOff).toHaveBeenCalledTimes(1);
  answers.voteHangout = () => Response.json({ error: { status: "NOT_FOUND" } }, { status: 404 });
  await actions.vote({ votes: { one: "yes" } }).catch(() => undefined);
  expect(onTakenOff).toHaveBeenCalledTimes(2);
});
