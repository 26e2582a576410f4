import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "./call";
import { getJson, send } from "./client";
import { Failure } from "./failure";
import { clearToken, onTokenRefused, setToken } from "./token";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (status: string, message: string, details?: unknown) => ({ error: { status, message, details } });
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable("it should have failed"),
    (failure: unknown) => failure as Failure,
  );

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  clearToken();
  onTokenRefused(async () => false);
  vi.unstubAllGlobals();
});

describe("a refused token", () => {
  const refused = answer.bind(null, 401, refusal("UNAUTHENTICATED", "the session has ended", { reason: "revoked" }));
  const sentTokens = () =>
    fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("authorization")?.replace("Bearer ", ""));

  it("is replaced by the session, and the request sent once more", async () => {
    setToken("old");
    fetched.mockImplementationOnce(async () => refused());
    fetched.mockImplementationOnce(async () => answer(200, { result: { free: true } }));
    const asked: string[] = [];
    onTokenRefused(async (token, reason) => {
      asked.push(token, reason);
      setToken("new");
      return true;
    });
    await expect(call("checkUsername", { user_name: "ada" })).resolves.toEqual({ free: true });
    expect(asked).toEqual(["old", "revoked"]);
    expect(sentTokens()).toEqual(["old", "new"]);
  });

  it("is a failure where the person does not sign in again", async () => {
    setToken("old");
    fetched.mockImplementation(async () => refused());
    onTokenRefused(async () => false);
    expect(await failureOf(getJson("/v1/users/ada"))).toMatchObject({ code: "unauthenticated" });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("is not what a wrong password is", async () => {
    setToken("old");
    fetched.mockImplementation(async () => answer(401, refusal("UNAUTHENTICATED", "wrong password")));
    const replaced = vi.fn(async () => true);
    onTokenRefused(replaced);
    expect(await failureOf(call("signIn", { email: "ada@example.org", password: "wrong" }))).toMatchObject({
      code: "unauthenticated",
    });
    expect(replaced).not.toHaveBeenCalled();
  });
});

describe("reading", () => {
  it("asks once more when the server is busy", async () => {
    fetched.mockResolvedValueOnce(answer(503, refusal("UNAVAILABLE", "busy")));
    fetched.mockResolvedValueOnce(answer(200, { name: "Ada" }));
    await expect(getJson("/v1/users/ada")).resolves.toEqual({ name: "Ada" });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("gives up when the second answer is no better", async () => {
    fetched.mockImplementation(async () => answer(503, refusal("UNAVAILABLE", "busy")));
    expect(await failureOf(getJson("/v1/users/ada"))).toMatchObject({ code: "unavailable" });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("does not repeat what was refused", async () => {
    fetched.mockResolvedValue(answer(404, refusal("NOT_FOUND", "there is no such person")));
    expect(await failureOf(getJson("/v1/users/nobody"))).toMatchObject({
      code: "not-found",
      message: "there is no such person",
    });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("sends the token of the session, and none without one", async () => {
    fetched.mockImplementation(async () => answer(200, {}));
    await getJson("/v1/users/ada");
    expect(fetched.mock.lastCall?.[1]?.headers).toEqual({});
    setToken("a.b.c");
    await getJson("/v1/users/ada");
    expect(fetched.mock.lastCall?.[1]?.headers).toEqual({ Authorization: "Bearer a.b.c" });
  });

  it("says that the server is unavailable when there is no answer", async () => {
    fetched.mockRejectedValue(new TypeError("network down"));
    expect(await failureOf(getJson("/v1/users/ada"))).toMatchObject({ code: "unavailable" });
  });

  it("is not a failure of the network when its caller gave it up", async () => {
    const given = new AbortController();
    const reason = new DOMException("given up", "AbortError");
    given.abort(reason);
    fetched.mockRejectedValue(reason);
    await expect(getJson("/v1/users/ada", given.signal)).rejects.toBe(reason);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("takes an answer that is no JSON as an answer without a body", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await expect(send("/v1/users/ada", {})).resolves.toEqual({ status: 502, body: null, etag: null });
  });
});

describe("calling a function", () => {
  it("wraps what is sent and unwraps what comes back", async () => {
    fetched.mockResolvedValue(answer(200, { result: { free: true } }));
    await expect(call("checkUsername", { user_name: "ada" })).resolves.toEqual({ free: true });
    const [path, init] = fetched.mock.lastCall ?? [];
    expect(path).toBe("/functions/checkUsername");
    expect(init).toMatchObject({ method: "POST", body: '{"data":{"user_name":"ada"}}' });
  });

  it.each([
    ["the server is busy", async () => answer(503, refusal("UNAVAILABLE", "busy"))],
    ["there is no answer", () => Promise.reject(new TypeError("network down"))],
  ])("is never repeated, also when %s", async (_, respond) => {
    fetched.mockImplementation(respond);
    expect(await failureOf(call("editBucketItems", { listId: "l", ops: [], idempotencyKey: "k" }))).toMatchObject({
      code: "unavailable",
    });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("fails with what is wrong with each field", async () => {
    const fields = [{ field: "email", message: "is no e-mail address" }];
    fetched.mockResolvedValue(answer(400, refusal("INVALID_ARGUMENT", "the form has mistakes", { fields })));
    const failure = await failureOf(call("signUp", { email: "", password: "", name: "", user_name: "" }));
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ code: "invalid-argument", message: "the form has mistakes", fields });
  });
});
