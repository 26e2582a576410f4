/** The server as a guest speaks to it: without the core and without a session. */
import { ActionError, type Refusal } from "../model";

/** Reasons of the server that the page has a sentence for. */
const REFUSALS: readonly string[] = [
  "nameTaken",
  "guestsClosed",
  "deadline",
  "closed",
  "full",
  "revoked",
  "expired",
  "used",
  "takenOff",
  "proposalsClosed",
  "pastOption",
  "sameDate",
  "proposals",
] satisfies Refusal[];

interface Answer<Result> {
  result?: Result;
  error?: { status?: string; details?: { reason?: string; fields?: { field: string }[] } };
}

/** Nobody could be reached; what was to be sent can be sent again. */
export class Unreachable extends Error {}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Unreachable();
  }
}

/** Calls a function. Rejects with an `ActionError`, or `Unreachable` where no answer came. */
export async function call<Result>(name: string, data: unknown): Promise<Result> {
  const response = await reach(`/functions/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang },
    body: JSON.stringify({ data }),
  });
  const answer = (await response.json().catch(() => ({}))) as Answer<Result>;
  if (response.status === 502 || response.status === 503) throw new Unreachable();
  if (!response.ok || answer.error || answer.result === undefined) throw new ActionError(refusalOf(answer));
  return answer.result;
}

/** Uploads a photo as a guest of a hangout; answers with its path. */
export async function uploadPhoto(bytes: Blob, guestKey: string): Promise<string> {
  const response = await reach(`/v1/photos?k=${encodeURIComponent(guestKey)}`, {
    method: "POST",
    headers: { "Content-Type": bytes.type },
    body: bytes,
  });
  const answer = (await response.json().catch(() => ({}))) as { url?: string };
  if (!answer.url) throw new ActionError(response.status === 429 ? "tooMuch" : "photo");
  return answer.url;
}

function refusalOf({ error }: Answer<unknown>): Refusal {
  const reason = error?.details?.reason ?? "";
  if (REFUSALS.includes(reason)) return reason as Refusal;
  return error?.status === "RESOURCE_EXHAUSTED" ? "tooMuch" : "unknown";
}
