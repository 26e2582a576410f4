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
 * What can be shared.
 */
export type ShareType = "bucketList";
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
export type QuestStatus = "draft" | "published" | "paused" | "cancelled" | "archived";
/**
 * Whether a session can be booked.
 */
export type SessionStatus = "open" | "closed" | "cancelled" | "done";
/**
 * What became of a payment.
 */
export type Settled = "paid" | "refunded";
/**
 * How much a check-in proves.
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
 * A friend link to make.
 */
export interface CreateFriendLink {}
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
 * What signs in without the authenticator.
 */
export interface RecoveryCodes {
  /**
   * Each is good once. They are shown now and never again.
   */
  recoveryCodes: string[];
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
 * The envelope of an answer.
 */
export interface ResultOf_Accepted {
  result: Accepted;
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
export interface ResultOf_Comparison {
  result: Comparison;
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
export interface ResultOf_Held {
  result: Held;
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
export interface ResultOf_Played {
  result: Played;
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
export interface ResultOf_Renamed {
  result: Renamed;
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
   * Path of its page, with the secret of the link where there is one: `/2026/{id}?k=…`. `null` when nobody else may
   * open it.
   */
  url: string | null;
  /**
   * What is known about it now.
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
