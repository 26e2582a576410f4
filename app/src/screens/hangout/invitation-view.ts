/** A live hangout as the data of an invitation, so that a member sees the same view as a guest. Pure. */
import { isUploaded } from "~/api/photo";
import type { Invitation } from "~/api/schema";
import type { InvitationOption, InvitationPerson, InvitationView } from "~/features/invitation/model";
import { isGuest, isNeeded, isPollOpen, seatsTaken } from "~/sync/hangouts/hangout";
import { bestDate, type RankedDate, rankDates } from "~/sync/hangouts/ranking";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";

type Member = OpenHangout["snapshot"]["members"][number];

export function invitationOf(open: OpenHangout, hostName: string, nowMs: number): InvitationView {
  const { snapshot, me, isHost } = open;
  const { hangout, members } = snapshot;
  const { data } = hangout;
  const ranked = rankDates(snapshot);
  const isAhead = ({ option }: RankedDate) => Date.parse(option.start) > nowMs;
  const isHidden = (data.hideVotes ?? false) && !isHost;
  const best = isHidden || data.status !== "polling" ? undefined : bestDate(ranked.filter(isAhead));
  const going = seatsTaken(snapshot);
  const waiting = members.filter((member) => member.data.rsvp === "waitlisted");
  const line = me ? waiting.findIndex(({ id }) => id === me.id) + 1 : 0;
  const own = me ? personOf(me, snapshot) : visitorOf(open);
  const { theme, photoRef, cancelReason, changedAt = data.createdAt } = data as Record<string, unknown>;
  return {
    hangoutId: hangout.id,
    version: hangout.version,
    changedAt: String(changedAt),
    status: data.status,
    ...(typeof cancelReason === "string" ? { cancelReason } : {}),
    title: data.title,
    ...(data.note ? { note: data.note } : {}),
    ...(theme ? { theme: theme as NonNullable<InvitationView["theme"]> } : {}),
    ...(typeof photoRef === "string" && isUploaded(photoRef) ? { photoRef } : {}),
    host: { name: hostName, faceSeed: data.hostId },
    coHosts: members.filter((member) => member.data.role === "coHost").map((member) => member.data.name ?? ""),
    ...(data.place ? { place: data.place } : {}),
    when: data.when,
    options: (data.options ?? []).flatMap(({ id }) =>
      optionOf(
        ranked.find(({ option }) => option.id === id),
        isHidden,
      ),
    ),
    best: best ? bestOf(best) : null,
    proposals: proposalsOf(open),
    takesProposals: !isHost && isPollOpen(hangout, nowMs) && data.noProposals !== true,
    ...(data.pollDeadline ? { pollDeadline: data.pollDeadline } : {}),
    pollOpen: isPollOpen(hangout, nowMs),
    hasCars: data.carpool ?? false,
    hideVotes: data.hideVotes ?? false,
    hideGuests: data.hideGuests ?? false,
    ...(data.capacity ? { capacity: data.capacity } : {}),
    seatsLeft: data.capacity ? Math.max(0, data.capacity - going) : null,
    plusOnes: data.plusOnes ?? 0,
    going,
    waiting: waiting.length,
    answered: ranked[0]?.answered ?? 0,
    people: members.map((member) => personOf(member, snapshot)),
    me: own,
    ...(line > 0 ? { myPlaceInLine: line } : {}),
    comments: commentsOf(open),
  };
}

/** A view with what the server counts, for somebody who has not joined and reads no members. */
export function withServerCounts(view: InvitationView, read: Invitation | undefined): InvitationView {
  if (!read) return view;
  const { host, coHosts, options, best, going, waiting, seatsLeft, answered, people } = read;
  const counted = { host, coHosts, options, best, going, waiting, seatsLeft, answered, people };
  return { ...view, ...(counted as Partial<InvitationView>) };
}

/** Somebody with an account who may see the hangout: their first answer makes them a member, by the name they have. */
function visitorOf({ actor }: OpenHangout): InvitationPerson {
  return { memberId: actor.memberId ?? "", name: actor.memberName, isGuest: false, role: "visitor", partySize: 1 };
}

function personOf(member: Member, { hangout }: OpenHangout["snapshot"]): InvitationPerson {
  const { id, data } = member;
  return {
    memberId: id,
    name: data.name ?? "",
    ...(data.userName ? { userName: data.userName } : {}),
    faceSeed: data.userId ?? id,
    isGuest: isGuest(member),
    role: data.role,
    isNeeded: isNeeded(hangout, member),
    ...(data.votes ? { votes: data.votes } : {}),
    ...(data.rsvp ? { rsvp: data.rsvp } : {}),
    partySize: data.partySize,
    ...(data.reconfirm ? { reconfirm: true } : {}),
    ...(data.attended ? { attended: true } : {}),
  };
}

const namesOf = (members: readonly Member[]) => members.map(({ data }) => data.name ?? "");

function optionOf(ranked: RankedDate | undefined, isHidden: boolean): InvitationOption[] {
  if (!ranked) return [];
  const { option, yes, maybe, no, neededNo } = ranked;
  const { id, start, durationMin } = option;
  const when = { id, start, ...(durationMin ? { durationMin } : {}) };
  if (isHidden) return [{ ...when, yes: null, maybe: null, no: null, cannot: null, neededCannot: null }];
  const counts = { yes: yes.length, maybe: maybe.length, no: no.length };
  return [{ ...when, ...counts, cannot: namesOf(no), neededCannot: namesOf(neededNo) }];
}

function proposalsOf({ snapshot, me }: OpenHangout): NonNullable<InvitationView["proposals"]> {
  const proposals = snapshot.members.flatMap(({ id, data }) =>
    (data.proposals ?? []).map((proposal) => ({ ...proposal, name: data.name ?? "", isMine: id === me?.id })),
  );
  return proposals.sort((a, b) => a.start.localeCompare(b.start));
}

function bestOf({ option, yes, maybe, no, neededNo, answered }: RankedDate) {
  return {
    optionId: option.id,
    ...{ yes: yes.length, maybe: maybe.length, no: no.length, answered },
    cannot: namesOf(no),
    neededCannot: namesOf(neededNo),
  };
}

function commentsOf({ snapshot, waitingComments, me, isHost }: OpenHangout): NonNullable<InvitationView["comments"]> {
  const saved = snapshot.comments.map(({ id, data }) => ({
    id,
    memberId: data.memberId,
    name: data.name,
    ...(data.userName ? { userName: data.userName } : {}),
    isGuest: data.authorId === undefined,
    text: data.text ?? "",
    ...(typeof data.photo === "string" ? { photo: data.photo } : {}),
    at: data.at,
    canRemove: isHost || data.memberId === me?.id,
  }));
  const waiting = waitingComments.map(({ key, text, at }) => ({
    ...{ id: key, memberId: me?.id ?? "", name: me?.data.name ?? "", isGuest: false, text, at },
    canRemove: true,
    isWaiting: true,
  }));
  return [...saved, ...waiting];
}
