import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "~/api/call";
import { readItem, removeItem, writeItem } from "~/state/device";
import { revokedSession, session } from "~/state/session";
import { followTypedTexts, keepTyped, readTyped } from "../typed-texts/typed-texts";
import { lastSeenLists, storeLastSeenLists } from "./last-seen-lists";
import { lastEmail, lastSession } from "./last-session";
import { dismissSignIn, requireSession, signIn, signOut, startSession } from "./session";
import { START_S, tokenOf } from "./test-browser";
import { isSignOutUnfinished } from "./unfinished-sign-out";

/** The live stream, which says nothing here. */
class SilentStream {
  addEventListener(): void {}
  close(): void {}
}

/** Answers the server's next requests to a function, in order; a token that it refuses is refused everywhere. */
const refusedTokens = new Set<string>();
const saved: string[] = [];
let uid = "ada";
/** Reason why it refuses a token. */
let reason: "expired" | "revoked" = "expired";
/** True if the server answers who is signed out; a token that it does not know it refuses all the same. */
let isPublic = false;

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (reason: string) => ({ error: { status: "UNAUTHENTICATED", message: "no", details: { reason } } });

async function server(path: string, init: RequestInit): Promise<Response> {
  const token = new Headers(init.headers).get("authorization")?.replace("Bearer ", "");
  if (path.endsWith("/signIn")) {
    return answer(200, { result: { uid, idToken: tokenOf(uid, START_S), expiresAt: "" } });
  }
  if (path.endsWith("/signOut")) return answer(200, { result: {} });
  if (!token && isPublic) return answer(200, { result: "public" });
  if (path.endsWith("/refreshSession")) return answer(401, refusal(""));
  if (!token || refusedTokens.has(token)) return answer(401, refusal(reason));
  saved.push(token);
  return answer(200, { result: "saved" });
}

const credentials = { email: "ada@example.org", password: "a long enough secret" };
const state = () => session.getState().state;
const settled = () => vi.waitFor(() => expect(state()).toMatchObject({ isAsking: true }));

/** Has another device end the session on the server: its token is refused from now on. */
async function revoke(): Promise<void> {
  await expire();
  reason = "revoked";
}

/** Has the session expire on the server, which renews it no more. */
async function expire(): Promise<void> {
  reason = "expired";
  const { idToken } = await import("~/api/token");
  refusedTokens.add(idToken() ?? "");
}

/** Signs in, loses the session, and says "Not now" when asked to sign in. */
async function refuseToSignIn(): Promise<void> {
  await signIn(credentials);
  await expire();
  const saving = call("checkUsername", { user_name: "ann" });
  await settled();
  dismissSignIn();
  await expect(saving).rejects.toMatchObject({ code: "unauthenticated" });
}

// The lock of a browser with one tab, and a stream.
Object.defineProperty(globalThis, "EventSource", { value: SilentStream, configurable: true });
const locks = { request: (_: string, work: () => unknown) => work() };
Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
startSession();

beforeEach(async () => {
  vi.stubGlobal("fetch", vi.fn(server));
  refusedTokens.clear();
  saved.length = 0;
  uid = "ada";
  isPublic = false;
  await signOut();
});
afterEach(() => vi.unstubAllGlobals());

describe("an action that needs an account", () => {
  it("goes on at once for somebody signed in", async () => {
    await signIn(credentials);
    expect(await requireSession()).toBe(true);
    expect(state()).toEqual({ name: "signedIn", uid: "ada" });
  });

  it("waits until somebody signed out has signed in", async () => {
    const allowed = requireSession();
    await settled();
    await signIn(credentials);
    expect(await allowed).toBe(true);
  });

  it("is left off when they choose not to", async () => {
    const allowed = requireSession();
    await settled();
    dismissSignIn();
    expect(await allowed).toBe(false);
    expect(state()).toEqual({ name: "signedOut", isAsking: false });
  });
});

