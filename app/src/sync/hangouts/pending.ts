/** A hangout as it will be once the changes that wait have been made: what the reader sees at once. Pure. */
import type { Hangout, HangoutMember } from "~/core";
import type { Entry } from "../outbox/entry";
import type { HangoutSnapshot, Stored } from "./hangout";
import { memberIdOf } from "./hangout";
import type { HangoutCall } from "./hangout-call";
import type { HangoutChange } from "./hangout-change";

type Member = Stored<HangoutMember>;
type PendingChange = Pick<Entry<HangoutChange>, "createdAt" | "uid" | "data">;

/** Applies changes that wait to what the server said last. */
export function withPending(snapshot: HangoutSnapshot, changes: readonly PendingChange[]): HangoutSnapshot {
  return changes.reduce(apply, snapshot);
}

function apply(snapshot: HangoutSnapshot, { data, createdAt, uid }: PendingChange): HangoutSnapshot {
  const { call, memberId, memberName } = data;
  switch (call.name) {
    case "joinHangout":
      return joined(snapshot, uid, memberName, createdAt);
    case "voteHangout":
      return changeMember(snapshot, memberId, (member) => ({ ...member, votes: votesAfter(member, call.data.votes) }));
    case "rsvpHangout":
      return changeMember(snapshot, memberId, (member) => replied(member, call));
    case "leaveHangout":
      return without(snapshot, call.data.memberId ?? memberId);
    case "removeHangoutComment":
      return { ...snapshot, comments: snapshot.comments.filter(({ id }) => id !== call.data.commentId) };
    case "proposeOption":
      return changeMember(snapshot, memberId, (member) => withProposal(member, call.data, createdAt));
    case "withdrawProposal":
      return withoutProposal(snapshot, call.data.proposalId);
    case "answerProposal":
      return proposalAnswered(snapshot, call.data);
    case "closePoll":
      return changeHangout(snapshot, { pollClosedAt: createdAt });
    case "scheduleHangout":
      return scheduled(snapshot, call.data.optionId);
    case "editHangout":
      return changeHangout(snapshot, fieldsOf(call.data));
    case "cancelHangout":
      return changeHangout(snapshot, {
        status: "cancelled",
        ...(call.data.reason ? { cancelReason: call.data.reason } : {}),
      });
    case "finishHangout":
      return finished(snapshot, call.data.attended);
    default:
      // Comments that wait are shown as what they are, behind those the server has.
      return snapshot;
  }
}

function changeHangout(snapshot: HangoutSnapshot, fields: Partial<Hangout>): HangoutSnapshot {
  const { hangout } = snapshot;
  return { ...snapshot, hangout: { ...hangout, data: { ...hangout.data, ...fields } as Hangout } };
}

function changeMembers(snapshot: HangoutSnapshot, change: (member: Member) => HangoutMember): HangoutSnapshot {
  return { ...snapshot, members: snapshot.members.map((member) => ({ ...member, data: change(member) })) };
}

function changeMember(
  snapshot: HangoutSnapshot,
  memberId: string | null,
  change: (member: HangoutMember) => HangoutMember,
): HangoutSnapshot {
  return changeMembers(snapshot, ({ id, data }) => (id === memberId ? change(data) : data));
}

function joined(snapshot: HangoutSnapshot, uid: string, name: string, joinedAt: string): HangoutSnapshot {
  const { hangout, members } = snapshot;
  const id = memberIdOf(hangout.id, uid);
  if (members.some((member) => member.id === id)) return snapshot;
  const data: HangoutMember = { hangoutId: hangout.id, userId: uid, name, role: "member", partySize: 1, joinedAt };
  return { ...snapshot, members: [...members, { id, version: 0, data }] };
}

function votesAfter(member: HangoutMember, given: (HangoutCall & { name: "voteHangout" })["data"]["votes"]) {
  const votes = Object.entries({ ...member.votes, ...given });
  return Object.fromEntries(votes.filter(([, vote]) => vote !== null)) as NonNullable<HangoutMember["votes"]>;
}

function replied(member: HangoutMember, { data }: HangoutCall & { name: "rsvpHangout" }): HangoutMember {
  const { reconfirm: _, ...rest } = member;
  // Whether there is room is for the server to say; who had a seat keeps it, and who waits goes on waiting.
  const isWaiting = member.rsvp === "waitlisted" && data.rsvp === "going";
  const rsvp = isWaiting ? "waitlisted" : (data.rsvp as NonNullable<HangoutMember["rsvp"]>);
  return { ...rest, rsvp, partySize: data.partySize ?? member.partySize } as HangoutMember;
}

function without(snapshot: HangoutSnapshot, memberId: string | null): HangoutSnapshot {
  return { ...snapshot, members: snapshot.members.filter(({ id }) => id !== memberId) };
}

/** Until the server names it, a suggested date goes by the moment it was suggested at. */
function withProposal(
  member: HangoutMember,
  { start, durationMin }: (HangoutCall & { name: "proposeOption" })["data"],
  id: string,
): HangoutMember {
  const proposal = { id, start, ...(durationMin ? { durationMin } : {}) };
  return { ...member, proposals: [...(member.proposals ?? []), proposal] };
}

function withoutProposal(snapshot: HangoutSnapshot, proposalId: string): HangoutSnapshot {
  return changeMembers(snapshot, ({ data }) => {
    const proposals = data.proposals?.filter(({ id }) => id !== proposalId);
    return proposals ? { ...data, proposals } : data;
  });
}

function proposalAnswered(
  snapshot: HangoutSnapshot,
  { proposalId, answer }: (HangoutCall & { name: "answerProposal" })["data"],
): HangoutSnapshot {
  const { options = [] } = snapshot.hangout.data;
  const proposals = snapshot.members.flatMap(({ data }) => data.proposals ?? []);
  const proposal = proposals.find(({ id }) => id === proposalId);
  const rest = withoutProposal(snapshot, proposalId);
  return proposal && answer === "accept" ? changeHangout(rest, { options: [...options, proposal] }) : rest;
}

const REPLY_OF = { yes: "going", maybe: "maybe", no: "no" } as const;

function scheduled(snapshot: HangoutSnapshot, optionId: string): HangoutSnapshot {
  const option = snapshot.hangout.data.options?.find(({ id }) => id === optionId);
  if (!option) return snapshot;
  const { start, durationMin } = option;
  const endsAt = durationMin ? new Date(Date.parse(start) + durationMin * 60_000).toISOString() : undefined;
  const when = { ...snapshot.hangout.data.when, startsAt: start, ...(endsAt ? { endsAt } : {}) };
  const next = changeHangout(snapshot, { status: "scheduled", chosenOption: optionId, when });
  return changeMembers(next, ({ data }) => {
    const vote = data.votes?.[optionId];
    const reply = vote ? REPLY_OF[vote] : data.userId === snapshot.hangout.data.hostId ? "going" : undefined;
    return reply ? { ...data, rsvp: reply } : data;
  });
}

function fieldsOf({ hangoutId: _, ifVersion: _version, ...fields }: (HangoutCall & { name: "editHangout" })["data"]) {
  const given = Object.entries(fields).map(([name, value]) => [name, value ?? undefined]);
  return Object.fromEntries(given) as Partial<Hangout>;
}

function finished(snapshot: HangoutSnapshot, attended: readonly string[]): HangoutSnapshot {
  return changeMembers(changeHangout(snapshot, { status: "done" }), ({ id, data }) =>
    attended.includes(id) ? { ...data, attended: true } : data,
  );
}
