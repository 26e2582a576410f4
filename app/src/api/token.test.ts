import { afterEach, describe, expect, it, vi } from "vitest";
import { clearToken, idToken, readClaims, setToken, tokenInCookie } from "./token";

const encoded = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const token = (claims: unknown) => `${encoded({ alg: "HS256" })}.${encoded(claims)}.signature`;

/** Text written to `document.cookie`; `read` is the browser's answer. */
function watchCookies(read = "") {
  const written = vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
  vi.spyOn(document, "cookie", "get").mockReturnValue(read);
  return written;
}

afterEach(() => {
  clearToken();
  vi.restoreAllMocks();
});

describe("the token", () => {
  it("is kept for the page, and in a cookie that lives for a week", () => {
    const written = watchCookies();
    setToken("a.b.c");
    expect(idToken()).toBe("a.b.c");
    expect(written).toHaveBeenCalledWith("auth_token=a.b.c; Max-Age=604800; Path=/; Secure; SameSite=Lax");
  });

  it("is gone from both when it is dropped", () => {
    const written = watchCookies();
    setToken("a.b.c");
    clearToken();
    expect(idToken()).toBeNull();
    expect(written).toHaveBeenLastCalledWith("auth_token=; Max-Age=0; Path=/; Secure; SameSite=Lax");
  });

  it.each([
    ["other=1; auth_token=a.b.c; more=2", "a.b.c"],
    ["my_auth_token=a.b.c", null],
    ["auth_token=", null],
    ["", null],
  ])("of an earlier visit in %j is %j", (cookie, expected) => {
    watchCookies(cookie);
    expect(tokenInCookie()).toBe(expected);
  });
});

describe("the claims of a token", () => {
  it("are read from its middle, whatever letters it is made of", () => {
    expect(readClaims(token({ sub: "???>>>", exp: 1_800_000_000 }))).toMatchObject({
      sub: "???>>>",
      exp: 1_800_000_000,
    });
  });

  it.each([
    "",
    "garbage",
    "a.b",
    "a.%%%.c",
    `x.${btoa("not json")}.y`,
    token(null),
    token({ sub: "u1" }),
    token({ sub: "u1", exp: "soon" }),
  ])("of %j are none", (text) => {
    expect(readClaims(text)).toBeNull();
  });
});
