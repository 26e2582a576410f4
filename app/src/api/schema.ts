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
 * Who may see a list.
 */
export type Visibility = "private" | "friends" | "link" | "public";
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
export interface CallOf_EditBucketItems {
  data: EditBucketItems;
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
   * The same key makes the call happen once.
   */
  idempotencyKey: string;
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
   * The password.
   */
  password: string;
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
export interface CallOf_UpsertBucketList {
  data: UpsertBucketList;
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
  /**
   * The same key makes the call happen once.
   */
  idempotencyKey: string;
}
/**
 * The envelope of a call.
 */
export interface CallOf_WantedName {
  data: WantedName;
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
    | boolean
    | string
    | undefined;
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
   * Whether nobody has it, in any letter case.
   */
  free: boolean;
}
/**
 * Nothing.
 */
export interface Nothing {}
/**
 * The envelope of an answer.
 */
export interface ResultOf_EditedBucketItems {
  result: EditedBucketItems;
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
   * Where callable functions are.
   */
  functionsUrl: string;
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
   * When the account was made.
   */
  createdAt: string;
}
