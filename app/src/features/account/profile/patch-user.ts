import { failureOf, type RawAnswer, sendAuthorized } from "~/api/client";
import { Failure } from "~/api/failure";
import type { User } from "~/core";

/** Number of times a profile may change between reading and writing it. */
const TRIES_MAX = 3;
const PRECONDITION_FAILED = 412;

/** Texts of a profile that people write in their own words. */
type Texts = Partial<Pick<User, "name" | "bio">>;

/** A text of the profile was changed elsewhere since the person began to type. */
export class TextsChanged extends Error {}

/** Changes fields of the person's document; the live stream brings the result to every page. */
export async function patchUser(uid: string, patch: Record<string, unknown>): Promise<User> {
  return bodyOf(await send(uid, patch)) as User;
}

/**
 * Changes fields of the person's document, unless one of the texts among them is another one by now.
 *
 * @param before - the texts as the person saw them who changed them
 * @throws TextsChanged
 */
export async function patchTexts(uid: string, patch: Record<string, unknown>, before: Texts): Promise<User> {
  const names = (["name", "bio"] as const).filter((name) => name in patch);
  if (names.length === 0) return patchUser(uid, patch);
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const answer = await sendAuthorized(`/v1/users/${uid}`, {});
    const now = bodyOf(answer) as User;
    if (names.some((name) => isChanged(before[name], now[name], patch[name]))) throw new TextsChanged();
    const saved = await send(uid, patch, answer.etag ?? undefined);
    if (saved.status !== PRECONDITION_FAILED) return bodyOf(saved) as User;
  }
  throw new Failure("unavailable", "the profile changes too often");
}

function send(uid: string, patch: Record<string, unknown>, ifMatch?: string): Promise<RawAnswer> {
  return sendAuthorized(`/v1/users/${uid}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/merge-patch+json", ...(ifMatch ? { "If-Match": ifMatch } : {}) },
    body: JSON.stringify(patch),
  });
}

function bodyOf(answer: RawAnswer): unknown {
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer);
  return answer.body;
}

function isChanged(before: string | undefined, now: string | undefined, mine: unknown): boolean {
  return (now ?? "") !== (before ?? "") && (now ?? "") !== (mine ?? "");
}
