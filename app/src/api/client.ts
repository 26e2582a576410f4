import { errorForResponse, shouldRetry } from "~/core";
import { Failure, reasonOf } from "./failure";
import { compareClocks } from "./server-clock";
import { idToken, replaceToken } from "./token";

/** An answer as far as the core needs it: status 0 where there was none. */
export interface RawAnswer {
  status: number;
  /** The JSON of the body; `null` where it is none. */
  body: unknown;
  /** The version of the document, as conditions of later requests name it. */
  etag?: string | null;
}

/** Reasons of a refusal that another token remedies: `details.reason` of the answer. */
const TOKEN_REASONS = ["expired", "revoked", "invalid"];

/** The header that says who sends a request; none where nobody is signed in. */
export function authorization(): Record<string, string> {
  const token = idToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/**
 * Sends something as the person who is signed in. Where the server refuses their token nothing has happened yet: it is
 * sent once more when the session has another one, which may take until they have signed in again.
 */
export async function authorized<Answer extends RawAnswer>(attempt: () => Promise<Answer>): Promise<Answer> {
  const token = idToken();
  const answer = await attempt();
  if (!token || answer.status !== 401) return answer;
  const reason = reasonOf(failureOf(answer)) ?? "";
  return TOKEN_REASONS.includes(reason) && (await replaceToken(token, reason)) ? attempt() : answer;
}

/** Sends a request as the person who is signed in. */
export function sendAuthorized(
  path: string,
  init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> },
) {
  return authorized(() => send(path, { ...init, headers: { ...init.headers, ...authorization() } }));
}

/** Sends a request once. A failure of the network is an answer with status 0; only an abort by the caller throws. */
export async function send(path: string, init: RequestInit): Promise<RawAnswer> {
  const sentMs = Date.now();
  try {
    const response = await fetch(path, init);
    // Neither is ever an answer from a cache.
    if (init.method === "POST" || path === "/config.json")
      compareClocks(response.headers.get("Date"), sentMs, Date.now());
    const etag = response.headers.get("ETag");
    return { status: response.status, body: await response.json().catch(() => null), etag };
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    return { status: 0, body: null };
  }
}

/** Reads a document or a query, repeated as the core's policy says. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendAuthorized(path, signal ? { signal } : {});
    if (answer.status >= 200 && answer.status < 400) return answer.body as T;
    if (shouldRetry({ method: "GET", status: answer.status, attempt })) continue;
    throw failureOf(answer);
  }
}

/** The failure an answer stands for. */
export function failureOf(answer: RawAnswer): Failure {
  if (answer.status === 0) return new Failure("unavailable", "the server could not be reached");
  const error = errorForResponse(answer.status, answer.body);
  return new Failure(error?.code ?? "unknown", error?.message ?? "", error?.details);
}
