/** What a person has turned off: kinds of notifications everywhere, and single hangouts. The server keeps to it. */
import { failureOf, sendAuthorized } from "~/api/client";
import type { NotificationGroup } from "~/core";
import { session } from "~/state/session";

/** The kinds that are turned on and off together, in the order in which they are shown. */
export const GROUPS: readonly NotificationGroup[] = ["invitations", "answers", "dates", "rides", "lists", "quests"];

/** Turns one kind on or off; the live stream brings the result to every page. */
export function muteGroup(group: NotificationGroup, isMuted: boolean): Promise<void> {
  const muted = session.getState().user?.prefs?.mutedNotifications ?? [];
  return save({ mutedNotifications: toggled(muted, group, isMuted) });
}

/** Mutes one hangout: its date and one's own ride are still heard of. */
export function muteHangout(hangoutId: string, isMuted: boolean): Promise<void> {
  const muted = session.getState().user?.prefs?.mutedHangouts ?? [];
  return save({ mutedHangouts: toggled(muted, hangoutId, isMuted) });
}

function toggled<Value>(muted: readonly Value[], value: Value, isMuted: boolean): Value[] {
  const others = muted.filter((each) => each !== value);
  return isMuted ? [...others, value] : others;
}

async function save(prefs: object): Promise<void> {
  const { uid } = session.getState();
  const answer = await sendAuthorized(`/v1/users/${uid}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/merge-patch+json" },
    body: JSON.stringify({ prefs }),
  });
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer);
}
