// Made from the Rust types by packaging/records.mjs (`npm run generate`); a test compares. Do not edit.

/**
 * What kind of wish it is.
 */
export type ActivityKind = "do" | "go" | "eat" | "see" | "learn" | "make" | "help";
/**
 * How far it has come.
 */
export type ActivityStatus = "wish" | "planned" | "done" | "dropped";
/**
 * A moment as ISO-8601 in UTC, `2025-01-31T08:30:00.000Z`.
 */
export type Timestamp = string;
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
 * Until when who cancels gets the whole price back. There is always time until the quest begins to cancel without.
 */
export type CancellationPolicy = "flexible24h" | "moderate4d" | "strict7d" | "none";
/**
 * Who may see a list.
 */
export type Visibility = "private" | "friends" | "link" | "public";
/**
 * What somebody who opens a secret link may do.
 */
export type LinkRole = "viewer" | "editor";
/**
 * Which of the two ways.
 */
export type CarpoolDirection = "there" | "back";
/**
 * How far a carpool has come.
 */
export type CarpoolStatus = "open" | "locked" | "done";
/**
 * How far somebody has come to a seat.
 */
export type RideStatus = "looking" | "requested" | "accepted" | "declined" | "cancelled" | "waiting";
/**
 * How well something is vouched for.
 */
export type EvidenceGrade = "A" | "B" | "C" | "D";
/**
 * What is reported.
 */
export type FlagKind = "score" | "place" | "user" | "bucketList" | "quest" | "hangout" | "hangoutComment" | "review" | "support";
/**
 * How far a report has come.
 */
export type FlagStatus = "open" | "upheld" | "dismissed";
/**
 * How far a friend request has come.
 */
export type FriendRequestStatus = "pending" | "accepted" | "declined" | "cancelled" | "expired";
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
 * How far a hangout has come.
 */
export type HangoutStatus = "polling" | "scheduled" | "done" | "cancelled";
/**
 * What somebody thinks of a date.
 */
export type Vote = "yes" | "maybe" | "no";
/**
 * Whether somebody comes.
 */
export type Rsvp = "going" | "maybe" | "no" | "waitlisted";
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
 * Where a place comes from.
 */
export type PlaceOrigin = "seed" | "user" | "creator";
/**
 * How one gets from stop to stop.
 */
export type PlanMode = "walk" | "bike" | "car" | "transit-estimate";
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
      at?: number;
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
      at?: number;
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
 * What points are given for.
 */
export type PointsRule =
  "questStop" | "questFinished" | "itemTogether" | "itemAlone" | "hangoutAttended" | "hangoutHosted" | "drove" | "questPlayed";
/**
 * Why points were not given, or not all of them.
 */
export type PointsWithheld = "noEvidence" | "perDay" | "perWeek" | "sameFriend" | "friends" | "suspicious";
/**
 * Who may see a person's card.
 */
export type ProfileVisibility = "friends" | "public";
/**
 * How a guest shows that they reached a stop.
 */
export type ProofType = "code" | "question" | "location" | "host" | "none";
/**
 * Why a check-in counts and brings no points.
 */
export type Withheld = "noProof" | "noLocation" | "tooFar" | "inaccurate" | "tooFast" | "host" | "tries";
/**
 * Whether a quest has dates.
 */
export type QuestMode = "selfGuided" | "scheduled";
/**
 * What is stored of a quest's life. Full, upcoming, running and past follow from its sessions and are not stored.
 */
export type QuestStatus = "draft" | "inReview" | "published" | "paused" | "cancelled" | "archived";
/**
 * How far somebody who waits has come.
 */
export type QueueStatus = "waiting" | "offered" | "taken" | "expired" | "left";
/**
 * Whether a session can be booked.
 */
export type SessionStatus = "open" | "closed" | "cancelled" | "done";
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
 * Who may see what a person has selected.
 */
export type SelectionVisibility = "private" | "friends";
/**
 * How far somebody in the queue has come.
 */
