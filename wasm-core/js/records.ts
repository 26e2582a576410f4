// Made from the Rust types by packaging/records.mjs (`npm run generate`); a test compares. Do not edit.

/**
 * Kind of a wish.
 */
export type ActivityKind = "do" | "go" | "eat" | "see" | "learn" | "make" | "help";
/**
 * Progress of a wish.
 */
export type ActivityStatus = "wish" | "planned" | "done" | "dropped";
/**
 * A moment as ISO-8601 in UTC, `2025-01-31T08:30:00.000Z`.
 */
export type Timestamp = string;
/**
 * Subject of a badge.
 */
export type BadgeKind = "together" | "quests" | "stops" | "hangouts" | "hosted" | "driven" | "guided" | "weeks";
/**
 * State of a booking.
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
 * State of the money for a booking. What is paid at the meeting its creator notes; what is paid by card the service of
 * card payments says.
 */
export type PaymentStatus = "none" | "atMeeting" | "pending" | "paid" | "refundDue" | "refunded";
/**
 * Until when who cancels gets the whole price back. There is always time until the quest begins to cancel without.
 */
export type CancellationPolicy = "flexible24h" | "moderate4d" | "strict7d" | "none";
/**
 * Visibility of a list.
 */
export type Visibility = "private" | "friends" | "link" | "public";
/**
 * Permission of somebody who opens a secret link.
 */
export type LinkRole = "viewer" | "editor";
/**
 * Direction of a carpool.
 */
export type CarpoolDirection = "there" | "back";
/**
 * State of a carpool.
 */
export type CarpoolStatus = "open" | "locked" | "done";
/**
 * State of somebody's ride.
 */
export type RideStatus = "looking" | "requested" | "accepted" | "declined" | "cancelled" | "waiting";
/**
 * Grade of evidence.
 */
export type EvidenceGrade = "A" | "B" | "C" | "D";
/**
 * Type of the reported thing.
 */
export type FlagKind =
  "score" | "place" | "user" | "bucketList" | "quest" | "hangout" | "hangoutComment" | "review" | "question" | "support";
/**
 * State of a report.
 */
export type FlagStatus = "open" | "upheld" | "dismissed";
/**
 * State of a friend request.
 */
export type FriendRequestStatus = "pending" | "accepted" | "declined" | "cancelled" | "expired";
/**
 * Way to find the place.
 */
export type HangoutPlaceMode = "fixed" | "fair" | "tbd";
/**
 * Way to find the date.
 */
export type HangoutWhenMode = "fixed" | "poll";
/**
 * Visibility of a hangout to those who were not sent its link.
 */
export type HangoutVisibility = "invited" | "link" | "friends" | "public";
/**
 * Colour of the invitation.
 */
export type HangoutTheme = "lagoon" | "plum" | "moss" | "ink";
/**
 * State of a hangout.
 */
export type HangoutStatus = "polling" | "scheduled" | "done" | "cancelled";
/**
 * Vote on a date.
 */
export type Vote = "yes" | "maybe" | "no";
/**
 * Answer of a member: they come, may come, or do not.
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
       * `true` if it is done.
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
 * Kinds of notifications that a person turns on and off together.
 */
export type NotificationGroup = "invitations" | "answers" | "dates" | "rides" | "lists" | "quests";
/**
 * Origin of a place.
 */
export type PlaceOrigin = "seed" | "user" | "creator";
/**
 * Means of travel from stop to stop.
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
       * Present date of the day.
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
       * Date of the day.
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
    }
  | {
      /**
       * The record.
       */
      person: PlanPerson;
      /**
       * Before which of the others, from 0; at the end, if missing.
       */
      at?: number;
      op: "addPerson";
    }
  | {
      /**
       * Its id.
       */
      id: string;
      /**
       * The fields and their new values.
       */
      fields: {
        [k: string]: unknown;
      };
      op: "setPerson";
    }
  | {
      /**
       * Its id.
       */
      id: string;
      op: "removePerson";
    }
  | {
      /**
       * The record.
       */
      cost: PlanCost;
      /**
       * Before which of the others, from 0; at the end, if missing.
       */
      at?: number;
      op: "addCost";
    }
  | {
      /**
       * Its id.
       */
      id: string;
      /**
       * The fields and their new values.
       */
      fields: {
        [k: string]: unknown;
      };
      op: "setCost";
    }
  | {
      /**
       * Its id.
       */
      id: string;
      op: "removeCost";
    };
/**
 * State of a suggestion.
 */
