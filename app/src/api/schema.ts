// Made from storage-api/openapi.json by `npm run generate`; a test compares. Do not edit.

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
export interface ResultOf_InLine {
  result: InLine;
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
export interface ResultOf_Versioned_BucketList {
  result: Versioned_BucketList;
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
