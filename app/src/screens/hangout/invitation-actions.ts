/**
 * Actions of a member in an invitation, through the outbox. Somebody who may see a hangout joins it with their first
 * answer.
 */
import { call } from "~/api/call";
import { Failure, reasonOf } from "~/api/failure";
import { ActionError, type InvitationActions, type Refusal, type Sent } from "~/features/invitation/model";
import {
  comment,
  join,
  leave,
  propose,
  removeComment,
  reply,
  sharePhoto,
  vote,
  withdrawProposal,
} from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { muteHangout } from "~/sync/notifications/muting";
import { takeBack } from "~/sync/outbox/controls";
import type { Outcome } from "~/sync/outbox/waiters";

export function actionsOf(open: OpenHangout): InvitationActions {
  const { actor, me, waitingComments } = open;
  /** Changes of one hangout go one after the other: the answer waits until its member is in. */
  const inside = async (act: () => Promise<Outcome>): Promise<Sent> => {
    const joined = me ? undefined : join(actor);
    const [outcome] = await settled([act(), ...(joined ? [joined] : [])]);
    return outcome === "kept" ? "waiting" : "sent";
  };
  return {
    vote: ({ votes }) => inside(() => vote(actor, votes)),
    rsvp: ({ rsvp, partySize }) => inside(() => reply(actor, rsvp, partySize)),
    comment: (text) => inside(() => comment(actor, text)),
    uploadPhoto: (file) => inside(() => sharePhoto(actor, file)),
    removeComment: (id) =>
      inside(async () => {
        if (!waitingComments.some(({ key }) => key === id)) return removeComment(actor, id);
        await takeBack(id);
        return "saved";
      }),
    propose: (start, durationMin) => inside(() => propose(actor, start, durationMin)),
    withdraw: (proposalId) => inside(() => withdrawProposal(actor, proposalId)),
    calendarFeed: async () => {
      const { url } = await call("calendarFeed", { renew: false, idempotencyKey: crypto.randomUUID() });
      return new URL(url, location.origin).href.replace(/^https?:/, "webcal:");
    },
    mute: async (isMuted) => {
      const [outcome] = await settled([muteHangout(actor.hangoutId, isMuted).then(() => "saved" as const)]);
      return outcome === "kept" ? "waiting" : "sent";
    },
    leave: () => inside(() => leave(actor)),
  };
}

async function settled(acts: Promise<Outcome>[]): Promise<Outcome[]> {
  try {
    return await Promise.all(acts);
  } catch (failure) {
    throw new ActionError(refusalOf(failure));
  }
}

const REFUSALS: readonly Refusal[] = [
  "deadline",
  "closed",
  "full",
  "revoked",
  "expired",
  "used",
  "takenOff",
  "guestsClosed",
  "proposalsClosed",
  "pastOption",
  "sameDate",
  "proposals",
];

function refusalOf(failure: unknown): Refusal {
  const reason = reasonOf(failure);
  const known = REFUSALS.find((each) => each === reason);
  if (known) return known;
  if (!(failure instanceof Failure)) return "unknown";
  if (failure.code === "resource-exhausted") return "tooMuch";
  return failure.code === "unavailable" ? "offline" : "unknown";
}