export type SuggestionStatus = "open" | "accepted" | "declined";
/**
 * Rule that gives points.
 */
export type PointsRule =
  "questStop" | "questFinished" | "itemTogether" | "itemAlone" | "hangoutAttended" | "hangoutHosted" | "drove" | "questPlayed";
/**
 * Reason why points were not given, or not all of them.
 */
export type PointsWithheld = "noEvidence" | "perDay" | "perWeek" | "sameFriend" | "friends" | "suspicious";
/**
 * Visibility of a person's card.
 */
export type ProfileVisibility = "friends" | "public";
/**
 * Proof by which a guest shows that they reached a stop.
 */
export type ProofType = "code" | "question" | "location" | "host" | "none";
/**
 * Reason why a check-in counts and brings no points.
 */
export type Withheld = "noProof" | "noLocation" | "tooFar" | "inaccurate" | "tooFast" | "host" | "tries";
/**
 * Mode of a quest: with or without dates.
 */
export type QuestMode = "selfGuided" | "scheduled";
/**
 * Stored state of a quest. Full, upcoming, running and past follow from its sessions and are not stored.
 */
export type QuestStatus = "draft" | "inReview" | "published" | "paused" | "cancelled" | "archived";
/**
 * State of somebody who waits.
 */
export type QueueStatus = "waiting" | "offered" | "taken" | "expired" | "left";
/**
 * State of a session: open to bookings or not.
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
 * Visibility of a person's selections.
 */
export type SelectionVisibility = "private" | "friends";
/**
 * State of somebody in the queue.
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
   * Wish, 1–140 characters.
   */
  title: string;
  /**
   * Kind of the wish; `do` if missing.
   */
  kind?: ActivityKind;
  /**
   * Category, one word of at most 40 characters. The app knows outdoors, water, travel, food, culture, learning,
   * making, kindness, body and nights. The set is open: lists from before this field had a name, and apps older than
   * a category, keep words they do not know, and show the kind in their place.
   */
  category?: string;
  /**
   * Progress of the wish; `wish` if missing.
   */
  status?: ActivityStatus;
  /**
   * Order key in the list: keys sort alphabetically, an activity without one comes last.
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
   * Moment when it was done.
   */
  doneAt?: Timestamp;
  /**
   * The photo that shows it.
   */
  proofRef?: string;
  /**
   * `true` if only the owner sees it.
   */
  hidden?: boolean;
  /**
   * Moment of the latest change of each field, for merging edits made apart.
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
   * Name, 1–200 characters.
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
   * Wish, 1–140 characters.
   */
  title: string;
  /**
   * `true` if it is done.
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
 * A badge with as many levels as numbers that were reached.
 */
