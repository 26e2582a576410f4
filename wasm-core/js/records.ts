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
 * Who may see a list.
 */
export type Visibility = "private" | "friends" | "link" | "public";
/**
 * What somebody who opens a secret link may do.
 */
export type LinkRole = "viewer" | "editor";
/**
 * How far a friend request has come.
 */
export type FriendRequestStatus = "pending" | "accepted" | "declined" | "cancelled" | "expired";
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
 * Who may see a person's card.
 */
export type ProfileVisibility = "friends" | "public";
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
