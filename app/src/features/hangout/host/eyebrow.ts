import { isPollOpen } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import type { Words } from "~/ui/words";
import { dateText, inTime } from "../dates";
import { namesIn } from "../people";

/** One line about whose hangout it is and how far it has come. */
export function eyebrowOf({ snapshot, uid }: OpenHangout, nowMs: number, w: Words): string {
  const { hangout, members } = snapshot;
  const { hostId, status, when, pollDeadline } = hangout.data;
  const { eyebrow } = w.hangout;
  const host = members.find(({ data }) => data.userId === hostId);
  const whose = hostId === uid || !host ? eyebrow.yours : eyebrow.with(namesIn(members)(host));
  if (status === "cancelled") return `${whose} ${eyebrow.cancelled}`;
  if (when.startsAt) {
    const { full } = dateText({ start: when.startsAt, end: when.endsAt }, when, w);
    return `${whose} ${status === "done" ? eyebrow.over(full) : eyebrow.on(full)}`;
  }
  if (!isPollOpen(hangout, nowMs)) return `${whose} ${eyebrow.closed}`;
  return `${whose} ${pollDeadline ? eyebrow.ends(inTime(pollDeadline, nowMs)) : eyebrow.open}`;
}
