import { failureOf, sendAuthorized } from "~/api/client";
import type { User } from "~/core";

/** Changes fields of the person's document; the live stream brings the result to every page. */
export async function patchUser(uid: string, patch: Record<string, unknown>): Promise<User> {
  const answer = await sendAuthorized(`/v1/users/${uid}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/merge-patch+json" },
    body: JSON.stringify(patch),
  });
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer);
  return answer.body as User;
}