export interface Badge {
  /**
   * Subject of the badge.
   */
  kind: BadgeKind;
  /**
   * How often it was done; of weeks in a row, the most there were.
   */
  count: number;
  /**
   * Number of levels reached, 0 to 3.
   */
  level: number;
  /**
   * Number that the next level begins at; left out at the last.
   */
  next?: number;
  /**
   * Moment when the present level was reached.
   */
  reachedAt?: Timestamp;
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
   * Creator of the quest.
   */
  creatorId: string;
  /**
   * Person who booked; empty when they are not here any more.
   */
  userId: string;
  /**
   * Number of seats, 1–10.
   */
  seats: number;
  /**
   * People on the seats, as far as they are known.
   */
  seatNames?: string[];
  /**
   * Answers at the checkout, by the ids of the questions.
   */
  answers?: {
    [k: string]: string;
  };
  /**
   * Price of one seat, in the smallest unit of the currency.
   */
  unitPrice: number;
  /**
   * Price of all seats.
   */
  total: number;
  /**
   * ISO 4217 code; missing where nothing is to be paid.
   */
  currency?: string;
  /**
   * State of the booking.
   */
  status: BookingStatus;
  /**
   * State of the money.
   */
  payment: PaymentStatus;
  /**
   * Everything that the guest gets back, for seats given up and for a cancellation.
   */
  refund?: number;
  /**
   * The part of `refund` that the guest has back already.
   */
  refunded?: number;
  /**
   * The payment by card, where there is one.
   */
  paymentId?: string;
  /**
   * Until when its seats are held.
   */
  holdUntil?: Timestamp;
  /**
   * Code that lets the guest in; seen by the guest only.
   */
  ticketCode?: string;
  /**
   * The place in the queue it was offered for.
   */
  waitlistId?: string;
  /**
   * Edition of the quest that was booked.
   */
  questVersion: number;
  /**
   * Title of the quest then.
   */
  questTitle: string;
  /**
   * Until when who cancels gets the price back.
   */
  policy: CancellationPolicy;
  /**
   * Moment when the session begins; missing without a date.
   */
  startsAt?: Timestamp;
  /**
   * Moment when it ends.
   */
  endsAt?: Timestamp;
  /**
   * IANA zone its times are shown in.
   */
  timeZone?: string;
  /**
   * Place where guests meet; the first stop of the quest, if missing.
   */
  meetingPlace?: string;
  /**
   * Moment when the date was moved after it was booked: a guest who cancels then gets the price back at any time.
   */
  movedAt?: Timestamp;
  /**
   * True for guests who came without a ticket, and whom the host let in at the door.
   */
  walkIn?: boolean;
  /**
   * The booking that has the seats now.
   */
  transferredTo?: string;
  /**
   * Events of the booking, oldest first.
   */
  history?: BookingEvent[];
  /**
   * The key under which it was confirmed.
   */
  idempotencyKey?: string;
  /**
   * Moment when the seats were held first.
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
    | boolean
    | BookingEvent[]
    | undefined;
}
/**
 * One thing that happened to a booking.
 */
export interface BookingEvent {
  /**
   * New status.
   */
  status: BookingStatus;
  /**
   * Moment of the event.
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
   * Moment when it was made.
   */
  createdAt: Timestamp;
  /**
   * Moment of its latest change.
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
   * Visibility of the list; friends, if missing.
   */
  visibility?: Visibility;
  /**
   * The secret of its link; set by the server.
   */
  linkToken?: string;
  /**
   * Permission that the link gives, `viewer` if missing; set by the server.
   */
  linkRole?: LinkRole;
  /**
   * Moment when the link stops working; never, if missing. Set by the server.
   */
  linkExpiresAt?: Timestamp;
  /**
   * Ids of the people who edit it with the owner, at most 50.
   */
  editors?: string[];
  /**
   * Title, at most 140 characters.
   */
  title?: string;
  /**
   * Theme of its appearance.
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
   * Driver of the car.
   */
  driverId: string;
  /**
   * Name of the driver.
   */
  name: string;
  /**
   * Seats beside the driver's, 1–50.
   */
  seatsTotal: number;
  /**
   * Number of them that are taken by people who come along anyway.
   */
  companions: number;
  /**
   * Place where it starts, or ends on the way back; for the driver and those who ride along.
   */
  origin?: RidePoint;
  /**
   * The same to about a kilometre; for everybody in the hangout.
   */
  area: RidePoint;
  /**
   * Number to call the driver, at most 40 characters; for the driver and who rides along.
   */
  phone?: string;
  /**
   * Seats that nobody has.
   */
  freeSeats?: number;
  /**
   * Moment of departure.
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
   * Label, at most 200 characters.
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
   * Direction of the carpool.
   */
  direction: CarpoolDirection;
  /**
   * There: when to arrive. Back: when to leave.
   */
  targetTime?: Timestamp;
  /**
   * Place of the hangout.
   */
  destination?: RidePoint;
  /**
   * State of the carpool.
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
   * Person who asks.
   */
  userId: string;
  /**
   * Name of the person.
   */
  name: string;
  /**
   * Number of people in the party, 1–20.
   */
  partySize: number;
  /**
   * Place to pick them up, or to drop them off; for themselves, their driver and those who ride along.
   */
  pickup?: RidePoint;
  /**
   * The same to about a kilometre; for everybody in the hangout.
   */
  area: RidePoint;
  /**
   * Number to call them, at most 40 characters; for themselves, their driver and who rides along.
   */
  phone?: string;
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
   * State of the ride.
   */
  status: RideStatus;
  /**
   * Their place among the pick-ups, from 0, in a plan that was applied; for who shares the car.
   */
  pickupOrder?: number;
  /**
   * Moment when they are picked up, in a plan that was applied; for those who share the car.
   */
  pickupAt?: Timestamp;
  /**
   * `true` if a plan that a host applied asks for the seat, and not the rider.
   */
  planned?: boolean;
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
    | boolean
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
   * Requirement, to be read behind the field's label: "must have at most 140 characters".
   */
  message: string;
}
/**
 * A report. Only who made it sees it, and those who run this.
 */
export interface Flag {
  /**
   * Type of the reported thing.
   */
  kind: FlagKind;
  /**
   * Id of the thing.
   */
  subject: string;
  /**
   * Person who made it; missing for somebody who was not signed in.
   */
  by?: string;
  /**
   * Fault to report, 1–2 000 characters.
   */
  reason: string;
  /**
   * State of the report.
   */
  status: FlagStatus;
  /**
   * Moment when it was made.
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
   * Message that goes along with it, at most 280 characters.
   */
  message?: string;
  /**
   * State of the request.
   */
  status: FriendRequestStatus;
  /**
   * Moment when it was sent.
   */
  createdAt: Timestamp;
  /**
   * Moment when it was answered or taken back.
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
   * Title, 1–140 characters.
   */
  title: string;
  /**
   * Anything to know, at most 4 000 characters.
   */
  note?: string;
  /**
   * Thing that it was made of.
   */
  source?: HangoutSource;
  /**
   * Place of the hangout.
   */
  place?: HangoutPlace;
  /**
   * Date of the hangout.
   */
  when: HangoutWhen;
  /**
   * Dates that can be voted for, 2–20, where there is a poll.
   */
  options?: HangoutOption[];
  /**
   * Moment when voting ends; when the host says so, if missing.
   */
  pollDeadline?: Timestamp;
  /**
   * Moment when the host ended voting; set by the server.
   */
  pollClosedAt?: Timestamp;
  /**
   * The option that was chosen; set by the server.
   */
  chosenOption?: string;
  /**
   * Ids of the people without whom it makes no sense; for hosts, and for members who see the guests.
   */
  neededIds?: string[];
  /**
   * Ids of the friends who may join without its link, at most 200; for hosts, and for members who see the guests.
   */
  invitedIds?: string[];
  /**
   * `true` if only the hosts see how others voted.
   */
  hideVotes?: boolean;
  /**
   * `true` if only the hosts see who else is in it.
   */
  hideGuests?: boolean;
  /**
   * `true` if members cannot propose dates; they can, if missing.
   */
  noProposals?: boolean;
  /**
   * `true` if cars are shared: the carpool there opens once there is a date and a place.
   */
  carpool?: boolean;
  /**
   * Number of people there is room for, 1–10 000; any number, if missing.
   */
  capacity?: number;
  /**
   * Number of others each may bring, 0–5.
   */
  plusOnes?: number;
  /**
   * Visibility without its link; nobody sees it, if missing.
   */
  visibility?: HangoutVisibility;
  /**
   * Colour of the invitation; lagoon, if missing.
   */
  theme?: HangoutTheme;
  /**
   * Path of the cover photo, `/v1/photos/{hash}`; a cover is drawn, if missing.
   */
  photoRef?: string;
  /**
   * Seed of the cover that is drawn, at most 64 characters; the id of the hangout, if missing.
   */
  coverSeed?: string;
  /**
   * The secret in its link, for hosts alone; set by the server.
   */
  inviteToken?: string;
  /**
   * Addresses that a host invited by email and that nobody has joined with, for hosts alone and until it is over; set by
   * the server.
   */
  invitedEmails?: string[];
  /**
   * State of the hangout; set by the server.
   */
  status: HangoutStatus;
  /**
   * Moment from which finishing it again gives the points, because it was finished before its end; set by the
   * server.
   */
  pointsFrom?: Timestamp;
  /**
   * Moment when it was made; set by the server.
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
    | HangoutTheme
    | HangoutStatus
    | undefined;
}
/**
 * Thing that a hangout was made of.
 */
export interface HangoutSource {
  /**
   * The bucket list of the item.
   */
  listId?: string;
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
 * Place of a hangout.
 */
export interface HangoutPlace {
  /**
   * Way to find it.
   */
  mode: HangoutPlaceMode;
  /**
   * The place, where it is one with an id.
   */
  placeId?: string;
  /**
   * Name and position of the place.
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
   * Name, 1–200 characters.
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
 * Date of a hangout.
 */
export interface HangoutWhen {
  /**
   * Way to find the date.
   */
  mode: HangoutWhenMode;
  /**
   * Moment when it begins, once that is known.
   */
  startsAt?: Timestamp;
  /**
   * Moment when it ends, if that is known.
   */
  endsAt?: Timestamp;
  /**
   * The IANA zone in which people read the times; none for whole days. Stays as it is once somebody has voted.
   */
  timeZone?: string;
  /**
   * `true` if it takes whole days: those of the moments in UTC, in every time zone.
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
   * Moment when it would begin.
   */
  start: Timestamp;
  /**
   * Length of it, in minutes.
   */
  durationMin?: number;
}
/**
 * Number of changes of a hangout and of what is in it. Whoever may read the hangout follows it, to read the invitation
 * again after each change.
 */
export interface HangoutActivity {
  /**
   * The hangout.
   */
  hangoutId: string;
  /**
   * Grows with every change.
   */
  count: number;
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
   * Their name then.
   */
  name: string;
  /**
   * User name of the person, where their name reads like the one of somebody else in the hangout.
   */
  userName?: string;
  /**
   * Text of the comment, at most 1 000 characters; empty where there is only a photo.
   */
  text: string;
  /**
   * Path of a photo, `/v1/photos/{hash}`.
   */
  photo?: string;
  /**
   * Moment of the comment.
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
   * Name that a guest gave, or that the person had when they joined, 1–60 characters.
   */
  name?: string;
  /**
   * User name of the person, where their name reads like the one of somebody else in the hangout.
   */
  userName?: string;
  /**
   * `host`, `coHost` or `member`.
   */
  role: string;
  /**
   * Their vote on each option, by its id. Missing where votes are hidden from the reader.
   */
  votes?: {
    [k: string]: Vote;
  };
  /**
   * Dates they propose, at most 3, until a host takes them into the poll or declines them. Missing where votes are
   * hidden from the reader.
   */
  proposals?: HangoutOption[];
  /**
   * Their answer: they come, may come, or do not; missing until they have given one.
   */
  rsvp?: Rsvp;
  /**
   * Size of their party, themselves included.
   */
  partySize: number;
  /**
   * Since when they want to come: who waits longest moves up first.
   */
  since?: Timestamp;
  /**
   * `true` if the date has changed since they said that they come.
   */
  reconfirm?: boolean;
  /**
   * `true` if they were there; set by a host.
   */
  attended?: boolean;
  /**
   * Moment when they joined.
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
    | HangoutOption[]
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
   * Label of the area.
   */
  label: string;
}
/**
 * Something a person is told. What it is about stands in the fields of its kind: `hangoutId`, `carpoolId`, `questId`,
 * `listId`, `itemId`, `title`, and `from`, the person it is owed to.
 */
export interface Notification {
  /**
   * Recipient of the notification.
   */
  uid: string;
  /**
   * Event: `doneTogether`, `hangoutScheduled`, `rideAccepted`, …
   */
  kind: string;
  /**
   * Moment of the event.
   */
  at: Timestamp;
  /**
   * Moment when it was read; missing until then.
   */
  readAt?: Timestamp;
  /**
   * Subject of the notification.
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
   * Name, 1–200 characters.
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
   * Category of the place.
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
   * Origin of the place; set by the server.
   */
  origin?: PlaceOrigin;
  /**
   * Person who added it.
   */
  createdBy?: string;
  /**
   * `true` if others see it: somebody's own place is shown once it is used in a public list or quest of theirs; set
   * by the server.
   */
  isPublic?: boolean;
  /**
   * `true` if so many reported it that others do not see it; set by the server.
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
 * Plan of some people for some days.
 */
export interface Plan {
  /**
   * Whose it is; set by the server.
   */
  ownerId: string;
  /**
   * Title, at most 140 characters.
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
   * Means of travel; on foot, if missing.
   */
  mode?: PlanMode;
  /**
   * Currency of its costs, an ISO 4217 code.
   */
  currency?: string;
  /**
   * People who come along, at most 30; only those who edit the plan see them.
   */
  people?: PlanPerson[];
  /**
   * Its costs, at most 200; only those who edit the plan see them.
   */
  costs?: PlanCost[];
  /**
   * Visibility of the plan.
   */
  visibility?: Visibility;
  /**
   * The secret of its link; set by the server.
   */
  linkToken?: string;
  /**
   * Permission that the link gives, `viewer` if missing; set by the server.
   */
  linkRole?: LinkRole;
  /**
   * Moment when the link stops working; never, if missing. Set by the server.
   */
  linkExpiresAt?: Timestamp;
  /**
   * Moment when it was made; set by the server.
   */
  createdAt: Timestamp;
  /**
   * Moment when it was changed; set by the server.
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
    | PlanPerson[]
    | PlanCost[]
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
   * Date of the day, `2026-05-31`; a plan has each once, in order.
   */
  date: string;
  /**
   * Time when it begins, `09:30`.
   */
  start?: string;
  /**
   * Time when it has to be over.
   */
  end?: string;
  /**
   * Note about the day, at most 4 000 characters.
   */
  note?: string;
  /**
   * Stops, in order, at most 50.
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
 * Stop of a day.
 */
export interface PlanStop {
  /**
   * Its id within the plan.
   */
  id: string;
  /**
   * Name, 1–200 characters.
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
   * Length of the stay, in minutes.
   */
  stayMin?: number;
  /**
   * Time when it opens, `09:30`.
   */
  openFrom?: string;
  /**
   * Time when it closes.
   */
  openTo?: string;
  /**
   * `true` if it keeps its place when a better order is looked for.
   */
  locked?: boolean;
  /**
   * Note about it, at most 4 000 characters.
   */
  note?: string;
  /**
   * Means of travel to it from the stop before; that of the plan, if missing.
   */
  mode?: PlanMode;
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
    | PlanMode
    | undefined;
}
/**
 * Somebody who comes along. Only those who edit the plan see them.
 */
export interface PlanPerson {
  /**
   * Their id within the plan.
   */
  id: string;
  /**
   * Name, 1–60 characters.
   */
  name: string;
  /**
   * Where they set out, for a fair place to meet.
   */
  start?: PlanStart;
  /**
   * Their means of travel to a place to meet.
   */
  mode?: PlanMode;
  /**
   * Fields this version does not know, kept as they are.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | PlanStart
    | PlanMode
    | undefined;
}
/**
 * Place where somebody sets out.
 */
export interface PlanStart {
  /**
   * Name, 1–200 characters.
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
 * Something that costs money. Only those who edit the plan see it.
 */
export interface PlanCost {
  /**
   * Its id within the plan.
   */
  id: string;
  /**
   * Title, 1–140 characters.
   */
  title: string;
  /**
   * Amount in the smallest unit of the plan's currency, 0–1 000 000 000.
   */
  amount: number;
  /**
   * `true` if each person costs the amount; otherwise it is shared among them.
   */
  each?: boolean;
  /**
   * `true` if the amount is a guess.
   */
  guess?: boolean;
  /**
   * Id of the person who pays for all it is for; everybody pays their own part, if missing.
   */
  paidBy?: string;
  /**
   * Ids of the people it is for; for everybody, if empty.
   */
  for?: string[];
  /**
   * Id of the stop it belongs to.
   */
  stopId?: string;
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
    | string[]
    | undefined;
}
/**
 * Edits of a plan that somebody suggests to its owner.
 */
export interface PlanSuggestion {
  /**
   * Id of the plan.
   */
  planId: string;
  /**
   * Title of the plan when it was suggested.
   */
  planTitle?: string;
  /**
   * Id of the plan's owner.
   */
  ownerId: string;
  /**
   * Id of whoever suggests it.
   */
  authorId: string;
  /**
   * Their name when they did.
   */
  authorName: string;
  /**
   * The edits, applied all or none.
   */
  ops: PlanOp[];
  /**
   * Answer of the owner.
   */
  status: SuggestionStatus;
  /**
   * Moment when it was suggested.
   */
  createdAt: Timestamp;
  /**
   * Moment when it was answered.
   */
  answeredAt?: Timestamp;
}
/**
 * A person's ledger added up again by the rules.
 */
export interface PointsAudit {
  /**
   * The sum of all lines.
   */
  points: number;
  /**
   * The lines that the rules give another number of points than they say, in the order of their weeks.
   */
  differences: PointsDifference[];
}
/**
 * A line that says something else than the rules.
 */
export interface PointsDifference {
  /**
   * Index of the line among those given.
   */
  line: number;
  /**
   * Points that the rules give it.
   */
  due: number;
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
   * Rule that gives them.
   */
  rule: PointsRule;
  /**
   * Subject: an id of a stop, a quest, an item, a hangout.
   */
  subject: string;
  /**
   * Number of points given; below zero where others are taken back.
   */
  points: number;
  /**
   * Number of points it is worth.
   */
  offered: number;
  /**
   * Evidence for it.
   */
  evidence: PointsEvidence;
  /**
   * Reason why not all were given.
   */
  withheld?: PointsWithheld;
  /**
   * Reason for a review, or for taking points back.
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
   * Home of the person then, by the name of their home area.
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
   * Moment when it was written.
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
 * Evidence of an event.
 */
export interface PointsEvidence {
  /**
   * Kind of evidence: `code`, `answer`, `location`, `host`, `friend`, `list`, `stops`, `none`.
   */
  kind: string;
  /**
   * Grade of the evidence.
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
 * Progress of a booking, under the id of the booking.
 */
export interface Progress {
  /**
   * Person who booked.
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
   * Creator of the quest.
   */
  creatorId: string;
  /**
   * Players, in the order they joined; no more than there are seats.
   */
  team: string[];
  /**
   * States of the stops, by their ids.
   */
  stopStates?: {
    [k: string]: StopState;
  };
  /**
   * Moment when it began.
   */
  startedAt: Timestamp;
  /**
   * Moment when it was finished.
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
 * State of one stop.
 */
export interface StopState {
  /**
   * Person who checked in.
   */
  by?: string;
  /**
   * Moment of the check-in, by the clock of their device; not reached, if missing.
   */
  at?: Timestamp;
  /**
   * Moment when the server learned of it.
   */
  receivedAt?: Timestamp;
  /**
   * Evidence on which it was accepted.
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
   * People who reached it together, and get the credit.
   */
  with?: string[];
}
/**
 * Evidence on which a check-in was accepted.
 */
export interface StopEvidence {
  /**
   * Proof that the stop asked for.
   */
  kind: ProofType;
  /**
   * Grade of the evidence.
   */
  grade: EvidenceGrade;
  /**
   * Reason why it brings no points; it brings some, if missing.
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
   * Title, at most 80 characters.
   */
  title?: string;
  /**
   * Summary, at most 200 characters.
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
   * Category of the quest.
   */
  category?: string;
  /**
   * Difficulty, 1–5; 1 if missing.
   */
  difficulty?: number;
  /**
   * BCP 47 tag of the language it is told in.
   */
  language?: string;
  /**
   * Mode of the quest; `selfGuided` if missing.
   */
  mode?: QuestMode;
  /**
   * Its stops in order, at most 50.
   */
  stops?: QuestStop[];
  /**
   * Price of a seat; free, if missing.
   */
  price?: Price;
  /**
   * Seats of a session that does not say otherwise, 1–10 000; 10 if missing.
   */
  capacityDefault?: number;
  /**
   * Smallest number of people it takes, 1–10 000.
   */
  minPeople?: number;
  /**
   * Until when who cancels gets the price back; `flexible24h` if missing.
   */
  policy?: CancellationPolicy;
  /**
   * Minutes for which seats are held during the checkout, 5–30; 10 if missing.
   */
  holdMin?: number;
  /**
   * Requirements for guests.
   */
  requirements?: QuestRequirements;
  /**
   * Questions at the checkout, at most 10.
   */
  questions?: QuestQuestion[];
  /**
   * State of the quest; set by the server.
   */
  status?: QuestStatus;
  /**
   * Number of the edition, from 1; set by the server when it is published.
   */
  version?: number;
  /**
   * Moment when it was published first; set by the server.
   */
  publishedAt?: Timestamp;
  /**
   * Moment when those who run this took it out of sight; set by the server, and removed when they show it again.
   */
  hiddenAt?: Timestamp;
  /**
   * Moment when it was made; set by the server.
   */
  createdAt?: Timestamp;
  /**
   * Moment of its latest change; set by the server.
   */
  updatedAt?: Timestamp;
  /**
   * The next edition while it is worked on, in the fields a creator writes; seen by the creator only.
   */
  draft?: {
    [k: string]: unknown;
  };
  /**
   * Counts about it; set by the server.
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
   * Title, at most 140 characters.
   */
  title?: string;
  /**
   * Clue to find it by, at most 4 000 characters.
   */
  clue?: string;
  /**
   * The photo of it, which guests find it by.
   */
  photo?: string;
  /**
   * Story that is told there, at most 4 000 characters.
   */
  storyText?: string;
  /**
   * Hints, one after the other, at most 5; seen by the creator, and by guests one by one.
   */
  hints?: string[];
  /**
   * Number of hints; set by the server where the hints are not shown.
   */
  hintCount?: number;
  /**
   * Length of the stay, in minutes.
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
   * Proof that one was there; none, if missing.
   */
  proof?: StopProof;
  /**
   * Points that it is worth; set by the server.
   */
  points?: number;
  /**
   * `true` if the quest can be finished without it.
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
   * Type of the proof.
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
   * `true` if the server knows a right answer; set by the server.
   */
  hasAnswer?: boolean;
  /**
   * Metres within which one must be, 10–1 000; 150 if missing.
   */
  radiusM?: number;
  /**
   * Number of wrong answers that are allowed, 1–20; 5 if missing.
   */
  maxTries?: number;
}
/**
 * Requirements for guests.
 */
export interface QuestRequirements {
  /**
   * Least age in years.
   */
  minAge?: number;
  /**
   * Fitness that one needs, at most 200 characters.
   */
  fitness?: string;
  /**
   * Things to bring, at most 20.
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
   * `true` if it must be answered.
   */
  required?: boolean;
}
/**
 * Counts about a quest; computed from the records at every change.
 */
export interface QuestStats {
  /**
   * Number of reviews.
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
   * Requirement, to be read behind the field's label.
   */
  message: string;
  /**
   * `true` if it cannot be published like this; otherwise it is advice.
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
   * Creator of the quest.
   */
  creatorId: string;
  /**
   * Person who waits; empty when they are not here any more.
   */
  userId: string;
  /**
   * Number of seats they want, 1–10.
   */
  seats: number;
  /**
   * Number of people who had come before, ever.
   */
  number: number;
  /**
   * State of the entry.
   */
  status: QueueStatus;
  /**
   * The place in line, from 1; missing for who does not wait.
   */
  position?: number;
  /**
   * Until when seats are kept for them.
   */
  until?: Timestamp;
  /**
   * The booking that keeps the seats.
   */
  bookingId?: string;
  /**
   * Moment when a smaller group that came later was offered seats that were too few for them: they are told, and may
   * want fewer.
   */
  passedAt?: Timestamp;
  /**
   * Number of seats that were free then.
   */
  passedFree?: number;
  /**
   * Moment when they came.
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
   * Creator of the quest; set by the server.
   */
  creatorId?: string;
  /**
   * Moment when it begins; a session without a date begins whenever a guest likes.
   */
  startsAt?: Timestamp;
  /**
   * Moment when it ends.
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
   * Price of a seat; that of the quest, if missing.
   */
  price?: Price;
  /**
   * Minutes before the beginning at which booking ends, 0–43 200; 0 if missing.
   */
  cutoffMin?: number;
  /**
   * Place where its guests meet, at most 200 characters; the first stop, if missing.
   */
  meetingPlace?: string;
  /**
   * State of the session: open to bookings or not; set by the server.
   */
  status?: SessionStatus;
  /**
   * `true` if everybody sees its quest; set by the server.
   */
  published?: boolean;
  /**
   * Occupancy of the session; set by the server.
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
 * Occupancy of a session, for everybody who looks at it. Made anew from the bookings at every change; nothing is
 * decided by it.
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
   * Person who wrote it; empty when they are not here any more.
   */
  userId: string;
  /**
   * Name of who wrote it, as it was then.
   */
  userName: string;
  /**
   * Creator of the quest, who may reply.
   */
  creatorId: string;
  /**
   * 1–5.
   */
  stars: number;
  /**
   * Text of the review, at most 4 000 characters.
   */
  text?: string;
  /**
   * Reply of the creator, at most 4 000 characters.
   */
  reply?: string;
  /**
   * Moment when it was written.
   */
  createdAt: Timestamp;
  /**
   * Moment when the creator replied.
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
   * Moment of its latest change.
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
 * Form to sign up with.
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
   * Name of the person, 1–60 characters.
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
   * Name of the person, 1–60 characters; need not be unique.
   */
  name: string;
  /**
   * The person's photo.
   */
  photoRef?: string;
  /**
   * Text of the person about themselves, at most 280 characters.
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
   * Preferences of the person on all screens.
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
   * Moment when the person signed up; set by the server.
   */
  createdAt?: Timestamp;
  /**
   * Moment when the person left; set by the server.
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
 * Preferences of a person on all screens.
 */
export interface UserPreferences {
  /**
   * Visibility of a new list.
   */
  listVisibility?: Visibility;
  /**
   * Visibility of the person's card besides friends; only friends, if missing.
   */
  profileVisibility?: ProfileVisibility;
  /**
   * Visibility of the person's selections; friends, if missing.
   */
  selectionVisibility?: SelectionVisibility;
  /**
   * `true` to stay off every leaderboard.
   */
  leaderboardHidden?: boolean;
  /**
   * `metric` or `imperial`.
   */
  units?: string;
  /**
   * Kinds of notifications that do not reach the person.
   */
  mutedNotifications?: NotificationGroup[];
  /**
   * Ids of hangouts of which the person hears only the date and their ride.
   */
  mutedHangouts?: string[];
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
    | NotificationGroup[]
    | string[]
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
   * State of the entry.
   */
  status: WaitlistStatus;
  /**
   * Number of people who had come before, ever; the place in line is the number of those among them who still wait,
   * plus one.
   */
  number: number;
  /**
   * Moment when they came.
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
