// Made from storage-api/openapi.json by `npm run generate`; a test compares. Do not edit.

/**
 * How far a booking has come.
 */
export type BookingStatus =
  | "held"
  | "confirmed"
  | "checkedIn"
  | "completed"
  | "expired"
  | "abandoned"
  | "cancelledByUser"
  | "cancelledByCreator"
  | "transferred"
  | "noShow";
/**
 * Where the money for a booking is. The product moves no money: a creator notes what was paid.
 */
export type PaymentStatus = "none" | "atMeeting" | "pending" | "paid" | "refundDue" | "refunded";
/**
 * A moment as ISO-8601 in UTC, `2025-01-31T08:30:00.000Z`.
 */
export type Timestamp = string;
/**
 * Until when who cancels gets the whole price back. There is always time until the quest begins to cancel without.
 */
export type CancellationPolicy = "flexible24h" | "moderate4d" | "strict7d" | "none";
/**
 * What kind of wish it is.
 */
export type ActivityKind = "do" | "go" | "eat" | "see" | "learn" | "make" | "help";
/**
 * How far it has come.
 */
export type ActivityStatus = "wish" | "planned" | "done" | "dropped";
/**
 * What to do with a friend request.
 */
export type FriendAnswer = "accept" | "decline" | "cancel";
/**
 * What a driver says.
 */
export type RideAnswer = "accept" | "decline";
/**
 * What is reported.
 */
export type FlagKind =
  "score" | "place" | "user" | "bucketList" | "quest" | "hangout" | "hangoutComment" | "review" | "support";
/**
 * How far a report has come.
 */
export type FlagStatus = "open" | "upheld" | "dismissed";
/**
 * Whether a quest has dates.
 */
export type QuestMode = "selfGuided" | "scheduled";
/**
 * How a guest shows that they reached a stop.
 */
export type ProofType = "code" | "question" | "location" | "host" | "none";
/**
 * What is stored of a quest's life. Full, upcoming, running and past follow from its sessions and are not stored.
 */
export type QuestStatus = "draft" | "inReview" | "published" | "paused" | "cancelled" | "archived";
/**
 * Whose points are compared.
 */
export type Board = "friends" | "all" | "quest" | "city";
/**
 * How far a friend request has come.
 */
export type FriendRequestStatus = "pending" | "accepted" | "declined" | "cancelled" | "expired";
/**
 * Who may see a list.
 */
export type Visibility = "private" | "friends" | "link" | "public";
/**
 * What somebody who opens a secret link may do.
 */
export type LinkRole = "viewer" | "editor";
/**
 * Since when points count.
 */
export type Period = "week" | "lastWeek" | "all";
/**
 * How the place is found.
 */
export type HangoutPlaceMode = "fixed" | "fair" | "tbd";
/**
 * How the date is found.
 */
export type HangoutWhenMode = "fixed" | "poll";
/**
 * Who may see a hangout without having been sent its link.
 */
export type HangoutVisibility = "invited" | "link" | "friends" | "public";
/**
 * How one gets from stop to stop.
 */
export type PlanMode = "walk" | "bike" | "car" | "transit-estimate";
/**
 * One edit of a list's items.
 */
export type ItemOp =
  | {
      /**
       * The activity.
       */
      activity: Activity;
      op: "add";
    }
  | {
      /**
       * Id of the activity.
       */
      id: string;
      /**
       * The fields and their new values.
       */
      fields: {
        [k: string]: unknown;
      };
      op: "set";
    }
  | {
      /**
       * Id of the activity.
       */
      id: string;
      /**
       * Its new order key.
       */
      order: string;
      op: "move";
    }
  | {
      /**
       * Id of the activity.
       */
      id: string;
      /**
       * Whether it is done.
       */
      done: boolean;
      op: "tick";
    }
  | {
      /**
       * Id of the activity.
       */
      id: string;
      op: "remove";
    };
/**
 * One edit of a plan.
 */
export type PlanOp =
  | {
      /**
       * The fields and their new values.
       */
      fields: {
        [k: string]: unknown;
      };
      op: "set";
    }
  | {
      /**
       * The day.
       */
      day: PlanDay;
      op: "addDay";
    }
  | {
      /**
       * Which day it is so far.
       */
      date: string;
      /**
       * The fields and their new values.
       */
      fields: {
        [k: string]: unknown;
      };
      op: "setDay";
    }
  | {
      /**
       * Which day.
       */
      date: string;
      op: "removeDay";
    }
  | {
      /**
       * To which day.
       */
      date: string;
      /**
       * The stop.
       */
      stop: PlanStop;
      /**
       * Before which of the day's stops, from 0; at the end, if missing.
       */
      at?: number | null;
      op: "addStop";
    }
  | {
      /**
       * Id of the stop.
       */
      id: string;
      /**
       * The fields and their new values.
       */
      fields: {
        [k: string]: unknown;
      };
      op: "setStop";
    }
  | {
      /**
       * Id of the stop.
       */
      id: string;
      /**
       * To which day.
       */
      date: string;
      /**
       * Before which of the day's other stops, from 0; at the end, if missing.
       */
      at?: number | null;
      op: "moveStop";
    }
  | {
      /**
       * Id of the stop.
       */
      id: string;
      op: "removeStop";
    };
/**
 * How far a carpool has come.
 */
export type CarpoolStatus = "open" | "locked" | "done";
/**
 * Which of the two ways.
 */
export type CarpoolDirection = "there" | "back";
/**
 * What can be reported besides points and places, which have functions of their own.
 */
export type ReportedType = "user" | "bucketList" | "quest" | "review" | "hangout" | "hangoutComment";
/**
 * What whoever looked at it says.
 */
export type Opinion = "approve" | "sendBack";
/**
 * What can be shared.
 */
export type ShareType = "bucketList" | "plan";
/**
 * Whether a session can be booked.
 */
export type SessionStatus = "open" | "closed" | "cancelled" | "done";
/**
 * What became of a payment.
 */
export type Settled = "paid" | "refunded";
/**
 * What somebody thinks of a date.
 */
export type Vote = "yes" | "maybe" | "no";
/**
 * How far somebody has come to a seat.
 */
export type RideStatus = "looking" | "requested" | "accepted" | "declined" | "cancelled" | "waiting";
/**
 * How well something is vouched for.
 */
export type EvidenceGrade = "A" | "B" | "C" | "D";
/**
 * Why a check-in counts and brings no points.
 */
export type Withheld = "noProof" | "noLocation" | "tooFar" | "inaccurate" | "tooFast" | "host" | "tries";
/**
 * What came of checking in.
 */
export type Outcome = "reached" | "already" | "wrong";
/**
 * What points are given for.
 */
export type PointsRule =
  | "questStop"
  | "questFinished"
  | "itemTogether"
  | "itemAlone"
  | "hangoutAttended"
  | "hangoutHosted"
  | "drove"
  | "questPlayed";
/**
 * Why points were not given, or not all of them.
 */
export type PointsWithheld = "noEvidence" | "perDay" | "perWeek" | "sameFriend" | "friends" | "suspicious";
/**
 * A hangout to make.
 */
export type CreateHangout = HangoutFields & {
  inviteExpires?: Timestamp | null;
  /**
   * How many can join by its link; any number, if missing.
   */
  inviteMaxUses?: number | null;
};
/**
 * Where a place comes from.
 */
export type PlaceOrigin = "seed" | "user" | "creator";
/**
 * Changes of a hangout.
 */
export type EditHangout = HangoutFields & {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Refuses the changes when the hangout is not at this version any more.
   */
  ifVersion?: number | null;
};
/**
 * How far a hangout has come.
 */
export type HangoutStatus = "polling" | "scheduled" | "done" | "cancelled";
/**
 * Whether somebody comes.
 */
export type Rsvp = "going" | "maybe" | "no" | "waitlisted";
/**
 * How far somebody who waits has come.
 */
export type QueueStatus = "waiting" | "offered" | "taken" | "expired" | "left";
/**
 * Who may see a person's card.
 */
export type ProfileVisibility = "friends" | "public";
/**
 * Who may see what a person has selected.
 */
export type SelectionVisibility = "private" | "friends";
/**
 * What decided between an option and the next one.
 */
export type OptionReason = "neededCanCome" | "moreAvailable" | "moreYes" | "shorterWay" | "tie" | "last";
/**
 * How far somebody in the queue has come.
 */
export type WaitlistStatus = "waiting" | "invited" | "joined" | "left";
/**
 * A place somebody has picked.
 */
export type SelectedPlace = ActivityPlace & {
  /**
   * Its id, unique in the selection.
   */
  id: string;
};

/**
 * Seats that were offered and are taken.
 */