export type WaitlistStatus = "waiting" | "invited" | "joined" | "left";

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
  /**
   * What kind of wish it is; `do` if missing.
   */
  kind?: ActivityKind;
  /**
   * What it is about, one word of at most 40 characters. The app knows outdoors, water, travel, food, culture,
   * learning, making, kindness, body and nights. The set is open: lists from before this field had a name, and apps
   * older than a category, keep words they do not know, and show the kind in their place.
   */
  category?: string;
  /**
   * How far it has come; `wish` if missing.
   */
  status?: ActivityStatus;
  /**
   * Where it stands in the list: keys sort alphabetically, an activity without one comes last.
   */
  order?: string;
  /**
   * The place it belongs to.
   */
  placeId?: string;
  /**
   * That place as it was when it was chosen.
   */
  place?: ActivityPlace;
  /**
   * Anything to remember, at most 4 000 characters.
   */
  note?: string;
  /**
   * Its parts, at most 30.
   */
  steps?: Step[];
  /**
   * Month of the list's year it is meant for, 1–12.
   */
  targetMonth?: number;
  /**
   * Ids of the people it is done with.
   */
  withUserIds?: string[];
  /**
   * The quest made of it.
   */
  questId?: string;
  /**
   * The hangout made of it.
   */
  hangoutId?: string;
  /**
   * Whose idea it was.
   */
  source?: ActivitySource;
  /**
   * When it was done.
   */
  doneAt?: Timestamp;
  /**
   * The photo that shows it.
   */
  proofRef?: string;
  /**
   * Whether only the owner sees it.
   */
  hidden?: boolean;
  /**
   * When each field was changed last, for merging edits made apart.
   */
  editedAt?: {
    [k: string]: Timestamp;
  };
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | ActivityKind
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
  user_name?: string;
  /**
   * Since when.
   */
  since: Timestamp;
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
  currency?: string;
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
  refund?: number;
  /**
   * Until when its seats are held.
   */
  holdUntil?: Timestamp;
  /**
   * What lets the guest in; seen by the guest only.
   */
  ticketCode?: string;
  /**
   * The place in the queue it was offered for.
   */
  waitlistId?: string;
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
  /**
   * When the session begins; missing without a date.
   */
  startsAt?: Timestamp;
  /**
   * When it ends.
   */
  endsAt?: Timestamp;
  /**
   * IANA zone its times are shown in.
   */
  timeZone?: string;
  /**
   * When the date was moved after it was booked: who cancels then gets the price back at any time.
   */
  movedAt?: Timestamp;
  /**
   * The booking that has the seats now.
   */
  transferredTo?: string;
  /**
   * What happened to it, oldest first.
   */
  history?: BookingEvent[];
  /**
   * The key under which it was confirmed.
   */
  idempotencyKey?: string;
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
  linkToken?: string;
  /**
   * What the link is good for, `viewer` if missing; set by the server.
   */
  linkRole?: LinkRole;
  /**
   * When the link stops working; never, if missing. Set by the server.
   */
  linkExpiresAt?: Timestamp;
  /**
   * Ids of the people who edit it with the owner, at most 50.
   */
  editors?: string[];
  /**
   * What it is called, at most 140 characters.
   */
  title?: string;
  /**
   * How it looks.
   */
  theme?: string;
  /**
   * Ids of the activities kept on top, at most 10.
   */
  pinned?: string[];
  /**
   * The list it was copied from.
   */
  clonedFrom?: string;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | Visibility
    | string
    | LinkRole
    | Timestamp
    | string[]
    | undefined;
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
  /**
   * Where it starts, or ends on the way back; for the driver and who rides along.
   */
  origin?: RidePoint;
  /**
   * The same to about a kilometre; for everybody in the hangout.
   */
  area: RidePoint;
  /**
   * When it leaves.
   */
  leaveAt?: Timestamp;
  /**
   * Most minutes that picking others up may take.
   */
  maxDetourMin?: number;
  /**
   * Anything to know, at most 500 characters.
   */
  note?: string;
  /**
   * `childSeat`, `luggage`, `pets`, `noSmoke`.
   */
  tags?: string[];
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
    | Timestamp
    | string[]
    | undefined;
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
  label?: string;
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
  /**
   * There: when to arrive. Back: when to leave.
   */
  targetTime?: Timestamp;
  /**
   * Where the hangout is.
   */
  destination?: RidePoint;
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
    | RidePoint
    | CarpoolStatus
    | undefined;
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
  /**
   * Where to pick them up, or drop them; for themselves, their driver and who rides along.
   */
  pickup?: RidePoint;
  /**
   * The same to about a kilometre; for everybody in the hangout.
   */
  area: RidePoint;
  /**
   * Earliest they can be picked up.
   */
  earliest?: Timestamp;
  /**
   * Latest they can be picked up.
   */
  latest?: Timestamp;
  /**
   * The car they asked for, or have a seat in.
   */
  carId?: string;
  /**
   * How far they have come.
   */
  status: RideStatus;
  /**
   * Their place among the pick-ups, from 0, in a plan that was applied.
   */
  pickupOrder?: number;
  /**
   * When they are picked up, in a plan that was applied.
   */
  pickupAt?: Timestamp;
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
    | Timestamp
    | RideStatus
    | undefined;
}
/**
 * One field that is not as it must be.
 */