describe("signing out without a network", () => {
  it("ends the session on the server once there is one", async () => {
    await signIn(credentials);
    const sent = vi.fn(async () => Promise.reject(new TypeError("no network")));
    vi.stubGlobal("fetch", sent);
    await signOut();
    expect(state()).toMatchObject({ name: "signedOut" });
    const heard = vi.fn(server);
    vi.stubGlobal("fetch", heard);
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("/functions/signOut", expect.anything()));
    await vi.waitFor(() => expect(isSignOutUnfinished()).toBe(false));
  });

  it("is finished before somebody signs in, so that it never ends the new session", async () => {
    await signIn(credentials);
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("no network"))),
    );
    await signOut();
    const heard = vi.fn(server);
    vi.stubGlobal("fetch", heard);
    await signIn(credentials);
    expect(heard.mock.calls.map(([path]) => path)).toEqual(["/functions/signOut", "/functions/signIn"]);
  });
});

describe("a request of a session that has expired", () => {
  it("is sent again when the same person has signed in", async () => {
    await signIn(credentials);
    await expire();
    const saving = call("checkUsername", { user_name: "ann" });
    await settled();
    expect(state()).toMatchObject({ name: "expired", uid: "ada" });
    await signIn(credentials);
    await expect(saving).resolves.toBe("saved");
    expect(saved).toHaveLength(1);
  });

  it("is not sent as another person", async () => {
    await signIn(credentials);
    await expire();
    const saving = call("checkUsername", { user_name: "ann" });
    await settled();
    uid = "ben";
    await signIn({ ...credentials, email: "ben@example.org" });
    await expect(saving).rejects.toMatchObject({ code: "unauthenticated" });
    expect(saved).toEqual([]);
  });

  it("fails when they choose not to sign in; their documents stay on the page", async () => {
    await refuseToSignIn();
    expect(session.getState()).toMatchObject({ uid: "ada", status: "expired" });
  });

  it("is followed by requests as signed out when they choose not to sign in", async () => {
    await refuseToSignIn();
    isPublic = true;
    await expect(call("browseLists", {})).resolves.toBe("public");
    expect(session.getState()).toMatchObject({ uid: "ada", status: "expired" });
  });
});

describe("a session that another device ended", () => {
  /** Has a request find out. */
  async function findOut(): Promise<void> {
    await revoke();
    await expect(call("checkUsername", { user_name: "ann" })).rejects.toMatchObject({ code: "unauthenticated" });
  }

  it("leaves nothing of its person on the device", async () => {
    await signIn(credentials);
    await storeLastSeenLists("ada", []);
    await findOut();
    expect(session.getState()).toMatchObject({ uid: null, status: "signed-out" });
    expect(revokedSession(session.getState())).toEqual({ hasWaiting: false });
    expect(lastSession()).toBeUndefined();
    await vi.waitFor(async () => expect(await lastSeenLists("ada")).toBeUndefined());
  });

  it("leaves what waits, for when they sign in again", async () => {
    await signIn(credentials);
    const unfollow = followTypedTexts();
    await writeItem("outbox/ada/1", { key: "1" });
    keepTyped("note", "Ask Ann");
    await findOut();
    expect(revokedSession(session.getState())).toEqual({ hasWaiting: true });
    await signIn(credentials);
    expect([await readItem("outbox/ada/1"), await readTyped("note")]).toEqual([{ key: "1" }, "Ask Ann"]);
    await removeItem("outbox/ada/1");
    keepTyped("note", "");
    unfollow();
  });
});

describe("what is remembered of a session", () => {
  it("is the email of its person, until they sign out", async () => {
    await signIn(credentials);
    expect([lastEmail("ada"), lastEmail("ben")]).toEqual([credentials.email, undefined]);
    await signOut();
    expect(lastEmail("ada")).toBeUndefined();
    expect(lastSession()).toBeUndefined();
  });

  it("goes with the lists that this device has seen, and stays with those of others", async () => {
    await signIn(credentials);
    await storeLastSeenLists("ada", []);
    await storeLastSeenLists("ben", []);
    await signOut();
    await vi.waitFor(async () => expect(await lastSeenLists("ada")).toBeUndefined());
    expect(await lastSeenLists("ben")).toEqual([]);
  });
});