export interface Accepted {
  /**
   * The booking, whose seats are held for the checkout.
   */
  booking: Versioned_Booking;
  /**
   * Until when they are held.
   */
  holdUntil: string;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Booking {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Booking;
}
/**
 * Seats of one person on one session.
 */
export interface Booking {
  /**
   * The quest.
   */
  questId: string;
  /**
   * Its session.
   */
  sessionId: string;
  /**
   * Who made the quest.
   */
  creatorId: string;
  /**
   * Who booked; empty when they are not here any more.
   */
  userId: string;
  /**
   * How many seats, 1–10.
   */
  seats: number;
  /**
   * Who sits on them, as far as it was said.
   */
  seatNames?: string[];
  /**
   * What was answered at the checkout, by the ids of the questions.
   */
  answers?: {
    [k: string]: string;
  };
  /**
   * What one seat costs, in the smallest unit of the currency.
   */
  unitPrice: number;
  /**
   * What all seats cost.
   */
  total: number;
  /**
   * ISO 4217 code; missing where nothing is to be paid.
   */
  currency?: string | null;
  /**
   * How far it has come.
   */
  status: BookingStatus;
  /**
   * Where the money is.
   */
  payment: PaymentStatus;
  /**
   * What the guest gets back of `total`, once cancelled.
   */
  refund?: number | null;
  holdUntil?: Timestamp | null;
  /**
   * What lets the guest in; seen by the guest only.
   */
  ticketCode?: string | null;
  /**
   * The place in the queue it was offered for.
   */
  waitlistId?: string | null;
  /**
   * Which edition of the quest was booked.
   */
  questVersion: number;
  /**
   * What the quest was called then.
   */
  questTitle: string;
  /**
   * Until when who cancels gets the price back.
   */
  policy: CancellationPolicy;
  startsAt?: Timestamp | null;
  endsAt?: Timestamp | null;
  /**
   * IANA zone its times are shown in.
   */
  timeZone?: string | null;
  movedAt?: Timestamp | null;
  /**
   * The booking that has the seats now.
   */
  transferredTo?: string | null;
  /**
   * What happened to it, oldest first.
   */
  history?: BookingEvent[];
  /**
   * The key under which it was confirmed.
   */
  idempotencyKey?: string | null;
  /**
   * When the seats were held first.
   */
  createdAt: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | number
    | string[]
    | {
        [k: string]: string;
      }
    | null
    | BookingStatus
    | PaymentStatus
    | Timestamp
    | CancellationPolicy
    | BookingEvent[]
    | undefined;
}
/**
 * One thing that happened to a booking.
 */
export interface BookingEvent {
  /**
   * What it became.
   */
  status: BookingStatus;
  /**
   * When.
   */
  at: Timestamp;
}
/**
 * One item of a bucket list.
 */
export interface Activity {
  /**
   * Its id, unique in the list.
   */
  id: string;
  /**
   * What to do, 1–140 characters.
   */
  title: string;
  kind?: ActivityKind | null;
  /**
   * What it is about, one word of at most 40 characters. The app knows outdoors, water, travel, food, culture,
   * learning, making, kindness, body and nights. The set is open: lists from before this field had a name, and apps
   * older than a category, keep words they do not know, and show the kind in their place.
   */
  category?: string | null;
  status?: ActivityStatus | null;
  /**
   * Where it stands in the list: keys sort alphabetically, an activity without one comes last.
   */
  order?: string | null;
  /**
   * The place it belongs to.
   */
  placeId?: string | null;
  place?: ActivityPlace | null;
  /**
   * Anything to remember, at most 4 000 characters.
   */
  note?: string | null;
  /**
   * Its parts, at most 30.
   */
  steps?: Step[] | null;
  /**
   * Month of the list's year it is meant for, 1–12.
   */
  targetMonth?: number | null;
  /**
   * Ids of the people it is done with.
   */
  withUserIds?: string[] | null;
  /**
   * The quest made of it.
   */
  questId?: string | null;
  /**
   * The hangout made of it.
   */
  hangoutId?: string | null;
  source?: ActivitySource | null;
  doneAt?: Timestamp | null;
  /**
   * The photo that shows it.
   */
  proofRef?: string | null;
  /**
   * Whether only the owner sees it.
   */
  hidden?: boolean | null;
  /**
   * When each field was changed last, for merging edits made apart.
   */
  editedAt?: {
    [k: string]: Timestamp;
  } | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | ActivityKind
    | null
    | ActivityStatus
    | ActivityPlace
    | Step[]
    | number
    | string[]
    | ActivitySource
    | Timestamp
    | boolean
    | {
        [k: string]: Timestamp;
      }
    | undefined;
}
/**
 * The place of an activity as it was when it was chosen.
 */
export interface ActivityPlace {
  /**
   * What it is called, 1–200 characters.
   */
  name: string;
  /**
   * Latitude in degrees, −90 to 90.
   */
  lat: number;
  /**
   * Longitude in degrees, −180 to 180.
   */
  lng: number;
}
/**
 * A part of an activity that can be ticked by itself.
 */
export interface Step {
  /**
   * Its id, unique in the activity.
   */
  id: string;
  /**
   * What to do, 1–140 characters.
   */
  title: string;
  /**
   * Whether it is done.
   */
  done?: boolean;
}
/**
 * Whose idea it was.
 */
export interface ActivitySource {
  /**
   * The list it was copied from.
   */
  listId: string;
  /**
   * The activity it was copied from.
   */
  activityId: string;
  /**
   * Name of the person who had it first.
   */
  userName: string;
}
/**
 * An account, by its address.
 */
export interface Address {
  /**
   * E-mail address, in any letter case.
   */
  email: string;
}
/**
 * An answer to a friend request.
 */
export interface AnswerFriendRequest {
  /**
   * Id of the request.
   */
  requestId: string;
  /**
   * The answer.
   */
  answer: FriendAnswer;
}
/**
 * A driver's answer.
 */
export interface AnswerRide {
  /**
   * Id of the rider.
   */
  riderId: string;
  /**
   * The answer.
   */
  answer: RideAnswer;
}
/**
 * A carpool to plan.
 */
export interface ApplyCarpoolPlan {
  /**
   * Id of the carpool.
   */
  carpoolId: string;
  /**
   * What a proposal said it was made of; it is applied if nothing has changed since. Without it nothing is applied.
   */
  planOf?: string | null;
}
/**
 * What was done, and what waits.
 */
export interface Audit {
  /**
   * What those who run this did, the newest first.
   */
  log: AuditLine[];
  /**
   * Reports that nobody has decided on.
   */
  reports: Versioned_Flag[];
  /**
   * Quests that wait to be looked at.
   */
  quests: Versioned_Quest[];
}
/**
 * Something that was done.
 */
export interface AuditLine {
  /**
   * Id of who did it.
   */
  by: string;
  /**
   * The function.
   */
  what: string;
  /**
   * What it was done to.
   */
  about: string;
  /**
   * What was said about it.
   */
  note: string;
  /**
   * When.
   */
  at: string;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Flag {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Flag;
}
/**
 * A report. Only who made it sees it, and those who run this.
 */
export interface Flag {
  /**
   * What kind of thing it is about.
   */
  kind: FlagKind;
  /**
   * Id of the thing.
   */
  subject: string;
  /**
   * Who made it; missing for somebody who was not signed in.
   */
  by?: string | null;
  /**
   * What is wrong, 1–2 000 characters.
   */
  reason: string;
  /**
   * How far it has come.
   */
  status: FlagStatus;
  /**
   * When it was made.
   */
  at: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | FlagKind
    | string
    | null
    | FlagStatus
    | Timestamp
    | undefined;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Quest {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Quest;
}
/**
 * A route with stops and a story.
 */
export interface Quest {
  /**
   * Id of who made it; set by the server.
   */
  creatorId?: string;
  /**
   * What it is called, at most 80 characters.
   */
  title?: string | null;
  /**
   * What it is about, at most 200 characters.
   */
  summary?: string | null;
  /**
   * The story, at most 20 000 characters.
   */
  story?: string | null;
  /**
   * The photo on top.
   */
  cover?: string | null;
  /**
   * What kind of quest it is.
   */
  category?: string | null;
  /**
   * How hard it is, 1–5; 1 if missing.
   */
  difficulty?: number | null;
  /**
   * BCP 47 tag of the language it is told in.
   */
  language?: string | null;
  mode?: QuestMode | null;
  /**
   * Its stops in order, at most 50.
   */
  stops?: QuestStop[];
  price?: Price | null;
  /**
   * Seats of a session that does not say otherwise, 1–10 000; 10 if missing.
   */
  capacityDefault?: number | null;
  /**
   * How many people it takes at least, 1–10 000.
   */
  minPeople?: number | null;
  policy?: CancellationPolicy | null;
  /**
   * How long seats are held during the checkout, in minutes, 5–30; 10 if missing.
   */
  holdMin?: number | null;
  requirements?: QuestRequirements | null;
  /**
   * What is asked at the checkout, at most 10 questions.
   */
  questions?: QuestQuestion[];
  /**
   * How far its life has come; set by the server.
   */
  status?: QuestStatus;
  /**
   * Which edition this is, from 1; set by the server when it is published.
   */
  version?: number | null;
  publishedAt?: Timestamp | null;
  createdAt?: Timestamp | null;
  updatedAt?: Timestamp | null;
  /**
   * The next edition while it is worked on, in the fields a creator writes; seen by the creator only.
   */
  draft?: {
    [k: string]: unknown;
  } | null;
  stats?: QuestStats | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | null
    | number
    | QuestMode
    | QuestStop[]
    | Price
    | CancellationPolicy
    | QuestRequirements
    | QuestQuestion[]
    | QuestStatus
    | Timestamp
    | QuestStats
    | undefined;
}
/**
 * One stop of a quest.
 */
export interface QuestStop {
  /**
   * Its id, unique in the quest.
   */
  id: string;
  /**
   * The place it is at.
   */
  placeId?: string | null;
  /**
   * Latitude in degrees, −90 to 90.
   */
  lat?: number | null;
  /**
   * Longitude in degrees, −180 to 180.
   */
  lng?: number | null;
  /**
   * What it is called, at most 140 characters.
   */
  title?: string | null;
  /**
   * How to find it, at most 4 000 characters.
   */
  clue?: string | null;
  /**
   * What is told there, at most 4 000 characters.
   */
  storyText?: string | null;
  /**
   * Hints, one after the other, at most 5; seen by the creator, and by guests one by one.
   */
  hints?: string[] | null;
  /**
   * How many hints there are; set by the server where the hints are not shown.
   */
  hintCount?: number | null;
  /**
   * How long one stays, in minutes.
   */
  stayMin?: number | null;
  /**
   * From when it is open, `09:30`.
   */
  openFrom?: string | null;
  /**
   * Until when it is open, `18:00`.
   */
  openTo?: string | null;
  proof?: StopProof | null;
  /**
   * What it is worth; set by the server.
   */
  points?: number | null;
  /**
   * Whether the quest can be finished without it.
   */
  optional?: boolean;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | null
    | number
    | string[]
    | StopProof
    | boolean
    | undefined;
}
/**
 * The proof of a stop. What the right answers are never leaves the server, not even as hashes.
 */
export interface StopProof {
  /**
   * What kind of proof it is.
   */
  type?: ProofType;
  /**
   * The question, at most 200 characters.
   */
  question?: string | null;
  /**
   * The answers that are right, at most 10; written by the creator, never read by anybody. Missing, they stay as they
   * were.
   */
  answers?: string[] | null;
  /**
   * Whether the server knows a right answer; set by the server.
   */
  hasAnswer?: boolean | null;
  /**
   * How near one must be, in metres, 10–1 000; 150 if missing.
   */
  radiusM?: number | null;
  /**
   * How often an answer may be wrong, 1–20; 5 if missing.
   */
  maxTries?: number | null;
}
/**
 * An amount of money.
 */
export interface Price {
  /**
   * In the smallest unit of the currency, 0–1 000 000 000.
   */
  amount: number;
  /**
   * ISO 4217 code, `EUR`.
   */
  currency: string;
}
/**
 * What a guest has to bring along.
 */
export interface QuestRequirements {
  /**
   * Least age in years.
   */
  minAge?: number | null;
  /**
   * How fit one should be, at most 200 characters.
   */
  fitness?: string | null;
  /**
   * What to bring, at most 20 things.
   */
  bring?: string[];
}
/**
 * A question that is asked at the checkout.
 */
export interface QuestQuestion {
  /**
   * Its id, unique in the quest.
   */
  id: string;
  /**
   * The question, 1–200 characters.
   */
  text: string;
  /**
   * Whether it must be answered.
   */
  required?: boolean;
}
/**
 * What is counted about a quest; made anew from the records at every change.
 */
export interface QuestStats {
  /**
   * How many reviews there are.
   */
  reviews?: number;
  /**
   * Their mean, 1–5; 0 without reviews.
   */
  stars?: number;
}
/**
 * A backup.
 */
export interface BackupFile {
  /**
   * Its name in the folder `backups` of the data folder.
   */
  file: string;
  /**
   * How many documents are in it.
   */
  documents: number;
  /**
   * Number of the last change in it.
   */
  sequence: number;
  /**
   * Its length in bytes.
   */
  length: number;
}
/**
 * One person's wish to have nothing to do with another. The other never learns of it.
 */
export interface Block {
  /**
   * Id of the person who blocks.
   */
  by: string;
  /**
   * Id of the person who is blocked.
   */
  whom: string;
  /**
   * `user_name` of the person who is blocked, as it was then, so that a list of them can be shown.
   */
  user_name?: string | null;
  /**
   * Since when.
   */
  since: Timestamp;
}
/**
 * Whether somebody is blocked now.
 */
export interface Blocked {
  block: Versioned_Block | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Block {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Block;
}
/**
 * Somebody on a board. Who they are is told as far as the caller may see them.
 */
export interface BoardRow {
  /**
   * The place, from 1; equal points share one.
   */
  rank: number;
  points: number;
  isMe: boolean;
  uid?: string | null;
  user_name?: string | null;
  name?: string | null;
}
/**
 * How two people stand to each other now.
 */
export interface Bond {
  request: Versioned_FriendRequest | null;
  friendship: Versioned_Friendship | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_FriendRequest {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: FriendRequest;
}
/**
 * One person's wish to be another one's friend, under [`friend_request_id`].
 */
export interface FriendRequest {
  /**
   * Id of the person who asks.
   */
  from: string;
  /**
   * Id of the person who is asked.
   */
  to: string;
  /**
   * `name` of the person who asks, who is otherwise nobody to see for the one asked; set by the server.
   */
  fromName?: string | null;
  /**
   * `user_name` of the person who asks; set by the server.
   */
  fromUserName?: string | null;
  /**
   * `user_name` of the person who is asked, if they were asked by it; set by the server.
   */
  toUserName?: string | null;
  /**
   * What is said along with it, at most 280 characters.
   */
  message?: string | null;
  /**
   * How far it has come.
   */
  status: FriendRequestStatus;
  /**
   * When it was sent.
   */
  createdAt: Timestamp;
  answeredAt?: Timestamp | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | null
    | FriendRequestStatus
    | Timestamp
    | undefined;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Friendship {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Friendship;
}
/**
 * Two people who are friends, under [`friendship_id`].
 */
export interface Friendship {
  /**
   * Id of the one whose id sorts first.
   */
  a: string;
  /**
   * Id of the other.
   */
  b: string;
  /**
   * Since when; set by the server.
   */
  since: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | Timestamp;
}
/**
 * Where to go on.
 */
export interface BrowseLists {
  /**
   * The cursor of the answer before.
   */
  cursor?: string | null;
}
/**
 * A person's list for one year. Exactly these six fields belong to it; everything else about a list is in
 * [`BucketListMeta`](super::BucketListMeta).
 */
export interface BucketList {
  /**
   * Id of the person it belongs to.
   */
  userId: string;
  /**
   * At most 500 items.
   */
  activities: Activity[];
  /**
   * When it was made.
   */
  createdAt: Timestamp;
  /**
   * When it was changed last.
   */
  updatedAt: Timestamp;
  /**
   * The year it is for, 2000–2099.
   */
  year: number;
  /**
   * `user_name` of the person who made it, or the name where there is none.
   */
  createdByUsername: string;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | Activity[]
    | Timestamp
    | number;
}
/**
 * Beside each bucket list, under the same id.
 */
export interface BucketListMeta {
  /**
   * Who may see the list; friends, if missing.
   */
  visibility?: Visibility;
  /**
   * The secret of its link; set by the server.
   */
  linkToken?: string | null;
  linkRole?: LinkRole | null;
  linkExpiresAt?: Timestamp | null;
  /**
   * Ids of the people who edit it with the owner, at most 50.
   */
  editors?: string[];
  /**
   * What it is called, at most 140 characters.
   */
  title?: string | null;
  /**
   * How it looks.
   */
  theme?: string | null;
  /**
   * Ids of the activities kept on top, at most 10.
   */
  pinned?: string[];
  /**
   * The list it was copied from.
   */
  clonedFrom?: string | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | Visibility
    | string
    | null
    | LinkRole
    | Timestamp
    | string[]
    | undefined;
}
/**
 * The build that is served.
 */
export interface Build {
  /**
   * Changes with every build.
   */
  id: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Address {
  data: Address;
}
/**
 * The envelope of a call.
 */
export interface CallOf_BrowseLists {
  data: BrowseLists;
}
/**
 * The envelope of a call.
 */
export interface CallOf_ChangeEmail {
  data: ChangeEmail;
}
/**
 * Another address for an account.
 */
export interface ChangeEmail {
  /**
   * The address from now on, in any letter case.
   */
  email: string;
  /**
   * The password; whoever has none must have signed in within ten minutes.
   */
  password?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_ChangePassword {
  data: ChangePassword;
}
/**
 * The old password and a new one.
 */
export interface ChangePassword {
  /**
   * The password so far.
   */
  password: string;
  /**
   * The password from now on, 8–128 characters.
   */
  newPassword: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_CompareLists {
  data: CompareLists;
}
/**
 * Whose lists to compare.
 */
export interface CompareLists {
  /**
   * Ids of the people, at most 12.
   */
  uids: string[];
  /**
   * The year of the lists.
   */
  year: number;
}
/**
 * The envelope of a call.
 */
export interface CallOf_ExplainScore {
  data: ExplainScore;
}
/**
 * Whose points to explain.
 */
export interface ExplainScore {
  /**
   * Id of the person; the caller, if missing.
   */
  uid?: string | null;
  /**
   * Since when; this week, if missing.
   */
  period?: Period;
}
/**
 * The envelope of a call.
 */
export interface CallOf_GetLeaderboard {
  data: GetLeaderboard;
}
/**
 * A board to look at.
 */
export interface GetLeaderboard {
  /**
   * Which one.
   */
  board: Board;
  /**
   * Since when; this week, if missing.
   */
  period?: Period;
  /**
   * The quest, for the board of one.
   */
  questId?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_AnswerFriendRequest {
  /**
   * Arguments of a function that changes something.
   */
  data: AnswerFriendRequest & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_AnswerRide {
  /**
   * Arguments of a function that changes something.
   */
  data: AnswerRide & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_ApplyCarpoolPlan {
  /**
   * Arguments of a function that changes something.
   */
  data: ApplyCarpoolPlan & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CancelBooking {
  /**
   * Arguments of a function that changes something.
   */
  data: CancelBooking & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A booking to cancel.
 */
export interface CancelBooking {
  /**
   * Id of the booking.
   */
  bookingId: string;
  /**
   * Cancels even when it is too late to get the price back.
   */
  withoutRefund?: boolean;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CancelHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: CancelHangout & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A hangout to call off.
 */
export interface CancelHangout {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Why, for those who are in it, at most 1 000 characters.
   */
  reason?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CarryOverYear {
  /**
   * Arguments of a function that changes something.
   */
  data: CarryOverYear & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Items of one's own year to go on with in another.
 */
export interface CarryOverYear {
  /**
   * The year they are from.
   */
  fromYear: number;
  /**
   * The year they are carried into; its list is made when there is none.
   */
  toYear: number;
  /**
   * Ids of the items; all that are not done, if missing.
   */
  itemIds?: string[] | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CheckInGuest {
  /**
   * Arguments of a function that changes something.
   */
  data: CheckInGuest & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A guest who is there: by their ticket, or by their booking in the creator's list.
 */
export interface CheckInGuest {
  /**
   * Id of the session that begins.
   */
  sessionId: string;
  /**
   * The code of the ticket, letter case and spaces do not matter.
   */
  ticketCode?: string | null;
  /**
   * Id of the booking, instead of a ticket.
   */
  bookingId?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CheckInStop {
  /**
   * Arguments of a function that changes something.
   */
  data: CheckInStop & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Somebody at a stop.
 */
export interface CheckInStop {
  /**
   * Id of the booking.
   */
  bookingId: string;
  /**
   * Id of the stop.
   */
  stopId: string;
  /**
   * The code or the answer.
   */
  answer?: string | null;
  location?: CheckInLocation | null;
  at?: Timestamp | null;
  /**
   * Goes on without the answer once all tries are used up.
   */
  skip?: boolean;
}
/**
 * Where somebody says they are.
 */
export interface CheckInLocation {
  /**
   * Latitude in degrees, −90 to 90.
   */
  lat: number;
  /**
   * Longitude in degrees, −180 to 180.
   */
  lng: number;
  /**
   * How far off it may be, in metres.
   */
  accuracyM: number;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CheckoutQuest {
  /**
   * Arguments of a function that changes something.
   */
  data: CheckoutQuest & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * What is filled in at the checkout.
 */
export interface CheckoutQuest {
  /**
   * Id of the booking whose seats are held.
   */
  bookingId: string;
  /**
   * What the creator asks, by the ids of the questions.
   */
  answers?: {
    [k: string]: string;
  } | null;
  /**
   * Who sits on the seats, as far as it is known.
   */
  seatNames?: string[] | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CloneItems {
  /**
   * Arguments of a function that changes something.
   */
  data: CloneItems & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Items of somebody's list to have in one's own.
 */
export interface CloneItems {
  /**
   * Id of the list they are from.
   */
  listId: string;
  /**
   * Ids of the items; all of them, if missing.
   */
  itemIds?: string[] | null;
  /**
   * The year of one's own list; the one of the list they are from, if missing. It is made when there is none.
   */
  toYear?: number | null;
  /**
   * The secret of a link to that list.
   */
  key?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CommentHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: CommentHangout & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Something to say.
 */
export interface CommentHangout {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * What to say, 1–1 000 characters.
   */
  text: string;
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_ConfirmRide {
  /**
   * Arguments of a function that changes something.
   */
  data: ConfirmRide & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A carpool in which one was driven.
 */
export interface ConfirmRide {
  /**
   * Id of the carpool.
   */
  carpoolId: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_ConfirmTogether {
  /**
   * Arguments of a function that changes something.
   */
  data: ConfirmTogether & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Something a friend says was done together.
 */
export interface ConfirmTogether {
  /**
   * Id of the item in the friend's list.
   */
  itemId: string;
  /**
   * Id of the friend.
   */
  withUserId: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_ContactSupport {
  /**
   * Arguments of a function that changes something.
   */
  data: ContactSupport & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A letter to those who run this.
 */
export interface ContactSupport {
  /**
   * What it says, 1–2 000 characters.
   */
  message: string;
  /**
   * Where the answer goes; of a person, if missing, their own address.
   */
  email?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CreateFriendLink {
  /**
   * Arguments of a function that changes something.
   */
  data: {} & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CreateHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: (HangoutFields & {
    inviteExpires?: Timestamp | null;
    /**
     * How many can join by its link; any number, if missing.
     */
    inviteMaxUses?: number | null;
  }) & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * What a host says about a hangout; what is missing stays as it is.
 */
export interface HangoutFields {
  /**
   * What it is, 1–140 characters.
   */
  title?: string | null;
  /**
   * Anything to know.
   */
  note?: string | null;
  source?: HangoutSource | null;
  place?: HangoutPlace | null;
  when?: HangoutWhen | null;
  /**
   * Dates that can be voted for.
   */
  options?: HangoutOption[] | null;
  pollDeadline?: Timestamp | null;
  /**
   * Ids of the friends who host it too.
   */
  coHosts?: string[] | null;
  /**
   * Ids of the people without whom it makes no sense.
   */
  neededIds?: string[] | null;
  /**
   * Ids of the friends who may join without its link; they are told.
   */
  invitedIds?: string[] | null;
  /**
   * Whether only hosts see how others voted.
   */
  hideVotes?: boolean | null;
  /**
   * Whether only hosts see who else is in it.
   */
  hideGuests?: boolean | null;
  /**
   * How many people there is room for.
   */
  capacity?: number | null;
  /**
   * How many others each may bring, 0–5.
   */
  plusOnes?: number | null;
  visibility?: HangoutVisibility | null;
}
/**
 * What a hangout was made of.
 */
export interface HangoutSource {
  /**
   * A quest.
   */
  questId?: string | null;
  /**
   * A plan.
   */
  planId?: string | null;
  /**
   * An item of a bucket list.
   */
  activityId?: string | null;
}
/**
 * Where it is.
 */
export interface HangoutPlace {
  /**
   * How it is found.
   */
  mode: HangoutPlaceMode;
  /**
   * The place, where it is one with an id.
   */
  placeId?: string | null;
  place?: PlaceCandidate | null;
  /**
   * Places that could be it, at most 20.
   */
  candidates?: PlaceCandidate[] | null;
}
/**
 * A place that could be it.
 */
export interface PlaceCandidate {
  /**
   * What it is called, 1–200 characters.
   */
  name: string;
  /**
   * Latitude in degrees.
   */
  lat: number;
  /**
   * Longitude in degrees.
   */
  lng: number;
}
/**
 * When it is.
 */
export interface HangoutWhen {
  /**
   * How the date is found.
   */
  mode: HangoutWhenMode;
  startsAt?: Timestamp | null;
  endsAt?: Timestamp | null;
  /**
   * The IANA zone in which people read the times; none for whole days. Stays as it is once somebody has voted.
   */
  timeZone?: string | null;
  /**
   * Whether it takes whole days: those of the moments in UTC, wherever one is.
   */
  allDay?: boolean | null;
}
/**
 * A date that can be voted for.
 */
export interface HangoutOption {
  /**
   * Its id, unique in the hangout.
   */
  id: string;
  /**
   * When it would begin.
   */
  start: Timestamp;
  /**
   * How long it would take, in minutes.
   */
  durationMin?: number | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CreatePlace {
  /**
   * Arguments of a function that changes something.
   */
  data: CreatePlace & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A place to add.
 */
export interface CreatePlace {
  /**
   * What it is called, 1–200 characters.
   */
  name: string;
  /**
   * Latitude in degrees, −90 to 90.
   */
  lat: number;
  /**
   * Longitude in degrees, −180 to 180.
   */
  lng: number;
  /**
   * What kind of place it is.
   */
  category?: string | null;
  /**
   * Other names it is known by.
   */
  altNames?: string[];
  /**
   * City it is in.
   */
  city?: string | null;
  /**
   * Region it is in.
   */
  region?: string | null;
  /**
   * Country it is in.
   */
  country?: string | null;
  /**
   * Adds it even if there is one of a similar name nearby.
   */
  evenIfNear?: boolean;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_CreatePlan {
  /**
   * Arguments of a function that changes something.
   */
  data: CreatePlan & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A plan to make.
 */
export interface CreatePlan {
  /**
   * What it is called, at most 140 characters.
   */
  title?: string | null;
  /**
   * Its days with their stops.
   */
  days?: PlanDay[] | null;
  mode?: PlanMode | null;
  /**
   * The quest it is made from.
   */
  questId?: string | null;
  /**
   * The hangout it is for.
   */
  hangoutId?: string | null;
  visibility?: Visibility | null;
}
/**
 * A day of a plan.
 */
export interface PlanDay {
  /**
   * Which day, `2026-05-31`; a plan has each once, in order.
   */
  date: string;
  /**
   * When it begins, `09:30`.
   */
  start?: string | null;
  /**
   * When it has to be over.
   */
  end?: string | null;
  /**
   * Where one stops, in order, at most 50.
   */
  stops?: PlanStop[];
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | null
    | PlanStop[]
    | undefined;
}
/**
 * Where one stops.
 */
export interface PlanStop {
  /**
   * Its id within the plan.
   */
  id: string;
  /**
   * What it is called, 1–200 characters.
   */
  name: string;
  /**
   * Latitude in degrees, −90 to 90.
   */
  lat: number;
  /**
   * Longitude in degrees, −180 to 180.
   */
  lng: number;
  /**
   * The place it is.
   */
  placeId?: string | null;
  /**
   * How long one stays, in minutes.
   */
  stayMin?: number | null;
  /**
   * When it opens, `09:30`.
   */
  openFrom?: string | null;
  /**
   * When it closes.
   */
  openTo?: string | null;
  /**
   * Whether it keeps its place when a better order is looked for.
   */
  locked?: boolean;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | number
    | null
    | boolean
    | undefined;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_EditBucketItems {
  /**
   * Arguments of a function that changes something.
   */
  data: EditBucketItems & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Edits of a list's items, applied all or none.
 */
export interface EditBucketItems {
  /**
   * Id of the list.
   */
  listId: string;
  /**
   * The edits, in order.
   */
  ops: ItemOp[];
  /**
   * Refuses the edits when the list is not at this version any more.
   */
  ifVersion?: number | null;
  /**
   * The secret of a link that is good for editing.
   */
  key?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_EditHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: (HangoutFields & {
    /**
     * Id of the hangout.
     */
    hangoutId: string;
    /**
     * Refuses the changes when the hangout is not at this version any more.
     */
    ifVersion?: number | null;
  }) & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_EditPlan {
  /**
   * Arguments of a function that changes something.
   */
  data: EditPlan & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Edits of a plan, applied all or none.
 */
export interface EditPlan {
  /**
   * Id of the plan.
   */
  planId: string;
  /**
   * The edits, in order.
   */
  ops: PlanOp[];
  /**
   * Refuses the edits when the plan is not at this version any more.
   */
  ifVersion?: number | null;
  /**
   * The secret of a link that is good for editing.
   */
  key?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_FinishHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: FinishHangout & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A hangout that has taken place.
 */
export interface FinishHangout {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Ids of the members who were there.
   */
  attended: string[];
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_FinishQuest {
  /**
   * Arguments of a function that changes something.
   */
  data: FinishQuest & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A quest that is finished.
 */
export interface FinishQuest {
  /**
   * Id of the booking.
   */
  bookingId: string;
  at?: Timestamp | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_FlagPlace {
  /**
   * Arguments of a function that changes something.
   */
  data: FlagPlace & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A place that is wrong.
 */
export interface FlagPlace {
  /**
   * Id of the place.
   */
  placeId: string;
  /**
   * What is wrong, 1–2 000 characters.
   */
  reason: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_FlagScore {
  /**
   * Arguments of a function that changes something.
   */
  data: FlagScore & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Points that are wrong: those of somebody else, or one's own that were withheld.
 */
export interface FlagScore {
  /**
   * Id of the person whose points they are; one's own to ask for a second look.
   */
  uid: string;
  /**
   * Id of the line of the ledger; all their points, if missing.
   */
  pointsId?: string | null;
  /**
   * What is wrong, 1–2 000 characters.
   */
  reason: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_HideMe {
  /**
   * Arguments of a function that changes something.
   */
  data: HideMe & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Whether to be on boards.
 */
export interface HideMe {
  /**
   * Whether to be hidden from all of them.
   */
  hidden: boolean;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_HoldSeats {
  /**
   * Arguments of a function that changes something.
   */
  data: HoldSeats & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Seats to hold.
 */
export interface HoldSeats {
  /**
   * Id of the quest.
   */
  questId: string;
  /**
   * Id of its session.
   */
  sessionId: string;
  /**
   * How many seats, 1–10.
   */
  seats: number;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_JoinHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: JoinHangout & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A hangout to join.
 */
export interface JoinHangout {
  /**
   * Its id, or the code in its link.
   */
  id?: string | null;
  /**
   * The code in its link.
   */
  code?: string | null;
  /**
   * What somebody who has no account calls themselves.
   */
  guestName?: string | null;
  /**
   * Whether to look only: who invites, to what and when. Nobody needs to be signed in for it.
   */
  preview?: boolean;
  /**
   * Whether to refuse, with the reason `full`, rather than to queue where there is no room.
   */
  onlySeated?: boolean;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_JoinQuestTeam {
  /**
   * Arguments of a function that changes something.
   */
  data: JoinQuestTeam & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A team to play with.
 */
export interface JoinQuestTeam {
  /**
   * The code of the ticket, which whoever booked has passed on.
   */
  ticketCode: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_JoinQuestWaitlist {
  /**
   * Arguments of a function that changes something.
   */
  data: JoinQuestWaitlist & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Seats to wait for.
 */
export interface JoinQuestWaitlist {
  /**
   * Id of the quest.
   */
  questId: string;
  /**
   * Id of its session.
   */
  sessionId: string;
  /**
   * How many seats, 1–10.
   */
  seats: number;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_JoinWaitlist {
  /**
   * Arguments of a function that changes something.
   */
  data: JoinWaitlist & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Somebody who wants to join.
 */
export interface JoinWaitlist {
  /**
   * Where to be invited at; not needed by people who are signed in.
   */
  email?: string | null;
  /**
   * One's place in the queue, to ask where it is by now.
   */
  id?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_JudgePoints {
  /**
   * Arguments of a function that changes something.
   */
  data: JudgePoints & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Points to decide about.
 */
export interface JudgePoints {
  /**
   * Id of the line of the ledger.
   */
  pointsId: string;
  /**
   * Why, 1–2 000 characters; the person whose points they are reads it.
   */
  reason: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_LeaveCar {
  /**
   * Arguments of a function that changes something.
   */
  data: LeaveCar & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A car to leave.
 */
export interface LeaveCar {
  /**
   * Id of the carpool.
   */
  carpoolId: string;
  /**
   * Id of the rider, for a driver who takes somebody out; the caller, if missing, with their own car if they drive.
   */
  riderId?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_LeaveHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: LeaveHangout & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Somebody to leave a hangout.
 */
export interface LeaveHangout {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Id of the member, for a host who takes somebody off; the caller, if missing.
   */
  memberId?: string | null;
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_LockCarpool {
  /**
   * Arguments of a function that changes something.
   */
  data: LockCarpool & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A carpool to lock or open again.
 */
export interface LockCarpool {
  /**
   * Id of the carpool.
   */
  carpoolId: string;
  /**
   * What it shall be.
   */
  status: CarpoolStatus;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_MarkNotifications {
  /**
   * Arguments of a function that changes something.
   */
  data: MarkNotifications & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * What was read.
 */
export interface MarkNotifications {
  /**
   * Ids of the notifications; all of the caller's, if missing.
   */
  ids?: string[] | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_MyHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: MyHangout & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A hangout of the caller's.
 */
export interface MyHangout {
  /**
   * Its id.
   */
  hangoutId: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_MyName {
  /**
   * Arguments of a function that changes something.
   */
  data: MyName & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * The own user name, typed to show that it is meant.
 */
export interface MyName {
  user_name: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_NoArguments {
  /**
   * Arguments of a function that changes something.
   */
  data: {} & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_OfferCar {
  /**
   * Arguments of a function that changes something.
   */
  data: OfferCar & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A car to offer; one's own, if there is one, changed.
 */
export interface OfferCar {
  /**
   * Id of the carpool.
   */
  carpoolId: string;
  /**
   * Seats beside the driver's.
   */
  seatsTotal: number;
  /**
   * How many of them are taken already; none, if missing.
   */
  companions?: number | null;
  /**
   * Where it starts, or ends on the way back.
   */
  origin: RidePoint;
  leaveAt?: Timestamp | null;
  /**
   * Most minutes that picking others up may take; 30, if missing.
   */
  maxDetourMin?: number | null;
  /**
   * Anything to know.
   */
  note?: string | null;
  /**
   * `childSeat`, `luggage`, `pets`, `noSmoke`.
   */
  tags?: string[] | null;
}
/**
 * A point, and what to call it.
 */
export interface RidePoint {
  /**
   * Latitude in degrees.
   */
  lat: number;
  /**
   * Longitude in degrees.
   */
  lng: number;
  /**
   * What to call it, at most 200 characters.
   */
  label?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_OpenCarpool {
  /**
   * Arguments of a function that changes something.
   */
  data: OpenCarpool & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A carpool to open.
 */
export interface OpenCarpool {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Which way.
   */
  direction: CarpoolDirection;
  targetTime?: Timestamp | null;
  destination?: RidePoint | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_OwnBooking {
  /**
   * Arguments of a function that changes something.
   */
  data: OwnBooking & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * One of the caller's bookings.
 */
export interface OwnBooking {
  /**
   * Id of the booking.
   */
  bookingId: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_OwnPlace {
  /**
   * Arguments of a function that changes something.
   */
  data: OwnPlace & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * One of the caller's places in a queue.
 */
export interface OwnPlace {
  /**
   * Id of the place.
   */
  id: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_OwnQuest {
  /**
   * Arguments of a function that changes something.
   */
  data: OwnQuest & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * One of the caller's quests.
 */
export interface OwnQuest {
  /**
   * Id of the quest.
   */
  questId: string;
  /**
   * Refuses when the quest is not at this version any more.
   */
  ifVersion?: number | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_OwnSession {
  /**
   * Arguments of a function that changes something.
   */
  data: OwnSession & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * One date of one of the caller's quests.
 */
export interface OwnSession {
  /**
   * Id of the session.
   */
  sessionId: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_PostReview {
  /**
   * Arguments of a function that changes something.
   */
  data: PostReview & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * What a guest says.
 */
export interface PostReview {
  /**
   * Id of the booking, which is completed.
   */
  bookingId: string;
  /**
   * 1–5.
   */
  stars: number;
  /**
   * What they say, at most 4 000 characters.
   */
  text?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_RemoveComment {
  /**
   * Arguments of a function that changes something.
   */
  data: RemoveComment & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A comment to take away.
 */
export interface RemoveComment {
  /**
   * Its id.
   */
  commentId: string;
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_ReplyToReview {
  /**
   * Arguments of a function that changes something.
   */
  data: ReplyToReview & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * What the creator says to it.
 */
export interface ReplyToReview {
  /**
   * Id of the review, which is that of its booking.
   */
  reviewId: string;
  /**
   * What they say, at most 4 000 characters; nothing takes a reply back.
   */
  reply: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_ReportContent {
  /**
   * Arguments of a function that changes something.
   */
  data: ReportContent & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Something that should not be there.
 */
export interface ReportContent {
  /**
   * What kind of thing it is.
   */
  type: ReportedType;
  /**
   * Its id.
   */
  id: string;
  /**
   * What is wrong, 1–2 000 characters.
   */
  reason: string;
  /**
   * The secret of the link by which it can be seen.
   */
  key?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_RequestRide {
  /**
   * Arguments of a function that changes something.
   */
  data: RequestRide & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A ride to ask for; one's own request, if there is one, changed.
 */
export interface RequestRide {
  /**
   * Id of the carpool.
   */
  carpoolId: string;
  /**
   * Id of the car; any, if missing.
   */
  carId?: string | null;
  /**
   * How many they are; one, if missing.
   */
  partySize?: number | null;
  /**
   * Where to pick them up, or drop them.
   */
  pickup: RidePoint;
  earliest?: Timestamp | null;
  latest?: Timestamp | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_ReviewQuest {
  /**
   * Arguments of a function that changes something.
   */
  data: ReviewQuest & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A quest that was looked at.
 */
export interface ReviewQuest {
  /**
   * Id of the quest.
   */
  questId: string;
  /**
   * What becomes of it.
   */
  opinion: Opinion;
  /**
   * Why, up to 2 000 characters; its creator reads it.
   */
  note?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_RevokeSession {
  /**
   * Arguments of a function that changes something.
   */
  data: RevokeSession & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A sign-in to end.
 */
export interface RevokeSession {
  /**
   * Its id.
   */
  id: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_RevokeShare {
  /**
   * Arguments of a function that changes something.
   */
  data: RevokeShare & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Something that shall not be shared any more.
 */
export interface RevokeShare {
  /**
   * What kind of thing it is.
   */
  type: ShareType;
  /**
   * Its id.
   */
  id: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_RotateInvite {
  /**
   * Arguments of a function that changes something.
   */
  data: RotateInvite & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A link to put in the place of an earlier one.
 */
export interface RotateInvite {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  expires?: Timestamp | null;
  /**
   * How many can join by it; any number, if missing.
   */
  maxUses?: number | null;
  /**
   * Whether there shall be no new one.
   */
  revoke?: boolean;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_RsvpHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: RsvpHangout & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Whether somebody comes.
 */
export interface RsvpHangout {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * `going`, `maybe` or `no`. Who is going where there is no room is `waitlisted`.
   */
  rsvp: string;
  /**
   * How many they are, themselves included; as it was, if missing.
   */
  partySize?: number | null;
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_SaveQuestDraft {
  /**
   * Arguments of a function that changes something.
   */
  data: SaveQuestDraft & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * What a creator writes of a quest, complete or not.
 */
export interface SaveQuestDraft {
  /**
   * Id of the quest; a new one, if missing.
   */
  questId?: string | null;
  /**
   * The quest. Fields that the server sets are left as they are.
   */
  quest: Quest;
  /**
   * Refuses when the quest is not at this version any more.
   */
  ifVersion?: number | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_SaveQuestSession {
  /**
   * Arguments of a function that changes something.
   */
  data: SaveQuestSession & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A date of a quest, new or changed.
 */
export interface SaveQuestSession {
  /**
   * Id of the quest.
   */
  questId: string;
  /**
   * Id of the session; a new one, if missing.
   */
  sessionId?: string | null;
  /**
   * The session. Fields that the server sets are left as they are.
   */
  session: QuestSession;
  /**
   * Refuses when the session is not at this version any more.
   */
  ifVersion?: number | null;
}
/**
 * One date of a quest; a self-guided quest has one session without a date.
 */
export interface QuestSession {
  /**
   * The quest; set by the server.
   */
  questId?: string;
  /**
   * Who made the quest; set by the server.
   */
  creatorId?: string;
  startsAt?: Timestamp | null;
  endsAt?: Timestamp | null;
  /**
   * IANA zone its times are shown in.
   */
  timeZone?: string | null;
  /**
   * Seats, 1–10 000; those of the quest, if missing.
   */
  capacity?: number | null;
  price?: Price | null;
  /**
   * How long before the beginning booking ends, in minutes, 0–43 200; 0 if missing.
   */
  cutoffMin?: number | null;
  /**
   * Whether it can be booked; set by the server.
   */
  status?: SessionStatus;
  /**
   * Whether everybody sees its quest; set by the server.
   */
  published?: boolean;
  /**
   * How full it is; set by the server.
   */
  seats?: SessionSeats;
  /**
   * The day after which it is over, counted from 1970; set by the server.
   */
  endDay?: number | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | Timestamp
    | null
    | number
    | Price
    | SessionStatus
    | boolean
    | SessionSeats
    | undefined;
}
/**
 * How full a session is, for whoever looks at it. Made anew from the bookings at every change; nothing is decided by it.
 */
export interface SessionSeats {
  /**
   * Seats that are booked.
   */
  booked?: number;
  /**
   * Seats that are held for a checkout or offered to who waits, until the last hold ends.
   */
  held?: number;
  /**
   * People who wait for seats.
   */
  waiting?: number;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_ScheduleHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: ScheduleHangout & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A date to choose.
 */
export interface ScheduleHangout {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Id of the option.
   */
  optionId: string;
  /**
   * Whether to choose it although somebody who is needed cannot come.
   */
  force?: boolean;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_SendFriendRequest {
  /**
   * Arguments of a function that changes something.
   */
  data: SendFriendRequest & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Somebody to be friends with, by id or by user name.
 */
export interface SendFriendRequest {
  /**
   * Id of the person.
   */
  uid?: string | null;
  /**
   * Their user name, where the id is not known.
   */
  user_name?: string | null;
  /**
   * What to say along with it, at most 280 characters.
   */
  message?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_SetRole {
  /**
   * Arguments of a function that changes something.
   */
  data: SetRole & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * The roles of somebody.
 */
export interface SetRole {
  /**
   * Id of the person.
   */
  uid: string;
  /**
   * Their roles from now on: `user`, `creator`, `admin`.
   */
  roles: string[];
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_SetShare {
  /**
   * Arguments of a function that changes something.
   */
  data: SetShare & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Who may see something from now on.
 */
export interface SetShare {
  /**
   * What kind of thing it is.
   */
  type: ShareType;
  /**
   * Its id.
   */
  id: string;
  /**
   * Who may see it.
   */
  visibility: Visibility;
  role?: LinkRole | null;
  expires?: Timestamp | null;
  /**
   * Ids of the friends who edit it with the owner; as it was, if missing.
   */
  editors?: string[] | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_SettlePayment {
  /**
   * Arguments of a function that changes something.
   */
  data: SettlePayment & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A payment that was made outside of the product.
 */
export interface SettlePayment {
  /**
   * Id of a booking of one of the caller's quests.
   */
  bookingId: string;
  /**
   * What became of it.
   */
  payment: Settled;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_Somebody {
  /**
   * Arguments of a function that changes something.
   */
  data: Somebody & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * Another person.
 */
export interface Somebody {
  /**
   * Their id.
   */
  uid: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_StartQuest {
  /**
   * Arguments of a function that changes something.
   */
  data: StartQuest & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A quest that begins.
 */
export interface StartQuest {
  /**
   * Id of the booking.
   */
  bookingId: string;
  at?: Timestamp | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_TotpCode {
  /**
   * Arguments of a function that changes something.
   */
  data: TotpCode & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * What the authenticator shows now.
 */
export interface TotpCode {
  code: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_TransferBooking {
  /**
   * Arguments of a function that changes something.
   */
  data: TransferBooking & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A booking to hand over, or names to change.
 */
export interface TransferBooking {
  /**
   * Id of the booking.
   */
  bookingId: string;
  /**
   * Id of the friend who gets the seats; without it only names are changed.
   */
  toUid?: string | null;
  /**
   * Who sits on the seats; as it was, if missing.
   */
  seatNames?: string[] | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_UpsertBucketList {
  /**
   * Arguments of a function that changes something.
   */
  data: UpsertBucketList & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A list to have for a year.
 */
export interface UpsertBucketList {
  /**
   * The year, this one if missing.
   */
  year?: number | null;
  /**
   * What it begins with, if there is no list yet.
   */
  activities?: Activity[] | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_UseHint {
  /**
   * Arguments of a function that changes something.
   */
  data: UseHint & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A hint to be shown.
 */
export interface UseHint {
  /**
   * Id of the booking.
   */
  bookingId: string;
  /**
   * Id of the stop.
   */
  stopId: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_VoteHangout {
  /**
   * Arguments of a function that changes something.
   */
  data: VoteHangout & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * What somebody thinks of dates.
 */
export interface VoteHangout {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * The votes by option; `null` takes one back. Those that are missing stay.
   */
  votes: {
    [k: string]: Vote;
  };
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Keyed_WantedName {
  /**
   * Arguments of a function that changes something.
   */
  data: WantedName & {
    /**
     * The same key makes the call happen once.
     */
    idempotencyKey: string;
  };
}
/**
 * A user name somebody would like.
 */
export interface WantedName {
  /**
   * 3–20 of `a`–`z`, digits, `_` and `.`.
   */
  user_name: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_LeaveWaitlist {
  data: LeaveWaitlist;
}
/**
 * Somebody who does not want to join any more.
 */
export interface LeaveWaitlist {
  /**
   * The place in the queue.
   */
  id: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_MyNameAndPassword {
  data: MyNameAndPassword;
}
/**
 * The own user name and password, to show that it is meant and by whom.
 */
export interface MyNameAndPassword {
  user_name: string;
  /**
   * Not needed by whoever has none and signed in within the last ten minutes.
   */
  password?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_MyPassword {
  data: MyPassword;
}
/**
 * The own password.
 */
export interface MyPassword {
  password: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_Option_Nothing {
  data: null | {};
}
/**
 * The envelope of a call.
 */
export interface CallOf_OwnBooking {
  data: OwnBooking;
}
/**
 * The envelope of a call.
 */
export interface CallOf_RedeemInvite {
  data: RedeemInvite;
}
/**
 * A code somebody was sent.
 */
export interface RedeemInvite {
  /**
   * The code.
   */
  code: string;
  /**
   * The own place in the queue, if there is one; it is given up.
   */
  waitlistId?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_ResetPassword {
  data: ResetPassword;
}
/**
 * A new password for whoever got a letter.
 */
export interface ResetPassword {
  /**
   * The secret of the letter.
   */
  token: string;
  /**
   * The password from now on, 8–128 characters.
   */
  password: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_SignIn {
  data: SignIn;
}
/**
 * E-mail and password of an account.
 */
export interface SignIn {
  /**
   * E-mail address, in any letter case.
   */
  email: string;
  /**
   * The password, or else a code.
   */
  password?: string | null;
  /**
   * The code of a letter, instead of a password.
   */
  code?: string | null;
  /**
   * The code of the authenticator or a recovery code, where the account asks for one.
   */
  totp?: string | null;
}
/**
 * The envelope of a call.
 */
export interface CallOf_SignUp {
  data: SignUp;
}
/**
 * What signing up asks for.
 */
export interface SignUp {
  /**
   * E-mail address.
   */
  email: string;
  /**
   * Password, 8–128 characters.
   */
  password: string;
  /**
   * What to call the person, 1–60 characters.
   */
  name: string;
  /**
   * Unique in any letter case: 3–20 of `a`–`z`, digits, `_` and `.`.
   */
  user_name: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_VerifyEmail {
  data: VerifyEmail;
}
/**
 * The secret of a letter.
 */
export interface VerifyEmail {
  token: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_WantedName {
  data: WantedName;
}
/**
 * A car that is offered.
 */
export interface CarDone {
  /**
   * The car.
   */
  car: Versioned_CarOffer;
  /**
   * Ids of the riders who have no seat in it any more, and wait for one; they are told.
   */
  moved: string[];
}
/**
 * A record with its name and version.
 */
export interface Versioned_CarOffer {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: CarOffer;
}
/**
 * A car of a carpool, under `{carpoolId}_{driverId}`.
 */
export interface CarOffer {
  /**
   * The carpool.
   */
  carpoolId: string;
  /**
   * The hangout.
   */
  hangoutId: string;
  /**
   * Who drives.
   */
  driverId: string;
  /**
   * What the driver is called.
   */
  name: string;
  /**
   * Seats beside the driver's, 1–50.
   */
  seatsTotal: number;
  /**
   * How many of them are taken by people who come along anyway.
   */
  companions: number;
  origin?: RidePoint | null;
  /**
   * The same to about a kilometre; for everybody in the hangout.
   */
  area: RidePoint;
  leaveAt?: Timestamp | null;
  /**
   * Most minutes that picking others up may take.
   */
  maxDetourMin?: number | null;
  /**
   * Anything to know, at most 500 characters.
   */
  note?: string | null;
  /**
   * `childSeat`, `luggage`, `pets`, `noSmoke`.
   */
  tags?: string[] | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | number
    | RidePoint
    | null
    | Timestamp
    | string[]
    | undefined;
}
/**
 * Cars to a hangout, or home from it, under `{hangoutId}_{direction}`.
 */
export interface Carpool {
  /**
   * The hangout.
   */
  hangoutId: string;
  /**
   * Which way.
   */
  direction: CarpoolDirection;
  targetTime?: Timestamp | null;
  destination?: RidePoint | null;
  /**
   * How far it has come.
   */
  status: CarpoolStatus;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | CarpoolDirection
    | Timestamp
    | null
    | RidePoint
    | CarpoolStatus
    | undefined;
}
/**
 * A carpool.
 */
export interface CarpoolDone {
  /**
   * The carpool.
   */
  carpool: Versioned_Carpool;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Carpool {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Carpool;
}
/**
 * People who ride together, under `{carpoolId}_{userId}`.
 */
export interface CarpoolRider {
  /**
   * The carpool.
   */
  carpoolId: string;
  /**
   * The hangout.
   */
  hangoutId: string;
  /**
   * Who asks.
   */
  userId: string;
  /**
   * What they are called.
   */
  name: string;
  /**
   * How many they are, 1–20.
   */
  partySize: number;
  pickup?: RidePoint | null;
  /**
   * The same to about a kilometre; for everybody in the hangout.
   */
  area: RidePoint;
  earliest?: Timestamp | null;
  latest?: Timestamp | null;
  /**
   * The car they asked for, or have a seat in.
   */
  carId?: string | null;
  /**
   * How far they have come.
   */
  status: RideStatus;
  /**
   * Their place among the pick-ups, from 0, in a plan that was applied.
   */
  pickupOrder?: number | null;
  pickupAt?: Timestamp | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | number
    | RidePoint
    | null
    | Timestamp
    | RideStatus
    | undefined;
}
/**
 * What came of checking in at a stop.
 */
export interface CheckedIn {
  /**
   * How far it has come.
   */
  progress: Versioned_Progress;
  /**
   * What came of it.
   */
  outcome: Outcome;
  withheld?: Withheld | null;
  /**
   * How many wrong answers are left, where an answer is asked for.
   */
  triesLeft?: number | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Progress {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Progress;
}
/**
 * How far a booking has come, under the id of the booking.
 */
export interface Progress {
  /**
   * Who booked.
   */
  userId: string;
  /**
   * The quest.
   */
  questId: string;
  /**
   * The edition that is played.
   */
  questVersion: number;
  /**
   * Who made the quest.
   */
  creatorId: string;
  /**
   * Who plays, in the order they joined; no more than there are seats.
   */
  team: string[];
  /**
   * What happened at the stops, by their ids.
   */
  stopStates?: {
    [k: string]: StopState;
  };
  /**
   * When it began.
   */
  startedAt: Timestamp;
  finishedAt?: Timestamp | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | number
    | string[]
    | {
        [k: string]: StopState;
      }
    | Timestamp
    | null
    | undefined;
}
/**
 * What happened at one stop.
 */
export interface StopState {
  /**
   * Who checked in.
   */
  by?: string | null;
  at?: Timestamp | null;
  receivedAt?: Timestamp | null;
  evidence?: StopEvidence | null;
  /**
   * Wrong answers so far.
   */
  tries?: number;
  /**
   * Hints that were shown.
   */
  hints?: number;
  /**
   * Who reached it together, and gets the credit.
   */
  with?: string[];
}
/**
 * What a check-in was accepted on.
 */
export interface StopEvidence {
  /**
   * What the stop asked for.
   */
  kind: ProofType;
  /**
   * How much it proves.
   */
  grade: EvidenceGrade;
  withheld?: Withheld | null;
}
/**
 * A booking, and what lets its guest in.
 */
export interface CheckedOut {
  /**
   * The booking.
   */
  booking: Versioned_Booking;
  /**
   * The code of the ticket.
   */
  ticketCode: string;
}
/**
 * Something somebody said.
 */
export interface Commented {
  /**
   * The comment.
   */
  comment: Versioned_HangoutComment;
}
/**
 * A record with its name and version.
 */
export interface Versioned_HangoutComment {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: HangoutComment;
}
/**
 * Something somebody said about a hangout.
 */
export interface HangoutComment {
  /**
   * The hangout.
   */
  hangoutId: string;
  /**
   * The member who said it.
   */
  memberId: string;
  /**
   * Id of the person; missing for a guest.
   */
  authorId?: string | null;
  /**
   * How they were called then.
   */
  name: string;
  /**
   * What they said, 1–1 000 characters.
   */
  text: string;
  /**
   * When.
   */
  at: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | null
    | Timestamp
    | undefined;
}
/**
 * The lists that can be compared, and whose cannot.
 */
export interface Comparison {
  /**
   * In the order in which the people were named.
   */
  lists: ReadableList[];
  /**
   * Ids of the people whose list of that year cannot be read; whether there is one is not told.
   */
  denied: string[];
}
/**
 * One person's list, without what its owner hides.
 */
export interface ReadableList {
  /**
   * Id of its owner.
   */
  uid: string;
  /**
   * Id of the list.
   */
  listId: string;
  /**
   * Who made it.
   */
  createdByUsername: string;
  /**
   * Its items.
   */
  activities: Activity[];
}
/**
 * What came of confirming.
 */
export interface Confirmed {
  /**
   * The caller's list, in which the item is done now too.
   */
  list: Versioned_BucketList;
  /**
   * What the caller has for it.
   */
  points: PointsEntry;
}
/**
 * A record with its name and version.
 */
export interface Versioned_BucketList {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: BucketList;
}
/**
 * One line of the ledger, under `{uid}:{rule}:{subject}`. Lines are added, never edited: what was given wrongly is taken
 * back by a line of its own.
 */
export interface PointsEntry {
  /**
   * Whose points they are; empty when the person has left.
   */
  uid: string;
  /**
   * What they are for.
   */
  rule: PointsRule;
  /**
   * What exactly was done: an id of a stop, a quest, an item, a hangout.
   */
  subject: string;
  /**
   * How many were given; below zero where others are taken back.
   */
  points: number;
  /**
   * How many it is worth.
   */
  offered: number;
  /**
   * What vouches for it.
   */
  evidence: PointsEvidence;
  withheld?: PointsWithheld | null;
  /**
   * What has to be looked at, or why points were taken back.
   */
  because?: string | null;
  /**
   * Day it counts for, from 1970.
   */
  day: number;
  /**
   * Week it counts for: weeks begin on Monday 00:00 UTC, the first one held 1970-01-01.
   */
  week: number;
  /**
   * The friend it was done with.
   */
  friend?: string | null;
  /**
   * The quest it belongs to.
   */
  questId?: string | null;
  /**
   * Where the person lived then, as their home area was called.
   */
  city?: string | null;
  /**
   * The line whose points this one takes back.
   */
  voids?: string | null;
  /**
   * The line whose withheld points this one gives after all.
   */
  releases?: string | null;
  /**
   * When it was written.
   */
  at: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | PointsRule
    | number
    | PointsEvidence
    | PointsWithheld
    | null
    | Timestamp
    | undefined;
}
/**
 * What vouches for an event.
 */
export interface PointsEvidence {
  /**
   * What it is: `code`, `answer`, `location`, `host`, `friend`, `list`, `stops`, `none`.
   */
  kind: string;
  /**
   * How good it is.
   */
  grade: EvidenceGrade;
}
/**
 * A friend link to make.
 */
export interface CreateFriendLink {}
/**
 * A hangout that was made.
 */
export interface CreatedHangout {
  /**
   * Its id.
   */
  id: string;
  /**
   * Path of the page that joins it: `/app/hangout/join?id=…`.
   */
  inviteUrl: string;
}
/**
 * A place that was added.
 */
export interface CreatedPlace {
  /**
   * The place.
   */
  place: Versioned_Place;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Place {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Place;
}
/**
 * A named point on the map.
 */
export interface Place {
  /**
   * Its id.
   */
  id: string;
  /**
   * What it is called, 1–200 characters.
   */
  name: string;
  /**
   * Other names it is known by.
   */
  altNames?: string[];
  /**
   * Latitude in degrees, −90 to 90.
   */
  lat: number;
  /**
   * Longitude in degrees, −180 to 180.
   */
  lng: number;
  /**
   * What kind of place it is.
   */
  category?: string | null;
  /**
   * City it is in.
   */
  city?: string | null;
  /**
   * Region it is in.
   */
  region?: string | null;
  /**
   * Country it is in.
   */
  country?: string | null;
  origin?: PlaceOrigin | null;
  /**
   * Who added it.
   */
  createdBy?: string | null;
  /**
   * Whether others see it: somebody's own place is shown once it is used in a public list or quest of theirs; set by
   * the server.
   */
  isPublic?: boolean;
  /**
   * Whether so many reported it that others do not see it; set by the server.
   */
  isFlagged?: boolean;
  /**
   * The place that replaces it.
   */
  mergedInto?: string | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | string[]
    | number
    | null
    | PlaceOrigin
    | boolean
    | undefined;
}
/**
 * When the account goes.
 */
export interface Deletion {
  deleteAt: string;
}
/**
 * A sign-in that goes on.
 */
export interface Device {
  /**
   * Its id.
   */
  id: string;
  /**
   * Whether it is the one that asks.
   */
  current: boolean;
  /**
   * What the browser said it is, if it said anything.
   */
  browser: string | null;
  /**
   * When it began.
   */
  beganAt: string;
  /**
   * When it was renewed last.
   */
  usedAt: string;
}
/**
 * Where somebody is signed in.
 */
export interface Devices {
  /**
   * Every sign-in that goes on, the one used last first.
   */
  sessions: Device[];
}
/**
 * The list after the edits.
 */
export interface EditedBucketItems {
  /**
   * The list.
   */
  list: Versioned_BucketList;
  /**
   * How many edits were applied.
   */
  applied: number;
}
/**
 * How many sign-ins were ended.
 */
export interface Ended {
  ended: number;
}
/**
 * What was done.
 */
export interface ErasureReport {
  /**
   * How many documents of each collection are gone.
   */
  erased: {
    [k: string]: number;
  };
  /**
   * How many of each do not say any more whose they were.
   */
  anonymised: {
    [k: string]: number;
  };
}
/**
 * What every failure looks like.
 */
export interface ErrorBody {
  /**
   * The failure.
   */
  error: Failure;
}
/**
 * Name, sentence and particulars of a failure.
 */
export interface Failure {
  /**
   * gRPC name of the status, `INVALID_ARGUMENT`.
   */
  status: string;
  /**
   * A sentence the reader can act on.
   */
  message: string;
  /**
   * Particulars: `fields` of a validation, `reason`, `current`, `retryAfterS`.
   */
  details?: {
    [k: string]: unknown;
  };
}
/**
 * What a number is made of.
 */
export interface Explanation {
  /**
   * The number.
   */
  points: number;
  /**
   * Its lines, the newest first, at most 200. Of other people: without what exactly was done and with whom.
   */
  lines: PointsEntry[];
}
/**
 * Where everything that is stored about the caller can be fetched.
 */
export interface ExportLink {
  /**
   * Path of a JSON file: `/exports/{secret}`.
   */
  url: string;
  /**
   * Until when it can be fetched.
   */
  expiresAt: string;
}
/**
 * A page of what was found.
 */
export interface Found_Block {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Block[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_Booking {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Booking[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_BucketList {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_BucketList[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_CarOffer {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_CarOffer[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_Carpool {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Carpool[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_CarpoolRider {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_CarpoolRider[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_CarpoolRider {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: CarpoolRider;
}
/**
 * A page of what was found.
 */
export interface Found_Flag {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Flag[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_FriendRequest {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_FriendRequest[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_Friendship {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Friendship[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_Hangout {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Hangout[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Hangout {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Hangout;
}
/**
 * A meeting.
 */
export interface Hangout {
  /**
   * Id of who called it; set by the server.
   */
  hostId: string;
  /**
   * Ids of those who host it too.
   */
  coHosts?: string[];
  /**
   * What it is, 1–140 characters.
   */
  title: string;
  /**
   * Anything to know, at most 4 000 characters.
   */
  note?: string | null;
  source?: HangoutSource | null;
  place?: HangoutPlace | null;
  /**
   * When it is.
   */
  when: HangoutWhen;
  /**
   * Dates that can be voted for, 2–20, where there is a poll.
   */
  options?: HangoutOption[];
  pollDeadline?: Timestamp | null;
  pollClosedAt?: Timestamp | null;
  /**
   * The option that was chosen; set by the server.
   */
  chosenOption?: string | null;
  /**
   * Ids of the people without whom it makes no sense.
   */
  neededIds?: string[];
  /**
   * Ids of the friends who may join without its link, at most 200.
   */
  invitedIds?: string[];
  /**
   * Whether only the hosts see how others voted.
   */
  hideVotes?: boolean | null;
  /**
   * Whether only the hosts see who else is in it.
   */
  hideGuests?: boolean | null;
  /**
   * How many people there is room for, 1–10 000; any number, if missing.
   */
  capacity?: number | null;
  /**
   * How many others each may bring, 0–5.
   */
  plusOnes?: number | null;
  visibility?: HangoutVisibility | null;
  /**
   * The secret in its link, for hosts alone; set by the server.
   */
  inviteToken?: string | null;
  /**
   * How far it has come; set by the server.
   */
  status: HangoutStatus;
  /**
   * When it was made; set by the server.
   */
  createdAt: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | string[]
    | null
    | HangoutSource
    | HangoutPlace
    | HangoutWhen
    | HangoutOption[]
    | Timestamp
    | boolean
    | number
    | HangoutVisibility
    | HangoutStatus
    | undefined;
}
/**
 * A page of what was found.
 */
export interface Found_HangoutComment {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_HangoutComment[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_HangoutMember {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_HangoutMember[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_HangoutMember {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: HangoutMember;
}
/**
 * Somebody who is in a hangout: a person under `{hangoutId}_{uid}`, or a guest by name. Nobody but themselves writes
 * their votes.
 */
export interface HangoutMember {
  /**
   * The hangout.
   */
  hangoutId: string;
  /**
   * Id of the person; missing for a guest.
   */
  userId?: string | null;
  /**
   * What a guest calls themselves, or how the person was called when they joined, 1–60 characters.
   */
  name?: string | null;
  /**
   * `host`, `coHost` or `member`.
   */
  role: string;
  /**
   * What they think of each option, by its id. Missing where votes are hidden from the reader.
   */
  votes?: {
    [k: string]: Vote;
  } | null;
  rsvp?: Rsvp | null;
  /**
   * How many they are, themselves included.
   */
  partySize: number;
  since?: Timestamp | null;
  /**
   * Whether the date has changed since they said that they come.
   */
  reconfirm?: boolean | null;
  /**
   * Whether they were there; said by a host.
   */
  attended?: boolean | null;
  /**
   * When they joined.
   */
  joinedAt: Timestamp;
  /**
   * Version of the hangout they have seen last.
   */
  seenVersion?: number | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | null
    | {
        [k: string]: Vote;
      }
    | Rsvp
    | number
    | Timestamp
    | boolean
    | undefined;
}
/**
 * A page of what was found.
 */
export interface Found_Notification {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Notification[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Notification {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Notification;
}
/**
 * Something a person is told. What it is about stands in the fields of its kind: `hangoutId`, `carpoolId`, `questId`,
 * `listId`, `itemId`, `title`, and `from`, the person it is owed to.
 */
export interface Notification {
  /**
   * Who is told.
   */
  uid: string;
  /**
   * What happened: `doneTogether`, `hangoutScheduled`, `rideAccepted`, …
   */
  kind: string;
  /**
   * When.
   */
  at: Timestamp;
  readAt?: Timestamp | null;
  /**
   * What it is about.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | Timestamp
    | null
    | undefined;
}
/**
 * A page of what was found.
 */
export interface Found_Place {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Place[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_Plan {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Plan[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Plan {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Plan;
}
/**
 * What some people will do on some days.
 */
export interface Plan {
  /**
   * Whose it is; set by the server.
   */
  ownerId: string;
  /**
   * What it is called, at most 140 characters.
   */
  title?: string | null;
  /**
   * Ids of the friends who edit it with the owner, at most 50.
   */
  editors?: string[];
  /**
   * The quest it was made from.
   */
  questId?: string | null;
  /**
   * The hangout it is for.
   */
  hangoutId?: string | null;
  /**
   * Its days, at most 31.
   */
  days?: PlanDay[];
  mode?: PlanMode | null;
  /**
   * Who may see it.
   */
  visibility?: Visibility;
  /**
   * The secret of its link; set by the server.
   */
  linkToken?: string | null;
  linkRole?: LinkRole | null;
  linkExpiresAt?: Timestamp | null;
  /**
   * When it was made; set by the server.
   */
  createdAt: Timestamp;
  /**
   * When it was changed; set by the server.
   */
  updatedAt: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | null
    | string[]
    | PlanDay[]
    | PlanMode
    | Visibility
    | LinkRole
    | Timestamp
    | undefined;
}
/**
 * A page of what was found.
 */
export interface Found_PointsEntry {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_PointsEntry[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_PointsEntry {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: PointsEntry;
}
/**
 * A page of what was found.
 */
export interface Found_Progress {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Progress[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_Quest {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Quest[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A page of what was found.
 */
export interface Found_QuestQueueEntry {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_QuestQueueEntry[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_QuestQueueEntry {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: QuestQueueEntry;
}
/**
 * A place in the queue of a session: first come, first served.
 */
export interface QuestQueueEntry {
  /**
   * The quest.
   */
  questId: string;
  /**
   * Its session.
   */
  sessionId: string;
  /**
   * Who made the quest.
   */
  creatorId: string;
  /**
   * Who waits; empty when they are not here any more.
   */
  userId: string;
  /**
   * How many seats they want, 1–10.
   */
  seats: number;
  /**
   * How many had come before, ever.
   */
  number: number;
  /**
   * How far they have come.
   */
  status: QueueStatus;
  until?: Timestamp | null;
  /**
   * The booking that keeps the seats.
   */
  bookingId?: string | null;
  passedAt?: Timestamp | null;
  /**
   * How many seats were free then.
   */
  passedFree?: number | null;
  /**
   * When they came.
   */
  createdAt: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | number
    | QueueStatus
    | Timestamp
    | null
    | undefined;
}
/**
 * A page of what was found.
 */
export interface Found_QuestSession {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_QuestSession[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_QuestSession {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: QuestSession;
}
/**
 * A page of what was found.
 */
export interface Found_Review {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_Review[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_Review {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Review;
}
/**
 * One review, under the id of the booking it is about.
 */
export interface Review {
  /**
   * The quest.
   */
  questId: string;
  /**
   * Who wrote it; empty when they are not here any more.
   */
  userId: string;
  /**
   * Name of who wrote it, as it was then.
   */
  userName: string;
  /**
   * Who made the quest, and may reply.
   */
  creatorId: string;
  /**
   * 1–5.
   */
  stars: number;
  /**
   * What they say, at most 4 000 characters.
   */
  text?: string | null;
  /**
   * What the creator says to it, at most 4 000 characters.
   */
  reply?: string | null;
  /**
   * When it was written.
   */
  createdAt: Timestamp;
  repliedAt?: Timestamp | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | number
    | null
    | Timestamp
    | undefined;
}
/**
 * A page of what was found.
 */
export interface Found_User {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned_User[];
  /**
   * Where the next page starts, when there is one.
   */
  cursor: string | null;
}
/**
 * A record with its name and version.
 */
export interface Versioned_User {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: User;
}
/**
 * A person, under their id.
 */
export interface User {
  /**
   * Unique in any letter case: 3–20 of `a`–`z`, digits, `_` and `.`.
   */
  user_name?: string | null;
  /**
   * What to call the person, 1–60 characters; need not be unique.
   */
  name: string;
  /**
   * The person's photo.
   */
  photoRef?: string | null;
  /**
   * What the person says about themselves, at most 280 characters.
   */
  bio?: string | null;
  homeArea?: HomeArea | null;
  /**
   * Language, `en-GB`.
   */
  locale?: string | null;
  /**
   * IANA time zone, `Europe/Berlin`.
   */
  timeZone?: string | null;
  prefs?: UserPreferences | null;
  /**
   * `user`, `creator`, `admin`; set by the server.
   */
  roles?: string[] | null;
  /**
   * Figures kept by the server.
   */
  stats?: {
    [k: string]: unknown;
  } | null;
  createdAt?: Timestamp | null;
  deletedAt?: Timestamp | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | null
    | HomeArea
    | UserPreferences
    | string[]
    | Timestamp
    | undefined;
}
/**
 * Roughly where somebody lives.
 */
export interface HomeArea {
  /**
   * Latitude in degrees, rounded to about a kilometre.
   */
  lat: number;
  /**
   * Longitude in degrees, rounded to about a kilometre.
   */
  lng: number;
  /**
   * What to call it.
   */
  label: string;
}
/**
 * What a person chose once and for all screens.
 */
export interface UserPreferences {
  listVisibility?: Visibility | null;
  profileVisibility?: ProfileVisibility | null;
  selectionVisibility?: SelectionVisibility | null;
  /**
   * Whether to stay off every leaderboard.
   */
  leaderboardHidden?: boolean | null;
  /**
   * `metric` or `imperial`.
   */
  units?: string | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | Visibility
    | null
    | ProfileVisibility
    | SelectionVisibility
    | boolean
    | string
    | undefined;
}
/**
 * A link to send to friends.
 */
export interface FriendLink {
  /**
   * Path of the page that opens it: `/app/join?code=…`.
   */
  url: string;
  /**
   * The code in it.
   */
  code: string;
  /**
   * When it stops working.
   */
  expiresAt: string;
}
/**
 * A hangout after something was done to it.
 */
export interface HangoutDone {
  /**
   * The hangout.
   */
  hangout: Versioned_Hangout;
  /**
   * Its options, the best first, each with what puts it before the next one.
   */
  ranking: RankedOption[];
}
/**
 * An option with what people think of it.
 */
export interface RankedOption {
  /**
   * Its id.
   */
  id: string;
  /**
   * How many it suits.
   */
  yes: number;
  /**
   * How many could come if need be.
   */
  maybe: number;
  /**
   * How many cannot.
   */
  no: number;
  /**
   * Ids of the needed people who cannot.
   */
  neededNo: string[];
  /**
   * What puts it before the next one.
   */
  reason: OptionReason;
}
/**
 * Who calls a hangout, as whoever is invited sees them.
 */
export interface HangoutHost {
  /**
   * Their user name.
   */
  user_name: string | null;
  /**
   * Their name.
   */
  name: string;
}
/**
 * The link of a hangout.
 */
export interface HangoutInvite {
  /**
   * Path of the page that joins it; `null` when there is none any more.
   */
  inviteUrl: string | null;
}
/**
 * How we are.
 */
export interface Health {
  /**
   * `ok` or `ready`.
   */
  status: string;
}
/**
 * Seats that are held.
 */
export interface Held {
  /**
   * Id of the booking.
   */
  bookingId: string;
  /**
   * Until when the seats are held.
   */
  holdUntil: string;
  /**
   * What all of them cost, in the smallest unit of the currency.
   */
  total: number;
  /**
   * ISO 4217 code; missing where nothing is to be paid.
   */
  currency?: string | null;
}
/**
 * A hint that is shown.
 */
export interface Hinted {
  /**
   * How far it has come.
   */
  progress: Versioned_Progress;
  /**
   * Every hint of the stop that was shown so far, this one last.
   */
  hints: string[];
}
/**
 * A place in the queue.
 */
export interface InLine {
  /**
   * Its id, which is the secret by which `GET /v1/waitlist/{id}` shows it and nobody else finds it.
   */
  id: string;
  /**
   * How many are served before, plus one; `null` for who does not wait.
   */
  position: number | null;
  /**
   * How far they have come.
   */
  status: WaitlistStatus;
}
/**
 * A place in the queue.
 */
export interface InQueue {
  /**
   * The place.
   */
  entry: Versioned_QuestQueueEntry;
  /**
   * The place in line, from 1; missing for who does not wait.
   */
  position?: number | null;
}
/**
 * What the code is good for.
 */
export interface Invited {
  /**
   * `invited` for somebody who has yet to sign up, `joined` for a person.
   */
  status: WaitlistStatus;
  /**
   * The place in line: with an invitation there is none.
   */
  position: number | null;
  /**
   * Who invites.
   */
  by: Inviter;
  friendship: Versioned_Friendship | null;
}
/**
 * What somebody who is invited sees of who invites them.
 */
export interface Inviter {
  /**
   * Their user name.
   */
  user_name: string | null;
  /**
   * Their name.
   */
  name: string;
}
/**
 * A hangout somebody is in now.
 */
export interface JoinedHangout {
  /**
   * The hangout.
   */
  hangout: Versioned_Hangout;
  /**
   * Who calls it.
   */
  host: HangoutHost;
  member: Versioned_HangoutMember | null;
  /**
   * Path of the page on which a guest changes what they said: `/hangout/{id}?k=…`. Its `k` is the argument `key` of
   * the functions, and of the documents and topics of the hangout.
   */
  editUrl?: string | null;
}
/**
 * What was decided about points.
 */
export interface JudgedPoints {
  /**
   * The line that says so.
   */
  line: PointsEntry;
}
/**
 * The caller's part of a board.
 */
export interface Leaderboard {
  board: Board;
  period: Period;
  /**
   * How many people are on it.
   */
  people: number;
  /**
   * The first three.
   */
  top: BoardRow[];
  /**
   * The caller with five above and five below; the first eleven where the caller is not on the board.
   */
  rows: BoardRow[];
  /**
   * The caller's own figures.
   */
  me: OwnRank;
}
/**
 * The caller's own figures.
 */
export interface OwnRank {
  /**
   * The place; `null` for who is hidden, or has no points here.
   */
  rank: number | null;
  points: number;
  /**
   * Points of the same board in the week before that period, where it is a week.
   */
  before: number | null;
  /**
   * Whether the caller is hidden from every board.
   */
  hidden: boolean;
}
/**
 * Somebody has left.
 */
export interface LeftHangout {
  /**
   * Id they had as a member.
   */
  memberId: string;
}
/**
 * Data of a `change` event, and of the `snapshot` of a topic that is one document.
 */
export interface LiveChange {
  /**
   * The topic as it was asked for.
   */
  topic: string;
  /**
   * Name of the document.
   */
  id: string;
  /**
   * Its version; `null` in a snapshot when there is no such document.
   */
  version: number | null;
  /**
   * The record, or `null` when there is none that may be seen.
   */
  data: {} | null;
}
/**
 * Data of an `end` event.
 */
export interface LiveEnd {
  /**
   * `signed-out`, `expired`, `stopping`, `behind` or `failed`.
   */
  reason: string;
}
/**
 * How many were marked.
 */
export interface Marked {
  /**
   * How many had not been read before.
   */
  marked: number;
}
/**
 * Whether a user name can be had.
 */
export interface NameIsFree {
  /**
   * Whether nobody has it, in any letter case, and nobody gave it up less than a year ago.
   */
  free: boolean;
}
/**
 * Nothing but the wish.
 */
export interface NoArguments {}
/**
 * Nothing.
 */
export interface Nothing {}
/**
 * A photo that is kept.
 */
export interface Photo {
  /**
   * Whose it is.
   */
  uid: string;
  /**
   * Hash of its content, which is its name.
   */
  hash: string;
  /**
   * Path under which whoever knows it sees it: `/v1/photos/{hash}`.
   */
  url: string;
  /**
   * `image/jpeg`, `image/png`, `image/webp` or `image/avif`.
   */
  type: string;
  /**
   * Size of the file, after the camera's notes were taken off.
   */
  bytes: number;
  /**
   * Hash of its small version, where it has one.
   */
  small?: string | null;
  /**
   * In pixels.
   */
  width: number;
  /**
   * In pixels.
   */
  height: number;
  /**
   * When it was uploaded.
   */
  createdAt: string;
}
/**
 * A service that finds places.
 */
export interface PlaceSearch {
  /**
   * `photon`, `nominatim` or `google`.
   */
  kind: string;
  /**
   * Where it is, without a slash at the end; `null` for what comes with the maps script.
   */
  url: string | null;
}
/**
 * A plan as whoever asks sees it.
 */
export interface PlanDone {
  /**
   * The plan.
   */
  plan: Versioned_Plan;
}
/**
 * What one car does.
 */
export interface PlannedCar {
  /**
   * Id of the car.
   */
  carId: string;
  /**
   * The riders in the order in which they are picked up.
   */
  pickups: PlannedPickup[];
  /**
   * Minutes that they add to its way.
   */
  detourMin: number;
}
/**
 * One stop of a car.
 */
export interface PlannedPickup {
  /**
   * Id of the rider.
   */
  riderId: string;
  at?: Timestamp | null;
}
/**
 * A plan for a carpool.
 */
export interface PlannedCarpool {
  /**
   * What the plan was made of, to apply it with.
   */
  planOf: string;
  /**
   * Whether it is applied.
   */
  applied: boolean;
  /**
   * What each car does.
   */
  cars: PlannedCar[];
  /**
   * Ids of the riders without a seat.
   */
  left: string[];
  /**
   * Whether no other plan is better, proven.
   */
  isExact: boolean;
  /**
   * People with a seat.
   */
  carried: number;
  /**
   * Minutes of detour of all cars; ways are straight lines stretched, not roads.
   */
  detourMin: number;
  /**
   * Minutes of the longest detour.
   */
  worstDetourMin: number;
  /**
   * Minutes of detour if everybody in turn took the nearest car with room.
   */
  nearestCarDetourMin: number;
}
/**
 * How far a booking has come, and the edition of the quest that is played.
 */
export interface Played {
  /**
   * How far it has come.
   */
  progress: Versioned_Progress;
  /**
   * The quest, to be kept for where there is no network.
   */
  quest: Quest;
}
/**
 * A list that everybody may see, without what its owner hides.
 */
export interface PublicList {
  /**
   * Id of the list.
   */
  listId: string;
  /**
   * The year it is of.
   */
  year: number;
  /**
   * Who made it.
   */
  createdByUsername: string;
  /**
   * What its owner calls it.
   */
  title?: string | null;
  /**
   * When it changed last.
   */
  updatedAt: string;
  /**
   * Its items: what they are called, their kind, status and place, and nothing else of them.
   */
  activities: Activity[];
}
/**
 * Public lists, at most 100 of them.
 */
export interface PublicLists {
  /**
   * The lists.
   */
  lists: PublicList[];
  /**
   * Where the next ones are; `null` at the end.
   */
  cursor?: string | null;
}
/**
 * What signs in without the authenticator.
 */
export interface RecoveryCodes {
  /**
   * Each is good once. They are shown now and never again.
   */
  recoveryCodes: string[];
}
/**
 * How many were reminded.
 */
export interface Reminded {
  /**
   * People who had not answered yet.
   */
  reminded: number;
}
/**
 * A comment is gone.
 */
export interface RemovedComment {
  /**
   * Id it had.
   */
  commentId: string;
}
/**
 * The person under the new name.
 */
export interface Renamed {
  /**
   * The person.
   */
  user: Versioned_User;
}
/**
 * A report that was taken.
 */
export interface Reported {
  /**
   * The report.
   */
  flag: Versioned_Flag;
}
/**
 * A member after they said whether they come.
 */
export interface Responded {
  /**
   * The caller.
   */
  member: Versioned_HangoutMember;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Accepted {
  result: Accepted;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Audit {
  result: Audit;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_BackupFile {
  result: BackupFile;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Blocked {
  result: Blocked;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Bond {
  result: Bond;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_CarDone {
  result: CarDone;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_CarpoolDone {
  result: CarpoolDone;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_CheckedIn {
  result: CheckedIn;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_CheckedOut {
  result: CheckedOut;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Commented {
  result: Commented;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Comparison {
  result: Comparison;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Confirmed {
  result: Confirmed;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_CreatedHangout {
  result: CreatedHangout;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_CreatedPlace {
  result: CreatedPlace;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Deletion {
  result: Deletion;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Devices {
  result: Devices;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_EditedBucketItems {
  result: EditedBucketItems;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Ended {
  result: Ended;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_ErasureReport {
  result: ErasureReport;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Explanation {
  result: Explanation;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_ExportLink {
  result: ExportLink;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_FriendLink {
  result: FriendLink;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_HangoutDone {
  result: HangoutDone;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_HangoutInvite {
  result: HangoutInvite;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Held {
  result: Held;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_HideMe {
  result: HideMe;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Hinted {
  result: Hinted;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_InLine {
  result: InLine;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_InQueue {
  result: InQueue;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Invited {
  result: Invited;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_JoinedHangout {
  result: JoinedHangout;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_JudgedPoints {
  result: JudgedPoints;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Leaderboard {
  result: Leaderboard;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_LeftHangout {
  result: LeftHangout;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Marked {
  result: Marked;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_NameIsFree {
  result: NameIsFree;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Nothing {
  /**
   * Nothing.
   */
  result: {};
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_PlanDone {
  result: PlanDone;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_PlannedCarpool {
  result: PlannedCarpool;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Played {
  result: Played;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_PublicLists {
  result: PublicLists;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_RecoveryCodes {
  result: RecoveryCodes;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Reminded {
  result: Reminded;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_RemovedComment {
  result: RemovedComment;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Renamed {
  result: Renamed;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Reported {
  result: Reported;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Responded {
  result: Responded;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_RideDone {
  result: RideDone;
}
/**
 * A rider.
 */
export interface RideDone {
  rider: Versioned_CarpoolRider | null;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_RolesNow {
  result: RolesNow;
}
/**
 * Somebody's roles.
 */
export interface RolesNow {
  /**
   * Id of the person.
   */
  uid: string;
  /**
   * Their roles.
   */
  roles: string[];
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Shared {
  result: Shared;
}
/**
 * How something is shared now.
 */
export interface Shared {
  /**
   * Path of its page, with the secret of the link where there is one: `/2026/{id}?k=…`, `/plan/{id}?k=…`. `null` when
   * nobody else may open it.
   */
  url: string | null;
  /**
   * Who may see it now. Of a plan these are fields of its own.
   */
  meta: Versioned_BucketListMeta;
}
/**
 * A record with its name and version.
 */
export interface Versioned_BucketListMeta {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: BucketListMeta;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_SignedIn {
  result: SignedIn;
}
/**
 * A sign-in. The refresh secret comes beside it, as a cookie no script sees.
 */
export interface SignedIn {
  /**
   * The ID token, for the bearer header and the cookie `auth_token`.
   */
  idToken: string;
  /**
   * Id of the person.
   */
  uid: string;
  /**
   * When the ID token ends, ISO-8601.
   */
  expiresAt: string;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_SupportLetter {
  result: SupportLetter;
}
/**
 * A letter that has arrived.
 */
export interface SupportLetter {
  /**
   * Its number, to be named when asking about it.
   */
  id: string;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Taken {
  result: Taken;
}
/**
 * What came of taking items along.
 */
export interface Taken {
  /**
   * The list they were taken into.
   */
  list: Versioned_BucketList;
  /**
   * Ids of the items that are new in it.
   */
  added: string[];
  /**
   * Ids of the items it had already, or that are done.
   */
  skipped: string[];
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_TotpSetup {
  result: TotpSetup;
}
/**
 * What an authenticator is set up with.
 */
export interface TotpSetup {
  /**
   * The secret in base 32, to be typed.
   */
  secret: string;
  /**
   * The same as an address, to be shown as a picture: `otpauth://totp/…`.
   */
  url: string;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Verified {
  result: Verified;
}
/**
 * The address that is known to be the person's own.
 */
export interface Verified {
  email: string;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Versioned_Booking {
  result: Versioned_Booking;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Versioned_BucketList {
  result: Versioned_BucketList;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Versioned_Progress {
  result: Versioned_Progress;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Versioned_Quest {
  result: Versioned_Quest;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Versioned_QuestSession {
  result: Versioned_QuestSession;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Versioned_Review {
  result: Versioned_Review;
}
/**
 * The envelope of an answer.
 */
export interface ResultOf_Voted {
  result: Voted;
}
/**
 * A member after a vote.
 */
export interface Voted {
  /**
   * The caller.
   */
  member: Versioned_HangoutMember;
  /**
   * The options, the best first; `null` where votes are hidden from the caller.
   */
  ranking: RankedOption[] | null;
}
/**
 * What the app may know before anybody has signed in.
 */
export interface RuntimeConfig {
  /**
   * Changes with every build.
   */
  buildId: string;
  /**
   * Key of the Google maps script, if one is configured.
   */
  mapsKey: string | null;
  /**
   * Where that script is.
   */
  mapsScript: string;
  /**
   * Services that find places, the one to ask first in front.
   */
  placeSearch: PlaceSearch[];
  /**
   * Where callable functions are.
   */
  functionsUrl: string;
  /**
   * Providers that people may sign in with, at `/auth/openid/{name}?redirect=/…`.
   */
  openid: string[];
}
/**
 * The basket of a person, under their id.
 */
export interface Selections {
  /**
   * Activities picked, in their order; at most 500.
   */
  activities?: Activity[];
  /**
   * Places picked, in their order; at most 500.
   */
  places?: SelectedPlace[];
  updatedAt?: Timestamp | null;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | Activity[]
    | SelectedPlace[]
    | Timestamp
    | null
    | undefined;
}
/**
 * What people see of their own private side.
 */
export interface UserPrivate {
  /**
   * E-mail address, in lower case.
   */
  email: string;
  /**
   * When the address was shown to be theirs.
   */
  emailVerifiedAt?: string | null;
  /**
   * Since when signing in asks for an authenticator.
   */
  totpSince?: string | null;
  /**
   * When the user name was changed last.
   */
  renamedAt?: string | null;
  /**
   * When the account is deleted, if that was asked for.
   */
  deleteAt?: string | null;
  /**
   * When the account was made.
   */
  createdAt: string;
}
/**
 * A place in the queue: first come, first served, and nothing moves anybody up but an invitation.
 */
export interface WaitlistEntry {
  /**
   * E-mail address to be invited at, of somebody who is not signed in.
   */
  email?: string | null;
  /**
   * Id of the person, if signed in.
   */
  uid?: string | null;
  /**
   * Id of the person who invited them.
   */
  invitedBy?: string | null;
  /**
   * How far they have come.
   */
  status: WaitlistStatus;
  /**
   * How many had come before, ever; the place in line is the number of those among them who still wait, plus one.
   */
  number: number;
  /**
   * When they came.
   */
  createdAt: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | null
    | WaitlistStatus
    | number
    | Timestamp
    | undefined;
}
