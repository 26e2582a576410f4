/**
 * A hangout as one participant sees it, and what they can do: plain data, the same for a guest on the light page and a
 * member in the app. The shape is the answer of the function `readInvitation`, so nothing is counted twice.
 */

export type Vote = "yes" | "maybe" | "no";
export type Rsvp = "going" | "maybe" | "no" | "waitlisted";
export type Votes = Readonly<Record<string, Vote>>;

export interface InvitationPerson {
  /** To members the id that functions take; to others one that only tells people apart. */
  memberId: string;
  name: string;
  /** Given where the name reads like the one of somebody else in the hangout. */
  userName?: string;
  /** True for somebody without an account: anybody could have typed that name. */
  isGuest: boolean;
  /** `host`, `coHost` or `member`. */
  role: string;
  isNeeded?: boolean;
  photoRef?: string;
  /** Id, or its hash, that their face is drawn from, as elsewhere in the app; their name stands in for it. */
  faceSeed?: string;
  /** Missing where votes are hidden. */
  votes?: Votes;
  rsvp?: Rsvp;
  /** Number of people, themselves included. */
  partySize: number;
  /** True if the date has changed since they answered. */
  reconfirm?: boolean;
  attended?: boolean;
}

export interface InvitationSelf extends InvitationPerson {
  /** Address at which a guest wants to be told the date. */
  email?: string;
}

/** A date to vote for. The numbers and names are `null` where votes are hidden. */
export interface InvitationOption {
  id: string;
  /** ISO-8601 moment. */
  start: string;
  durationMin?: number;
  yes: number | null;
  maybe: number | null;
  no: number | null;
  /** Names of those who cannot come. */
  cannot: readonly string[] | null;
  neededCannot: readonly string[] | null;
}

/** A date that somebody in the hangout suggests; the host takes it into the poll or not. */
export interface InvitationProposal {
  id: string;
  start: string;
  durationMin?: number | null;
  name: string;
  isMine: boolean;
}

export interface BestDate {
  optionId: string;
  yes: number;
  maybe: number;
  no: number;
  answered: number;
  cannot: readonly string[];
  neededCannot: readonly string[];
}

export interface InvitationComment {
  id: string;
  memberId: string;
  name: string;
  /** Given where the name reads like the one of somebody else in the hangout. */
  userName?: string;
  isGuest: boolean;
  faceSeed?: string;
  /** Empty where the photo says it. */
  text: string;
  /** Path of a photo. */
  photo?: string;
  at: string;
  canRemove?: boolean;
  /** True while it waits to be sent. */
  isWaiting?: boolean;
}

export interface InvitationPlace {
  mode: "fixed" | "fair" | "tbd";
  place?: { name: string; lat: number; lng: number };
}

export interface InvitationWhen {
  mode: "fixed" | "poll";
  startsAt?: string;
  endsAt?: string;
  /** IANA zone; none for whole days. */
  timeZone?: string;
  allDay?: boolean;
}

export interface InvitationView {
  hangoutId: string;
  /** Grows with each change of the hangout. */
  version?: number;
  /** Moment of the last change that calendars show, ISO-8601. */
  changedAt?: string;
  status: "polling" | "scheduled" | "done" | "cancelled";
  cancelReason?: string;
  title: string;
  /** The message of the host. */
  note?: string;
  theme?: "lagoon" | "plum" | "moss" | "ink";
  /** Seed of the cover that is drawn; the id of the hangout, if missing. */
  coverSeed?: string | null;
  /** Path of the cover photo, instead of a drawn cover. */
  photoRef?: string;
  host: { name: string; userName?: string; photoRef?: string; faceSeed?: string };
  coHosts?: readonly string[];
  place?: InvitationPlace;
  when: InvitationWhen;
  options: readonly InvitationOption[];
  proposals?: readonly InvitationProposal[];
  /** True if the reader can suggest dates once they are in it. */
  takesProposals?: boolean;
  /** `null` before the first vote, once a date is chosen, and where votes are hidden. */
  best: BestDate | null;
  pollDeadline?: string;
  pollOpen: boolean;
  /** True if the reader hears of the date and their ride alone. */
  isMuted?: boolean;
  hideVotes: boolean;
  hideGuests: boolean;
  /** True if cars are shared on the way there or back. */
  hasCars?: boolean;
  capacity?: number;
  /** `null` without a limit. */
  seatsLeft: number | null;
  plusOnes: number;
  /** Number of people who come, with those they bring. */
  going: number;
  waiting: number;
  answered: number;
  people: readonly InvitationPerson[];
  /** `null` for somebody who has not joined. */
  me: InvitationSelf | null;
  /** Place in line of somebody who is waitlisted, from 1. */
  myPlaceInLine?: number;
  /** Path of the page to give to others; `null` where nobody else could open it. */
  shareUrl?: string | null;
  /** `null` for somebody who has not joined. */
  comments: readonly InvitationComment[] | null;
}

/** An answer to the poll. The name is for guests; members have one. */
export interface Answers {
  name?: string;
  votes: Readonly<Record<string, Vote | null>>;
}

export interface RsvpAnswer {
  name?: string;
  rsvp: "going" | "maybe" | "no";
  partySize: number;
}

/**
 * Actions of a participant. Each promise resolves when the server has it, or `"waiting"` when it is kept on this device
 * until there is a network again. It rejects with an `ActionError`.
 */
export interface InvitationActions {
  vote(answers: Answers): Promise<Sent>;
  rsvp(answer: RsvpAnswer): Promise<Sent>;
  comment(text: string): Promise<Sent>;
  /** Missing where the reader may not add photos. */
  uploadPhoto?(file: File): Promise<Sent>;
  removeComment(id: string): Promise<Sent>;
  /** For guests: the date, changes and a cancellation by email; `null` for no more. */
  keepEmail?(email: string | null): Promise<Sent>;
  /** Suggests a date; missing where the reader picks the date. */
  propose?(start: string, durationMin: number | undefined): Promise<Sent>;
  withdraw?(proposalId: string): Promise<Sent>;
  /** Address that the reader's calendar subscribes to, for all of their dates; for people with an account. */
  calendarFeed?(): Promise<string>;
  /** Turns the notifications about it off and on; for people with an account. */
  mute?(isMuted: boolean): Promise<Sent>;
  leave(): Promise<Sent>;
}

export type Sent = "sent" | "waiting";

/** Refusals that the page has a sentence for; anything else is `unknown`. */
export type Refusal =
  | "nameTaken"
  | "guestsClosed"
  | "deadline"
  | "closed"
  | "full"
  | "revoked"
  | "expired"
  | "used"
  | "takenOff"
  | "tooMuch"
  | "photo"
  | "proposalsClosed"
  | "pastOption"
  | "sameDate"
  | "proposals"
  | "offline"
  | "unknown";

export class ActionError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Addresses that the page leads to; what is missing is not shown. */
export interface InvitationLinks {
  /** The link to give to others; never one with a secret of the reader's own. */
  share?: string;
  /** Opens a guest's answers on another device. */
  private?: string;
  /** The picture on top: an address of a drawn cover, or none while there is none. */
  cover?: string;
  calendar?: string;
  /** An address that a calendar subscribes to. */
  feed?: string;
  carpool?: string;
  /** Where somebody without a name here signs in, and comes back as themselves. */
  signIn?: string;
  /** Address of the page that adds the item to a list of one's own. */
  addToList?: string;
  /** Where a guest who has answered makes an account, and comes to the cars with their answers. */
  signUpForCars?: string;
}