export interface FieldError {
  /**
   * Path of the field, `activities[3].title`; empty for the whole record.
   */
  field: string;
  /**
   * What it must be, to be read behind the field's label: "must have at most 140 characters".
   */
  message: string;
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
  by?: string;
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
    | FlagStatus
    | Timestamp
    | undefined;
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
  fromName?: string;
  /**
   * `user_name` of the person who asks; set by the server.
   */
  fromUserName?: string;
  /**
   * `user_name` of the person who is asked, if they were asked by it; set by the server.
   */
  toUserName?: string;
  /**
   * What is said along with it, at most 280 characters.
   */
  message?: string;
  /**
   * How far it has come.
   */
  status: FriendRequestStatus;
  /**
   * When it was sent.
   */
  createdAt: Timestamp;
  /**
   * When it was answered or taken back.
   */
  answeredAt?: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | FriendRequestStatus
    | Timestamp
    | undefined;
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
  note?: string;
  /**
   * What it was made of.
   */
  source?: HangoutSource;
  /**
   * Where it is.
   */
  place?: HangoutPlace;
  /**
   * When it is.
   */
  when: HangoutWhen;
  /**
   * Dates that can be voted for, 2–20, where there is a poll.
   */
  options?: HangoutOption[];
  /**
   * When voting ends; when the host says so, if missing.
   */
  pollDeadline?: Timestamp;
  /**
   * When the host ended voting; set by the server.
   */
  pollClosedAt?: Timestamp;
  /**
   * The option that was chosen; set by the server.
   */
  chosenOption?: string;
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
  hideVotes?: boolean;
  /**
   * Whether only the hosts see who else is in it.
   */
  hideGuests?: boolean;
  /**
   * How many people there is room for, 1–10 000; any number, if missing.
   */
  capacity?: number;
  /**
   * How many others each may bring, 0–5.
   */
  plusOnes?: number;
  /**
   * Who may see it without its link; nobody, if missing.
   */
  visibility?: HangoutVisibility;
  /**
   * The secret in its link, for hosts alone; set by the server.
   */
  inviteToken?: string;
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
 * What a hangout was made of.
 */
export interface HangoutSource {
  /**
   * A quest.
   */
  questId?: string;
  /**
   * A plan.
   */
  planId?: string;
  /**
   * An item of a bucket list.
   */
  activityId?: string;
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
  placeId?: string;
  /**
   * What the place is called, and where it is.
   */
  place?: PlaceCandidate;
  /**
   * Places that could be it, at most 20.
   */
  candidates?: PlaceCandidate[];
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
  /**
   * When it begins, once that is known.
   */
  startsAt?: Timestamp;
  /**
   * When it ends, if that is known.
   */
  endsAt?: Timestamp;
  /**
   * The IANA zone in which people read the times; none for whole days. Stays as it is once somebody has voted.
   */
  timeZone?: string;
  /**
   * Whether it takes whole days: those of the moments in UTC, wherever one is.
   */
  allDay?: boolean;
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
  durationMin?: number;
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
  authorId?: string;
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
    | Timestamp
    | undefined;
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
  userId?: string;
  /**
   * What a guest calls themselves, or how the person was called when they joined, 1–60 characters.
   */
  name?: string;
  /**
   * `host`, `coHost` or `member`.
   */
  role: string;
  /**
   * What they think of each option, by its id. Missing where votes are hidden from the reader.
   */
  votes?: {
    [k: string]: Vote;
  };
  /**
   * Whether they come; missing until they have said so.
   */
  rsvp?: Rsvp;
  /**
   * How many they are, themselves included.
   */
  partySize: number;
  /**
   * Since when they want to come: who waits longest moves up first.
   */
  since?: Timestamp;
  /**
   * Whether the date has changed since they said that they come.
   */
  reconfirm?: boolean;
  /**
   * Whether they were there; said by a host.
   */
  attended?: boolean;
  /**
   * When they joined.
   */
  joinedAt: Timestamp;
  /**
   * Version of the hangout they have seen last.
   */
  seenVersion?: number;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
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
  /**
   * When it was read; missing until then.
   */
  readAt?: Timestamp;
  /**
   * What it is about.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | Timestamp
    | undefined;
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
  category?: string;
  /**
   * City it is in.
   */
  city?: string;
  /**
   * Region it is in.
   */
  region?: string;
  /**
   * Country it is in.
   */
  country?: string;
  /**
   * Where it comes from; set by the server.
   */
  origin?: PlaceOrigin;
  /**
   * Who added it.
   */
  createdBy?: string;
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
  mergedInto?: string;
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
    | PlaceOrigin
    | boolean
    | undefined;
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
  title?: string;
  /**
   * Ids of the friends who edit it with the owner, at most 50.
   */
  editors?: string[];
  /**
   * The quest it was made from.
   */
  questId?: string;
  /**
   * The hangout it is for.
   */
  hangoutId?: string;
  /**
   * Its days, at most 31.
   */
  days?: PlanDay[];
  /**
   * How one gets about; on foot, if missing.
   */
  mode?: PlanMode;
  /**
   * Who may see it.
   */
  visibility?: Visibility;
  /**
   * The secret of its link; set by the server.
   */
  linkToken?: string;
  /**
   * What the link is good for, `viewer` if missing; set by the server.
   */
  linkRole?: LinkRole;
  /**
   * When the link stops working; never, if missing. Set by the server.
   */
  linkExpiresAt?: Timestamp;
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
    | string[]
    | PlanDay[]
    | PlanMode
    | Visibility
    | LinkRole
    | Timestamp
    | undefined;
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
  start?: string;
  /**
   * When it has to be over.
   */
  end?: string;
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
  placeId?: string;
  /**
   * How long one stays, in minutes.
   */
  stayMin?: number;
  /**
   * When it opens, `09:30`.
   */
  openFrom?: string;
  /**
   * When it closes.
   */
  openTo?: string;
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
    | boolean
    | undefined;
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
  /**
   * Why not all were given.
   */
  withheld?: PointsWithheld;
  /**
   * What has to be looked at, or why points were taken back.
   */
  because?: string;
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
  friend?: string;
  /**
   * The quest it belongs to.
   */
  questId?: string;
  /**
   * Where the person lived then, as their home area was called.
   */
  city?: string;
  /**
   * The line whose points this one takes back.
   */
  voids?: string;
  /**
   * The line whose withheld points this one gives after all.
   */
  releases?: string;
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
  /**
   * When it was finished.
   */
  finishedAt?: Timestamp;
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
    | undefined;
}
/**
 * What happened at one stop.
 */
export interface StopState {
  /**
   * Who checked in.
   */
  by?: string;
  /**
   * When, by the clock of their device; not reached, if missing.
   */
  at?: Timestamp;
  /**
   * When the server learned of it.
   */
  receivedAt?: Timestamp;
  /**
   * What it was accepted on.
   */
  evidence?: StopEvidence;
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
  /**
   * Why it brings no points; it brings some, if missing.
   */
  withheld?: Withheld;
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
  title?: string;
  /**
   * What it is about, at most 200 characters.
   */
  summary?: string;
  /**
   * The story, at most 20 000 characters.
   */
  story?: string;
  /**
   * The photo on top.
   */
  cover?: string;
  /**
   * What kind of quest it is.
   */
  category?: string;
  /**
   * How hard it is, 1–5; 1 if missing.
   */
  difficulty?: number;
  /**
   * BCP 47 tag of the language it is told in.
   */
  language?: string;
  /**
   * Whether it has dates; `selfGuided` if missing.
   */
  mode?: QuestMode;
  /**
   * Its stops in order, at most 50.
   */
  stops?: QuestStop[];
  /**
   * What a seat costs; nothing, if missing.
   */
  price?: Price;
  /**
   * Seats of a session that does not say otherwise, 1–10 000; 10 if missing.
   */
  capacityDefault?: number;
  /**
   * How many people it takes at least, 1–10 000.
   */
  minPeople?: number;
  /**
   * Until when who cancels gets the price back; `flexible24h` if missing.
   */
  policy?: CancellationPolicy;
  /**
   * How long seats are held during the checkout, in minutes, 5–30; 10 if missing.
   */
  holdMin?: number;
  /**
   * What a guest has to bring along.
   */
  requirements?: QuestRequirements;
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
  version?: number;
  /**
   * When it was published first; set by the server.
   */
  publishedAt?: Timestamp;
  /**
   * When it was made; set by the server.
   */
  createdAt?: Timestamp;
  /**
   * When it was changed last; set by the server.
   */
  updatedAt?: Timestamp;
  /**
   * The next edition while it is worked on, in the fields a creator writes; seen by the creator only.
   */
  draft?: {
    [k: string]: unknown;
  };
  /**
   * What is counted about it; set by the server.
   */
  stats?: QuestStats;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
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
  placeId?: string;
  /**
   * Latitude in degrees, −90 to 90.
   */
  lat?: number;
  /**
   * Longitude in degrees, −180 to 180.
   */
  lng?: number;
  /**
   * What it is called, at most 140 characters.
   */
  title?: string;
  /**
   * How to find it, at most 4 000 characters.
   */
  clue?: string;
  /**
   * What is told there, at most 4 000 characters.
   */
  storyText?: string;
  /**
   * Hints, one after the other, at most 5; seen by the creator, and by guests one by one.
   */
  hints?: string[];
  /**
   * How many hints there are; set by the server where the hints are not shown.
   */
  hintCount?: number;
  /**
   * How long one stays, in minutes.
   */
  stayMin?: number;
  /**
   * From when it is open, `09:30`.
   */
  openFrom?: string;
  /**
   * Until when it is open, `18:00`.
   */
  openTo?: string;
  /**
   * How one shows that one was there; nothing, if missing.
   */
  proof?: StopProof;
  /**
   * What it is worth; set by the server.
   */
  points?: number;
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
  question?: string;
  /**
   * The answers that are right, at most 10; written by the creator, never read by anybody. Missing, they stay as they
   * were.
   */
  answers?: string[];
  /**
   * Whether the server knows a right answer; set by the server.
   */
  hasAnswer?: boolean;
  /**
   * How near one must be, in metres, 10–1 000; 150 if missing.
   */
  radiusM?: number;
  /**
   * How often an answer may be wrong, 1–20; 5 if missing.
   */
  maxTries?: number;
}
/**
 * What a guest has to bring along.
 */
export interface QuestRequirements {
  /**
   * Least age in years.
   */
  minAge?: number;
  /**
   * How fit one should be, at most 200 characters.
   */
  fitness?: string;
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
 * One thing about a quest that is not good yet.
 */
export interface QuestCheck {
  /**
   * Path of the field that mends it, `stops[2].clue`.
   */
  field: string;
  /**
   * What it must be, to be read behind the field's label.
   */
  message: string;
  /**
   * Whether it cannot be published like this; otherwise it is advice.
   */
  blocking: boolean;
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
  /**
   * Until when seats are kept for them.
   */
  until?: Timestamp;
  /**
   * The booking that keeps the seats.
   */
  bookingId?: string;
  /**
   * When a smaller group that came later was offered seats that were too few for them: they are told, and may want
   * fewer.
   */
  passedAt?: Timestamp;
  /**
   * How many seats were free then.
   */
  passedFree?: number;
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
    | undefined;
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
  /**
   * When it begins; a session without a date begins whenever a guest likes.
   */
  startsAt?: Timestamp;
  /**
   * When it ends.
   */
  endsAt?: Timestamp;
  /**
   * IANA zone its times are shown in.
   */
  timeZone?: string;
  /**
   * Seats, 1–10 000; those of the quest, if missing.
   */
  capacity?: number;
  /**
   * What a seat costs; as the quest says, if missing.
   */
  price?: Price;
  /**
   * How long before the beginning booking ends, in minutes, 0–43 200; 0 if missing.
   */
  cutoffMin?: number;
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
  endDay?: number;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | Timestamp
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
  text?: string;
  /**
   * What the creator says to it, at most 4 000 characters.
   */
  reply?: string;
  /**
   * When it was written.
   */
  createdAt: Timestamp;
  /**
   * When the creator replied.
   */
  repliedAt?: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | number
    | Timestamp
    | undefined;
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
  /**
   * When it was changed last.
   */
  updatedAt?: Timestamp;
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
    | undefined;
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
 * A person, under their id.
 */
export interface User {
  /**
   * Unique in any letter case: 3–20 of `a`–`z`, digits, `_` and `.`.
   */
  user_name?: string;
  /**
   * What to call the person, 1–60 characters; need not be unique.
   */
  name: string;
  /**
   * The person's photo.
   */
  photoRef?: string;
  /**
   * What the person says about themselves, at most 280 characters.
   */
  bio?: string;
  /**
   * Roughly where the person lives.
   */
  homeArea?: HomeArea;
  /**
   * Language, `en-GB`.
   */
  locale?: string;
  /**
   * IANA time zone, `Europe/Berlin`.
   */
  timeZone?: string;
  /**
   * What the person chose for all screens.
   */
  prefs?: UserPreferences;
  /**
   * `user`, `creator`, `admin`; set by the server.
   */
  roles?: string[];
  /**
   * Figures kept by the server.
   */
  stats?: {
    [k: string]: unknown;
  };
  /**
   * When the person signed up; set by the server.
   */
  createdAt?: Timestamp;
  /**
   * When the person left; set by the server.
   */
  deletedAt?: Timestamp;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | HomeArea
    | UserPreferences
    | string[]
    | Timestamp
    | undefined;
}
/**
 * What a person chose once and for all screens.
 */
export interface UserPreferences {
  /**
   * Who may see a new list.
   */
  listVisibility?: Visibility;
  /**
   * Who may see the person's card besides friends; only friends, if missing.
   */
  profileVisibility?: ProfileVisibility;
  /**
   * Who may see what the person has selected; friends, if missing.
   */
  selectionVisibility?: SelectionVisibility;
  /**
   * Whether to stay off every leaderboard.
   */
  leaderboardHidden?: boolean;
  /**
   * `metric` or `imperial`.
   */
  units?: string;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | Visibility
    | ProfileVisibility
    | SelectionVisibility
    | boolean
    | string
    | undefined;
}
/**
 * A place in the queue: first come, first served, and nothing moves anybody up but an invitation.
 */
export interface WaitlistEntry {
  /**
   * E-mail address to be invited at, of somebody who is not signed in.
   */
  email?: string;
  /**
   * Id of the person, if signed in.
   */
  uid?: string;
  /**
   * Id of the person who invited them.
   */
  invitedBy?: string;
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
    | WaitlistStatus
    | number
    | Timestamp
    | undefined;
}
