import { constants } from "~/core";

/** What the ID token says about itself. */
export interface TokenClaims {
  sub: string;
  /** End of validity, in seconds since 1970. */
  exp: number;
}

let held: string | null = null;

/** The ID token of this page, for the bearer header. */
export function idToken(): string | null {
  return held;
}

/** Keeps the token for this page, and in the cookie that page loads and the live stream are read with. */
export function holdToken(token: string): void {
  held = token;
  writeCookie(token, constants.AUTH_COOKIE_MAX_AGE_S);
}

export function dropToken(): void {
  held = null;
  writeCookie("", 0);
}

/** The token an earlier visit left in the cookie, whether it is still valid or not. */
export function tokenInCookie(): string | null {
  const prefix = `${constants.AUTH_COOKIE_NAME}=`;
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(prefix));
  return found?.slice(prefix.length) || null;
}

/** Reads a token without checking it: that is the server's part. `null` for anything that is no token. */
export function readClaims(token: string): TokenClaims | null {
  try {
    const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    const claims: unknown = JSON.parse(atob(payload));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

function isClaims(value: unknown): value is TokenClaims {
  return (
    typeof value === "object" && value !== null && "sub" in value && "exp" in value && typeof value.exp === "number"
  );
}

function writeCookie(value: string, maxAgeS: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser this runs in
  document.cookie = `${constants.AUTH_COOKIE_NAME}=${value}; Max-Age=${maxAgeS}; Path=/; Secure; SameSite=Lax`;
}
