import { constants } from "~/core";

/** Claims of the ID token. */
export interface TokenClaims {
  sub: string;
  /** Time it was issued, in seconds since 1970. */
  iat?: number;
  /** End of validity, in seconds since 1970. */
  exp: number;
}

/** Asks the session for another token in place of a refused one; answers whether to send the request again. */
export type ReplaceToken = (refused: string, reason: string) => Promise<boolean>;

let current: string | null = null;
const listeners = new Set<() => void>();
let replace: ReplaceToken = async () => false;

/** The ID token of this page, for the bearer header. */
export function idToken(): string | null {
  return current;
}

/** Keeps the token for this page, and in the cookie that page loads and the live stream are read with. */
export function setToken(token: string): void {
  current = token;
  writeCookie(token, constants.AUTH_COOKIE_MAX_AGE_S);
  for (const listener of listeners) listener();
}

/** Hears of each new token; answers a function that ends that. */
export function onToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets the token of this page; the cookie stays, and may be of another tab. */
export function forgetToken(): void {
  current = null;
}

export function clearToken(): void {
  forgetToken();
  clearTokenCookie();
}

export function clearTokenCookie(): void {
  writeCookie("", 0);
}

/** Sets who is asked for another token when the server refuses one. */
export function onTokenRefused(handler: ReplaceToken): void {
  replace = handler;
}

export function replaceToken(refused: string, reason: string): Promise<boolean> {
  return replace(refused, reason);
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
