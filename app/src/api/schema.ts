// Made from storage-api/openapi.json by `npm run generate`; a test compares. Do not edit.
import type {
  Activity,
  Badge,
  Block,
  Booking,
  BucketList,
  BucketListMeta,
  CarOffer,
  Carpool,
  CarpoolDirection,
  CarpoolRider,
  CarpoolStatus,
  Flag,
  FriendRequest,
  Friendship,
  Hangout,
  HangoutActivity,
  HangoutComment,
  HangoutMember,
  HangoutOption,
  HangoutPlace,
  HangoutSource,
  HangoutStatus,
  HangoutTheme,
  HangoutVisibility,
  HangoutWhen,
  ItemOp,
  LinkRole,
  Notification,
  Place,
  Plan,
  PlanDay,
  PlanMode,
  PlanOp,
  PlanSuggestion,
  PointsEntry,
  Price,
  Progress,
  Quest,
  QuestQueueEntry,
  QuestSession,
  Review,
  RidePoint,
  Rsvp,
  Selections,
  SignUp,
  Timestamp,
  User,
  Visibility,
  Vote,
  WaitlistEntry,
  WaitlistStatus,
  Withheld,
} from "~/core";

/**
 * A way to pay that a guest can choose.
 */
export type PayWith = "card" | "meeting";
/**
 * Answer to a friend request.
 */
export type FriendAnswer = "accept" | "decline" | "cancel";
/**
 * A host's answer to a proposal.
 */
export type ProposalAnswer = "accept" | "decline";
/**
 * Answer of a driver.
 */
export type RideAnswer = "accept" | "decline";
/**
 * Reason for the rank of an option before the next one.
 */
export type OptionReason = "neededCanCome" | "moreAvailable" | "moreYes" | "shorterWay" | "tie" | "last";
/**
 * Whose points are compared.
 */
export type Board = "friends" | "all" | "quest" | "city" | "league";
/**
 * Result of checking in.
 */
export type Outcome = "reached" | "already" | "wrong";
/**
 * A hangout to make.
 */
export type CreateHangout = HangoutFields & {
  inviteExpires?: Timestamp | null;
  /**
   * Number of people who can join by its link; any number, if missing.
   */
  inviteMaxUses?: number | null;
};
/**
 * Decision about a report.
 */
export type Verdict = "upheld" | "dismissed";
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
 * Since when points count.
 */
export type Period = "week" | "lastWeek" | "all";
/**
 * Viewers of one's own profile.
 */
export type Viewer = "friend" | "public";
/**
 * A date to vote for, with what people think of it. The numbers and names are `null` where votes are hidden.
 */
export type InvitationOption = HangoutOption & {
  /**
   * Number of people it suits.
   */
  yes: number | null;
  /**
   * Number of people who could come if need be.
   */
  maybe: number | null;
  /**
   * Number of people who cannot.
   */
  no: number | null;
  /**
   * Names of those who cannot.
   */
  cannot: string[] | null;
  /**
   * Names of those who cannot and are needed.
   */
  neededCannot: string[] | null;
};
/**
 * A date that a member proposes.
 */
export type InvitationProposal = HangoutOption & {
  /**
   * Id of the member.
   */
  memberId: string;
  /**
   * Their name.
   */
  name: string;
  /**
   * Their user name, where their name reads like the one of somebody else in the hangout.
   */
  userName?: string | null;
  /**
   * `true` if the reader proposed it.
   */
  isMine: boolean;
};
/**
 * The reader as a member.
 */
export type InvitationSelf = InvitationPerson & {
  /**
   * Email address of a guest who wants to be told the date.
   */
  email?: string | null;
};
/**
 * Decision of the reviewer.
 */
export type Opinion = "approve" | "sendBack";
/**
 * Means of travel that a service may know.
 */
export type Profile = "walk" | "bike" | "car";
/**
 * Types that can be reported besides points and places, which have functions of their own.
 */
export type ReportedType = "user" | "bucketList" | "quest" | "review" | "hangout" | "hangoutComment" | "question";
/**
 * Types that can be shared.
 */
export type ShareType = "bucketList" | "plan";
/**
 * State of a payment.
 */
export type Settled = "paid" | "refunded";

/**
 * A record with its name and version.
 */
export interface Versioned<Data = unknown> {
  /**
   * Name of the document in its collection.
   */
  id: string;
  /**
   * Grows with every write.
   */
  version: number;
  data: Data;
}
/**
 * A page of what was found.
 */
export interface Found<Data = unknown> {
  /**
   * The documents, in the order of the index.
   */
  documents: Versioned<Data>[];
  /**
   * Cursor of the next page, if there is one. It works for the same caller and question.
   */
  cursor: string | null;
}
/**
 * Seats that were offered and are taken.
 */
export interface Accepted {
  /**
   * The booking, whose seats are held for the checkout.
   */
  booking: Versioned<Booking>;
  /**
   * Until when they are held.
   */
  holdUntil: string;
  /**
   * Ways to pay, the usual one first; none where nothing is to be paid.
   */
  payWith: PayWith[];
}
/**
 * An item of somebody's list that the caller wants too.
 */
export interface AddMeToo {
  /**
   * Id of the list.
   */
  listId: string;
  /**
   * Id of the item.
   */
  itemId: string;
  /**
   * The secret of a link to that list.
   */
  key?: string | null;
  /**
   * Name of a caller who is not signed in.
   */
  guestName?: string | null;
  /**
   * 32 to 128 random characters of a caller who is not signed in, the same for all that they want.
   */
  guestSecret?: string | null;
}
/**
 * New dates of a quest, added all or none.
 */
export interface AddQuestSessions {
  /**
   * Id of the quest.
   */
  questId: string;
  /**
   * The sessions, at most 500. Fields that the server sets are left out.
   */
  sessions: QuestSession[];
}
/**
 * Guests who came without a ticket.
 */
export interface AddWalkIn {
  /**
   * Id of the session.
   */
  sessionId: string;
  /**
   * Name of one of them.
   */
  name: string;
  /**
   * Number of seats, 1–10.
   */
  seats: number;
  /**
   * True if they have paid.
   */
  paid?: boolean;
}
/**
 * Dates that were added.
 */
export interface AddedSessions {
  /**
   * Their ids, in the order of the call.
   */
  sessionIds: string[];
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
 * An answer of the plan's owner.
 */
export interface AnswerPlanSuggestion {
  /**
   * Id of the suggestion.
   */
  suggestionId: string;
  /**
   * `true` if its edits are to be made.
   */
  accept: boolean;
}
/**
 * A proposal to answer.
 */
export interface AnswerProposal {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Id of the proposal; the option has the same one then.
   */
  proposalId: string;
  /**
   * The answer.
   */
  answer: ProposalAnswer;
}
/**
 * An answer to a question about a quest of the caller's.
 */
export interface AnswerQuestQuestion {
  /**
   * Id of the question.
   */
  questionId: string;
  /**
   * Text, 1–2 000 characters.
   */
  text: string;
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
 * A suggestion with its answer.
 */
export interface AnsweredPlanSuggestion {
  /**
   * The suggestion.
   */
  suggestion: Versioned<PlanSuggestion>;
  /**
   * The plan afterwards.
   */
  plan: Versioned<Plan>;
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
   * Digest of the data that a proposal was made of; the plan is applied if nothing has changed since. Without it
   * nothing is applied.
   */
  planOf?: string | null;
}
/**
 * A question to the creator of a quest. Three may wait for an answer; one more is refused with `RESOURCE_EXHAUSTED` and
 * the reason `openQuestions`, and so is the eleventh about any quests in 24 hours, with the reason `questions`.
 */
export interface AskQuestCreator {
  /**
   * Id of a quest that the caller sees, and that is not theirs.
   */
  questId: string;
  /**
   * Text, 1–1 000 characters.
   */
  text: string;
}
/**
 * Log of actions, and the work that waits.
 */
export interface Audit {
  /**
   * Actions of admins before this call, the newest first.
   */
  log: AuditLine[];
  /**
   * Reports that nobody has decided on.
   */
  reports: Versioned<Flag>[];
  /**
   * Quests that wait to be looked at.
   */
  quests: Versioned<Quest>[];
  /**
   * Names of the people in all of these, by their ids.
   */
  names: {
    [k: string]: string;
  };
}
/**
 * Something that was done.
 */
export interface AuditLine {
  /**
   * Id of who did it; empty for the operator, and for an account that is gone.
   */
  by: string;
  /**
   * The function.
   */
  what: string;
  /**
   * Subject of the action.
   */
  about: string;
  /**
   * Note on it.
   */
  note: string;
  /**
   * Moment of the action.
   */
  at: string;
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
   * Number of documents in it.
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
  /**
   * Photos in the folder beside it, `{file}.photos`; `null` where photos are in a bucket, which is left out.
   */
  photos: number | null;
}
/**
 * The best date, and why.
 */
export interface BestDate {
  /**
   * Id of the option.
   */
  optionId: string;
  /**
   * Reason why it comes before the next one.
   */
  reason: OptionReason;
  /**
   * Number of people it suits.
   */
  yes: number;
  /**
   * Number of people who could come if need be.
   */
  maybe: number;
  /**
   * Number of people who cannot.
   */
  no: number;
  /**
   * Number of people who have voted for any date.
   */
  answered: number;
  /**
   * Names of those who cannot.
   */
  cannot: string[];
  /**
   * Names of those who cannot and are needed.
   */
  neededCannot: string[];
}
/**
 * State of the block now.
 */
export interface Blocked {
  block: Versioned<Block> | null;
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
 * Relation of two people now.
 */
export interface Bond {
  request: Versioned<FriendRequest> | null;
  friendship: Versioned<Friendship> | null;
}
/**
 * Cursor of the page to read.
 */
export interface BrowseLists {
  /**
   * The cursor of the answer before.
   */
  cursor?: string | null;
}
/**
 * The quests to answer: a page of them.
 */
export interface BrowseQuests {
  /**
   * The cursor of the answer before.
   */
  cursor?: string | null;
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
 * The address of a calendar.
 */
export interface CalendarAddress {
  /**
   * Path on this server, `/v1/calendars/{uid}.{secret}.ics`; whoever knows it reads the dates of its person.
   */
  url: string;
}
/**
 * A calendar address to read or renew.
 */
export interface CalendarFeed {
  /**
   * `true` to make a new one, which ends the previous one.
   */
  renew?: boolean;
}
/**
 * A booking to cancel. Once every required stop is reached it is refused with the reason `played`.
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
 * A hangout to call off.
 */
export interface CancelHangout {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Reason, for those who are in it, at most 1 000 characters.
   */
  reason?: string | null;
}
/**
 * A car that is offered.
 */
export interface CarDone {
  /**
   * The car.
   */
  car: Versioned<CarOffer>;
  /**
   * Ids of the riders who have no seat in it any more, and wait for one; they are told.
   */
  moved: string[];
}
/**
 * A carpool.
 */
export interface CarpoolDone {
  /**
   * The carpool.
   */
  carpool: Versioned<Carpool>;
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
 * Seats to have instead of those that are booked, before the date begins. Fewer are free at once, and paid back by the
 * policy of the quest (`refund` of the booking). More are given while they are free, else it is refused with `soldOut` and
 * `free`; a booking that was paid gets no more (`card`, or `paid` for cash).
 */
export interface ChangeSeats {
  /**
   * Id of the booking.
   */
  bookingId: string;
  /**
   * The number of seats from now on, 1–10.
   */
  seats: number;
  /**
   * People on the seats; unchanged, if missing.
   */
  seatNames?: string[] | null;
  /**
   * Gives seats up even when it is too late to get their price back.
   */
  withoutRefund?: boolean;
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
 * Location that a device reports.
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
   * Accuracy of the location, in metres.
   */
  accuracyM: number;
}
/**
 * Somebody at a stop. Wrong answers count for a person and a stop over all of their bookings; once they are used up the
 * reason is `tries`.
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
   * Goes on without the answer, and without the points of the stop.
   */
  skip?: boolean;
}
/**
 * A booking as the service of card payments has it.
 */
export interface Checked {
  /**
   * The booking.
   */
  booking: Versioned<Booking>;
  /**
   * The code of the ticket, once it is paid.
   */
  ticketCode?: string | null;
}
/**
 * Result of checking in at a stop.
 */
export interface CheckedIn {
  /**
   * Progress of the booking.
   */
  progress: Versioned<Progress>;
  /**
   * Result of the check-in.
   */
  outcome: Outcome;
  withheld?: Withheld | null;
  /**
   * Number of wrong answers that are left, where an answer is asked for.
   */
  triesLeft?: number | null;
}
/**
 * A booking, and what lets its guest in, or where to pay first.
 */
export interface CheckedOut {
  /**
   * The booking: confirmed, or still held with a pending payment.
   */
  booking: Versioned<Booking>;
  /**
   * The code of the ticket; missing until it is paid by card.
   */
  ticketCode?: string | null;
  /**
   * Address of the page to pay on by card.
   */
  payUrl?: string | null;
}
/**
 * Data that is filled in at the checkout. Where it is paid by card the answer has `payUrl`, and the seats are booked
 * when the money has come; called again meanwhile, it answers with the same address. While card payments do not answer
 * it is `UNAVAILABLE` with the reason `payment`: the seats stay held, and nothing is charged.
 */
export interface CheckoutQuest {
  /**
   * Id of the booking whose seats are held.
   */
  bookingId: string;
  /**
   * Answers to the creator's questions, by the ids of the questions.
   */
  answers?: {
    [k: string]: string;
  } | null;
  /**
   * People on the seats, as far as they are known.
   */
  seatNames?: string[] | null;
  payWith?: PayWith | null;
}
/**
 * Answers that a guest gave before they signed in.
 */
export interface ClaimMeToos {
  /**
   * The secret of the guest.
   */
  guestSecret: string;
}
/**
 * Number of a guest's "me too" that belong to the caller now.
 */
export interface ClaimedMeToos {
  /**
   * Number of answers that are the account's now.
   */
  claimed: number;
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
 * Something to say.
 */
export interface CommentHangout {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Text of the comment, at most 1 000 characters; may be missing beside a photo.
   */
  text?: string;
  /**
   * Path of a photo, one that the caller uploaded.
   */
  photo?: string | null;
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * Something somebody said.
 */
export interface Commented {
  /**
   * The comment.
   */
  comment: Versioned<HangoutComment>;
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
   * User name of its creator.
   */
  createdByUsername: string;
  /**
   * Its items.
   */
  activities: Activity[];
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
 * Result of confirming.
 */
export interface Confirmed {
  /**
   * The caller's list, in which the item is done now too.
   */
  list: Versioned<BucketList>;
  /**
   * Points of the caller for it.
   */
  points: PointsEntry;
}
/**
 * A message to those who run this server.
 */
export interface ContactSupport {
  /**
   * Message, 1–2 000 characters.
   */
  message: string;
  /**
   * Address for the answer; a signed-in person's own address, if missing.
   */
  email?: string | null;
}
/**
 * A friend link to make.
 */
export interface CreateFriendLink {
  /**
   * Number of people who become friends at once by opening it, 1 to 50; one, if missing. Everyone after them sends a
   * friend request.
   */
  maxUses?: number | null;
  expires?: Timestamp | null;
}
/**
 * Fields of a hangout that a host sets; missing ones stay as they are, and `null` removes what need not be there.
 */
export interface HangoutFields {
  /**
   * Title, 1–140 characters.
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
   * `true` if only hosts see how others voted.
   */
  hideVotes?: boolean | null;
  /**
   * `true` if only hosts see who else is in it.
   */
  hideGuests?: boolean | null;
  /**
   * `true` if members cannot propose dates.
   */
  noProposals?: boolean | null;
  /**
   * `true` to share cars: the carpool there opens once there is a date and a place. `false` closes those without a car
   * and without anybody who looks for one.
   */
  carpool?: boolean | null;
  /**
   * Number of people there is room for.
   */
  capacity?: number | null;
  /**
   * Number of others each may bring, 0–5.
   */
  plusOnes?: number | null;
  visibility?: HangoutVisibility | null;
  theme?: HangoutTheme | null;
  /**
   * Path of the cover photo, one of the caller's own.
   */
  photoRef?: string | null;
  /**
   * Seed of the cover that is drawn: one that stays the same before the hangout has an id.
   */
  coverSeed?: string | null;
}
/**
 * A place to add.
 */
export interface CreatePlace {
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
   * Category of the place.
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
 * A plan to make.
 */
export interface CreatePlan {
  /**
   * Title, at most 140 characters.
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
  place: Versioned<Place>;
}
/**
 * Money that one date brings.
 */
export interface DateFigures {
  /**
   * Id of the session.
   */
  sessionId: string;
  /**
   * Paid, or to be paid at the meeting, by currency.
   */
  earned: Money[];
  /**
   * Money that guests get back and have not yet, by currency.
   */
  refundsDue: Money[];
}
/**
 * Sum of money.
 */
export interface Money {
  /**
   * ISO 4217 code.
   */
  currency: string;
  /**
   * In the smallest unit of the currency.
   */
  amount: number;
}
/**
 * A report to decide on.
 */
export interface DecideReport {
  /**
   * Id of the report.
   */
  flagId: string;
  /**
   * The decision.
   */
  verdict: Verdict;
  /**
   * Note for the audit log, up to 2 000 characters.
   */
  note?: string;
}
/**
 * A report that was decided on.
 */
export interface DecidedReport {
  /**
   * The report.
   */
  flag: Versioned<Flag>;
}
/**
 * Date on which the account is deleted.
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
   * `true` if it is the session of this call.
   */
  current: boolean;
  /**
   * Browser, if it named itself.
   */
  browser: string | null;
  /**
   * Moment when it began.
   */
  beganAt: string;
  /**
   * Moment of its latest renewal.
   */
  usedAt: string;
}
/**
 * Sessions of somebody.
 */
export interface Devices {
  /**
   * Every sign-in that goes on, the one used last first.
   */
  sessions: Device[];
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
 * The list after the edits.
 */
export interface EditedBucketItems {
  /**
   * The list.
   */
  list: Versioned<BucketList>;
  /**
   * Number of edits that were applied.
   */
  applied: number;
}
/**
 * Number of sessions that were ended.
 */
export interface Ended {
  ended: number;
}
/**
 * Result of an erasure.
 */
export interface ErasureReport {
  /**
   * Number of erased documents of each collection.
   */
  erased: {
    [k: string]: number;
  };
  /**
   * Number of documents of each collection that no longer name their person.
   */
  anonymised: {
    [k: string]: number;
  };
}
/**
 * Body of every failure.
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
  /**
   * Board that the number is on; that of friends, if missing.
   */
  board?: Board;
  /**
   * The quest, for the board of one.
   */
  questId?: string | null;
}
/**
 * Parts that a number is the sum of.
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
  /**
   * Ids of these lines, to ask for a second look at one; none of other people's.
   */
  ids: string[];
}
/**
 * Link to an export of everything that is stored about the caller.
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
 * The second step of a sign-in that a provider began.
 */
export interface FinishSignIn {
  /**
   * The code of the authenticator or a recovery code.
   */
  totp: string;
}
/**
 * A hangout that is over.
 */
export interface FinishedHangout {
  /**
   * The hangout.
   */
  hangout: Versioned<Hangout>;
  /**
   * Its options, the best first.
   */
  ranking: RankedOption[];
  points: PointsEntry | null;
  pointsFrom: Timestamp | null;
  /**
   * Ids of the members in whose lists the wish is done now.
   */
  ticked: string[];
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
   * Number of people it suits.
   */
  yes: number;
  /**
   * Number of people who could come if need be.
   */
  maybe: number;
  /**
   * Number of people who cannot.
   */
  no: number;
  /**
   * Ids of the needed people who cannot.
   */
  neededNo: string[];
  /**
   * Reason why it comes before the next one.
   */
  reason: OptionReason;
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
   * Fault to report, 1–2 000 characters.
   */
  reason: string;
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
   * Fault to report, 1–2 000 characters.
   */
  reason: string;
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
   * Moment when it stops working.
   */
  expiresAt: string;
  /**
   * Number of people who become friends at once by opening it. Everyone after them sends a friend request.
   */
  maxUses: number;
}
/**
 * A friend who goes on a quest, or has saved it.
 */
export interface FriendOnQuest {
  /**
   * Id of the quest.
   */
  questId: string;
  /**
   * Id of the date they have seats on; missing for a saved quest.
   */
  sessionId?: string | null;
  /**
   * Moment when it begins; missing without a date.
   */
  startsAt?: string | null;
  /**
   * Id of the friend.
   */
  uid: string;
  /**
   * Name of the friend.
   */
  name: string;
  /**
   * Photo of the friend.
   */
  photoRef?: string | null;
  /**
   * True for a quest that is saved and not booked.
   */
  saved?: boolean | null;
}
/**
 * Friends on quests, those with seats first.
 */
export interface FriendsOnQuests {
  /**
   * One entry for each friend and booking, and one for each quest a friend has saved.
   */
  friends: FriendOnQuest[];
}
/**
 * A board to look at.
 */
export interface GetLeaderboard {
  /**
   * Board to show.
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
 * Profile to look at.
 */
export interface GetProfile {
  /**
   * Id of the person; the caller, if missing.
   */
  uid?: string | null;
  as?: Viewer | null;
}
/**
 * A guest of one of the caller's quests.
 */
export interface GuestAtDoor {
  /**
   * Id of the session.
   */
  sessionId: string;
  /**
   * Id of the booking.
   */
  bookingId: string;
}
/**
 * The address of a guest.
 */
export interface GuestEmail {
  /**
   * The address that is kept until the hangout is over.
   */
  email: string | null;
}
/**
 * People who have booked, as the creator of the quest needs to know them.
 */
export interface GuestList {
  /**
   * One entry for each booking that has, or had, seats.
   */
  guests: GuestName[];
}
/**
 * Person who made a booking.
 */
export interface GuestName {
  /**
   * Id of the booking.
   */
  bookingId: string;
  /**
   * Name of the person who booked; missing for a guest without an account.
   */
  name?: string | null;
  /**
   * Their photo.
   */
  photoRef?: string | null;
  /**
   * SHA-256 of the code of the ticket in base64url, by which a device without a network knows a ticket it is shown.
   */
  ticketHash?: string | null;
}
/**
 * A question that somebody asks the creator of a quest, with the answer. Only the two of them read it.
 */
export interface GuestQuestion {
  /**
   * The quest.
   */
  questId: string;
  /**
   * Creator of the quest, who answers.
   */
  creatorId: string;
  /**
   * Person who asks.
   */
  userId: string;
  /**
   * Name of the person who asks, as it was then.
   */
  userName: string;
  /**
   * `true` if the person had seats when they asked.
   */
  isGuest: boolean;
  /**
   * Text, 1–1 000 characters.
   */
  text: string;
  /**
   * Moment when it was asked.
   */
  at: string;
  /**
   * The answer, 1–2 000 characters; missing until there is one.
   */
  answer?: string | null;
  /**
   * Moment of the answer.
   */
  answeredAt?: string | null;
  /**
   * `due` until the email about the question or, once there is one, the answer has been handed to the mail server.
   */
  emailDue?: string | null;
}
/**
 * A hangout after something was done to it.
 */
export interface HangoutDone {
  /**
   * The hangout.
   */
  hangout: Versioned<Hangout>;
  /**
   * Its options, the best first, each with what puts it before the next one.
   */
  ranking: RankedOption[];
}
/**
 * Host of a hangout, as an invited person sees them.
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
 * Health of the server.
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
   * Price of all of them, in the smallest unit of the currency.
   */
  total: number;
  /**
   * ISO 4217 code; missing where nothing is to be paid.
   */
  currency?: string | null;
  /**
   * Ways to pay, the usual one first; none where nothing is to be paid.
   */
  payWith: PayWith[];
}
/**
 * Choice to be on boards or not.
 */
export interface HideMe {
  /**
   * `true` to be hidden from all of them.
   */
  hidden: boolean;
}
/**
 * A quest to take out of everybody's sight.
 */
export interface HideQuest {
  /**
   * Id of the quest.
   */
  questId: string;
  /**
   * Reason, 1–2 000 characters; its creator reads it.
   */
  note: string;
}
/**
 * A hint that is shown.
 */
export interface Hinted {
  /**
   * Progress of the booking.
   */
  progress: Versioned<Progress>;
  /**
   * Every hint of the stop that was shown so far, this one last.
   */
  hints: string[];
}
/**
 * Seats to hold. One person holds seats of the same date at most ten times in 24 hours; then the answer is
 * `RESOURCE_EXHAUSTED` with the reason `holds`, `Retry-After` and `until`.
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
   * Number of seats, 1–10.
   */
  seats: number;
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
   * Number of people served earlier, plus one; `null` for somebody who does not wait.
   */
  position: number | null;
  /**
   * Status of the entry.
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
  entry: Versioned<QuestQueueEntry>;
  /**
   * The place in line, from 1; missing for who does not wait.
   */
  position?: number | null;
}
/**
 * A hangout as one reader sees it.
 */
export interface Invitation {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Its version, which an edit can name.
   */
  version: number;
  /**
   * Moment of the last change that calendars show.
   */
  changedAt: Timestamp;
  /**
   * Status of the hangout.
   */
  status: HangoutStatus;
  /**
   * Reason why it was cancelled.
   */
  cancelReason?: string | null;
  /**
   * Title of the hangout.
   */
  title: string;
  /**
   * Anything to know.
   */
  note?: string | null;
  theme?: HangoutTheme | null;
  /**
   * Path of the cover photo.
   */
  photoRef?: string | null;
  /**
   * Seed of the cover that is drawn; the id of the hangout, if missing.
   */
  coverSeed?: string | null;
  source?: HangoutSource | null;
  /**
   * Person who invites.
   */
  host: InvitationHost;
  /**
   * Names of those who host it too.
   */
  coHosts: string[];
  place?: HangoutPlace | null;
  /**
   * Date of the hangout, or its options.
   */
  when: HangoutWhen;
  /**
   * Dates to vote for, in the order of the hangout.
   */
  options: InvitationOption[];
  /**
   * The option that was chosen.
   */
  chosenOption?: string | null;
  best: BestDate | null;
  pollDeadline?: Timestamp | null;
  /**
   * `true` if votes are taken now.
   */
  pollOpen: boolean;
  /**
   * Dates that members propose, the earliest first: all for hosts; for members those of others too, where neither votes
   * nor guests are hidden.
   */
  proposals: InvitationProposal[];
  /**
   * `true` if members can propose dates now.
   */
  takesProposals: boolean;
  /**
   * `true` if only hosts see how others voted.
   */
  hideVotes: boolean;
  /**
   * `true` if only hosts see who else is in it.
   */
  hideGuests: boolean;
  /**
   * Number of people there is room for.
   */
  capacity?: number | null;
  /**
   * Seats that nobody has; `null` without a limit.
   */
  seatsLeft: number | null;
  /**
   * Number of others each may bring.
   */
  plusOnes: number;
  /**
   * Number of people who come, with those they bring.
   */
  going: number;
  /**
   * Number of people who wait for a seat, with those they bring.
   */
  waiting: number;
  /**
   * Number of members who have voted, or said whether they come.
   */
  answered: number;
  /**
   * People in it, in the order in which they came; hosts and oneself alone where guests are hidden.
   */
  people: InvitationPerson[];
  me: InvitationSelf | null;
  /**
   * Place of the reader in the queue for a seat, from 1; `null` for somebody who does not wait.
   */
  myPlaceInLine: number | null;
  pointsFrom?: Timestamp | null;
  /**
   * `true` if the reader hosts it.
   */
  isHost: boolean;
  /**
   * `true` if cars are shared on the way there or back; a seat in one is for people with an account.
   */
  hasCars: boolean;
  /**
   * Path of the page to give to others: the link that joins, for whoever is in it; the public page, where
   * there is one. `null` where nobody else could open it.
   */
  shareUrl: string | null;
  /**
   * Comments of members, the earliest first; `null` for somebody who has not joined.
   */
  comments: InvitationComment[] | null;
}
/**
 * Person who invites.
 */
export interface InvitationHost {
  /**
   * Their name.
   */
  name: string;
  /**
   * Their user name.
   */
  userName?: string | null;
  /**
   * Path of their photo.
   */
  photoRef?: string | null;
  /**
   * Seed of the face that is drawn where there is no photo: `#` and 8 hexadecimal digits, FNV-1a of the id of the
   * account, or of the member for a guest.
   */
  faceSeed: string;
}
/**
 * Somebody who is in a hangout.
 */
export interface InvitationPerson {
  /**
   * Id of the member; to a reader who is in it the one that functions take, to others one that only tells people
   * apart.
   */
  memberId: string;
  /**
   * Their name.
   */
  name: string;
  /**
   * Their user name, where their name reads like the one of somebody else in the hangout.
   */
  userName?: string | null;
  /**
   * `true` if they have no account: anybody could have typed the name.
   */
  isGuest: boolean;
  /**
   * `host`, `coHost` or `member`.
   */
  role: string;
  /**
   * `true` if it makes no sense without them.
   */
  isNeeded: boolean;
  /**
   * Path of their photo, where the reader may see it.
   */
  photoRef?: string | null;
  /**
   * Seed of the face that is drawn where there is no photo: `#` and 8 hexadecimal digits, FNV-1a of the id of the
   * account, or of the member for a guest.
   */
  faceSeed: string;
  /**
   * Their vote on each option, by its id; missing where votes are hidden.
   */
  votes?: {
    [k: string]: Vote;
  } | null;
  rsvp?: Rsvp | null;
  /**
   * Size of their party, themselves included.
   */
  partySize: number;
  /**
   * `true` if the date has changed since they said that they come.
   */
  reconfirm: boolean;
  /**
   * `true` if they were there.
   */
  attended: boolean;
  /**
   * For hosts, of a guest: whether they left an email address, at which they hear of changes.
   */
  hasEmail?: boolean | null;
}
/**
 * Something a member said.
 */
export interface InvitationComment {
  /**
   * Id of the comment.
   */
  id: string;
  /**
   * The member who said it.
   */
  memberId: string;
  /**
   * Their name then.
   */
  name: string;
  /**
   * Their user name, where their name reads like the one of somebody else in the hangout.
   */
  userName?: string | null;
  /**
   * `true` if they have no account.
   */
  isGuest: boolean;
  /**
   * Seed of the face that is drawn where there is no photo: `#` and 8 hexadecimal digits, FNV-1a of the id of the
   * account, or of the member for a guest.
   */
  faceSeed: string;
  /**
   * Text of the comment; empty where there is only a photo.
   */
  text: string;
  /**
   * Path of a photo.
   */
  photo?: string | null;
  /**
   * Moment of the comment.
   */
  at: Timestamp;
  /**
   * `true` if the reader may remove it.
   */
  canRemove: boolean;
}
/**
 * People to invite by email.
 */
export interface InviteByEmail {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Their addresses, at most 20. Nobody is written to twice, unless it is said so.
   */
  emails: string[];
  /**
   * `true` to write once more to those who were invited before and have not joined.
   */
  again?: boolean;
}
/**
 * Invitation that a code stands for.
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
   * Person who invites.
   */
  by: Inviter;
  /**
   * True if the link makes nobody friends at once any more: who opens it now sends a friend request.
   */
  asksFirst: boolean;
  friendship: Versioned<Friendship> | null;
  request: Versioned<FriendRequest> | null;
}
/**
 * Inviter, as the invited person sees them.
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
 * Result of inviting.
 */
export interface InvitedByEmail {
  /**
   * Number of emails that were sent.
   */
  sent: number;
  /**
   * Addresses that have had enough such emails within a day; they can have the link another way.
   */
  later: string[];
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
   * Name that somebody without an account gives.
   */
  guestName?: string | null;
  /**
   * The secret that somebody had as a guest, `{memberId}.{secret}`, who has an account now: what they answered and said
   * becomes the account's, and the guest is gone.
   */
  guestKey?: string | null;
  /**
   * `true` to look only: the host, the title and the date. Nobody needs to be signed in for it.
   */
  preview?: boolean;
  /**
   * `true` to refuse with the reason `full` where there is no room; otherwise the caller queues.
   */
  onlySeated?: boolean;
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
   * Number of seats, 1–10.
   */
  seats: number;
}
/**
 * Somebody who wants to join.
 */
export interface JoinWaitlist {
  /**
   * Address to invite; not needed by people who are signed in.
   */
  email?: string | null;
  /**
   * One's place in the queue, to ask where it is by now.
   */
  id?: string | null;
}
/**
 * A hangout somebody is in now.
 */
export interface JoinedHangout {
  /**
   * The hangout.
   */
  hangout: Versioned<Hangout>;
  /**
   * Host of the hangout.
   */
  host: HangoutHost;
  member: Versioned<HangoutMember> | null;
  /**
   * Path of the page on which a guest changes what they said: `/hangout/{id}?k=…`. Its `k` is the argument `key` of
   * the functions, and of the documents and topics of the hangout.
   */
  editUrl?: string | null;
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
   * Reason, 1–2 000 characters; the person whose points they are reads it.
   */
  reason: string;
}
/**
 * Decision about points.
 */
export interface JudgedPoints {
  /**
   * The line that says so.
   */
  line: PointsEntry;
}
/**
 * Address at which a guest wants to be told the date.
 */
export interface KeepGuestEmail {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * The secret of the guest.
   */
  key: string;
  /**
   * Their address; `null` to forget it.
   */
  email?: string | null;
}
/**
 * The caller's part of a board.
 */
export interface Leaderboard {
  board: Board;
  period: Period;
  /**
   * Number of people on it.
   */
  people: number;
  /**
   * The first three.
   */
  top: BoardRow[];
  /**
   * Everybody, on a board of at most thirty; else the caller with five above and five below, or the first eleven where
   * the caller is not on the board.
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
   * `true` if the caller is hidden from every board.
   */
  hidden: boolean;
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
 * Somebody who does not want to join any more.
 */
export interface LeaveWaitlist {
  /**
   * The place in the queue.
   */
  id: string;
}
/**
 * Somebody has left.
 */
export interface LeftHangout {
  /**
   * Id they had as a member.
   */
  memberId: string;
  /**
   * `true` if the earlier links no longer let guests in, because a host took somebody off. `rotateInvite` makes a
   * new one.
   */
  guestsClosed: boolean;
}
/**
 * A guest list: that of one date, or of all dates of a quest.
 */
export interface ListGuests {
  /**
   * Id of a quest of the caller's.
   */
  questId: string;
  /**
   * Id of one of its sessions; all of them, if missing.
   */
  sessionId?: string | null;
}
/**
 * The owner of a list, as readers of the list see them.
 */
export interface ListOwner {
  /**
   * Their id.
   */
  uid: string;
  /**
   * Their name.
   */
  name?: string | null;
  /**
   * Their user name.
   */
  user_name?: string | null;
  /**
   * Path of their photo.
   */
  photoRef?: string | null;
}
/**
 * Data of a `change` event, and of the `snapshot` of a topic that is one document.
 */
export interface LiveChange<Data = unknown> {
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
  data: Data | null;
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
 * A carpool to lock or open again.
 */
export interface LockCarpool {
  /**
   * Id of the carpool.
   */
  carpoolId: string;
  /**
   * New status.
   */
  status: CarpoolStatus;
}
/**
 * Notifications that were read.
 */
export interface MarkNotifications {
  /**
   * Ids of the notifications; all of the caller's, if missing.
   */
  ids?: string[] | null;
}
/**
 * Number of notifications marked.
 */
export interface Marked {
  /**
   * Number of those that were unread before.
   */
  marked: number;
}
/**
 * Somebody's wish to do what is on another person's list too, as that person sees it.
 */
export interface MeToo {
  /**
   * Id of the list.
   */
  listId: string;
  /**
   * Id of the item of it.
   */
  itemId: string;
  /**
   * Id of the list's owner.
   */
  ownerId: string;
  /**
   * Name of the person, or the name a guest gave.
   */
  name: string;
  /**
   * Id of the person; missing where it is a guest.
   */
  userId?: string | null;
  /**
   * Moment when they said so.
   */
  at: string;
}
/**
 * One person's "me too".
 */
export interface MeTooId {
  /**
   * Its id.
   */
  id: string;
}
/**
 * A message to guests. There are at most ten for a quest in 24 hours; then the answer is `RESOURCE_EXHAUSTED` with the
 * reason `messages`.
 */
export interface MessageGuests {
  /**
   * Id of a quest of the caller's.
   */
  questId: string;
  /**
   * Id of the date whose guests it is for; those of every date that is not over, if missing.
   */
  sessionId?: string | null;
  /**
   * Id of the one booking it is for.
   */
  bookingId?: string | null;
  /**
   * Text, 1–2 000 characters.
   */
  text: string;
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
 * The own user name, typed to show that it is meant.
 */
export interface MyName {
  user_name: string;
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
 * The own password.
 */
export interface MyPassword {
  password: string;
}
/**
 * Availability of a user name.
 */
export interface NameIsFree {
  /**
   * True when nobody has it, in any letter case, nobody gave it up less than a year ago, and it does not look like a
   * name of the system.
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
   * Number of them that are already taken; none, if missing.
   */
  companions?: number | null;
  /**
   * Place where it starts, or ends on the way back.
   */
  origin: RidePoint;
  /**
   * Number to call the driver, at most 40 characters; for who rides along.
   */
  phone?: string | null;
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
 * A carpool to open.
 */
export interface OpenCarpool {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Direction of the carpool.
   */
  direction: CarpoolDirection;
  targetTime?: Timestamp | null;
  destination?: RidePoint | null;
}
/**
 * The proposals of a hangout that are open.
 */
export interface OpenProposals {
  /**
   * Those that the caller sees, the earliest date first.
   */
  proposals: InvitationProposal[];
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
 * One of the caller's places in a queue.
 */
export interface OwnPlace {
  /**
   * Id of the place.
   */
  id: string;
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
 * One date of one of the caller's quests.
 */
export interface OwnSession {
  /**
   * Id of the session.
   */
  sessionId: string;
}
/**
 * A person as the viewer sees them. Of somebody whom the caller may not see there is none.
 */
export interface PersonProfile {
  uid: string;
  card: ProfileCard | null;
  stats: ProfileStats | null;
  /**
   * Lists that the viewer can open without a link, the newest year first.
   */
  years: ProfileYear[];
}
/**
 * A person as they describe themselves, as far as the viewer sees it.
 */
export interface ProfileCard {
  name: string;
  user_name?: string | null;
  photoRef?: string | null;
  bio?: string | null;
  /**
   * Name of their home area.
   */
  home?: string | null;
}
/**
 * Sums over a person's ledger of points.
 */
export interface ProfileStats {
  /**
   * Points of all time.
   */
  points: number;
  /**
   * Points since Monday 00:00 UTC.
   */
  thisWeek: number;
  /**
   * Every badge, also those without a level yet.
   */
  badges: Badge[];
}
/**
 * A list, and how far it came. What its owner hides does not count for others.
 */
export interface ProfileYear {
  year: number;
  listId: string;
  /**
   * Items that are done.
   */
  done: number;
  /**
   * Items, without dropped ones.
   */
  total: number;
}
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
   * Moment when it was uploaded.
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
   * Its address, without a slash at the end; `null` for one that comes with the maps script.
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
  plan: Versioned<Plan>;
}
/**
 * A sign that somebody has a plan open.
 */
export interface PlanPresence {
  /**
   * Id of the plan.
   */
  planId: string;
  /**
   * The secret of a link that is good for editing.
   */
  key?: string | null;
  /**
   * Id of the stop they look at.
   */
  at?: string | null;
  /**
   * `true` if they leave.
   */
  isLeaving?: boolean;
}
/**
 * Route of one car.
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
   * Whole minutes that they add to its way, from the middle of the areas.
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
   * Digest of the data that the plan was made of; pass it on to apply the plan.
   */
  planOf: string;
  /**
   * `true` if it is applied: every seat is requested, and its driver answers.
   */
  applied: boolean;
  /**
   * Route of each car.
   */
  cars: PlannedCar[];
  /**
   * Ids of the riders without a seat.
   */
  left: string[];
  /**
   * `true` if no other plan is better; this is proven.
   */
  isExact: boolean;
  /**
   * People with a seat.
   */
  carried: number;
  /**
   * Whole minutes of detour of all cars; ways are straight lines stretched, not roads.
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
 * Progress of a booking, and the edition of the quest that is played.
 */
export interface Played {
  /**
   * Progress of the booking.
   */
  progress: Versioned<Progress>;
  /**
   * The quest, to be kept for where there is no network.
   */
  quest: Quest;
}
/**
 * Review of a guest.
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
   * Text of the review, at most 4 000 characters.
   */
  text?: string | null;
}
/**
 * A date to propose.
 */
export interface ProposeOption {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Moment when it would begin.
   */
  start: Timestamp;
  /**
   * Length of it, in minutes.
   */
  durationMin?: number | null;
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * A date that is proposed.
 */
export interface ProposedOption {
  /**
   * The proposal.
   */
  proposal: InvitationProposal;
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
   * User name of its creator.
   */
  createdByUsername: string;
  /**
   * Name of its creator.
   */
  ownerName?: string | null;
  /**
   * Title that its owner gave it.
   */
  title?: string | null;
  /**
   * Moment of its latest change.
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
   * Cursor of the next page; `null` at the end.
   */
  cursor?: string | null;
}
/**
 * The part of a quest that a list or a map shows.
 */
export interface QuestCard {
  /**
   * Id of the quest.
   */
  id: string;
  /**
   * Fields of the quest: title, summary, category, difficulty, mode, price, cover, statistics, and of each stop its
   * title and position.
   */
  quest: Quest;
  /**
   * Its next dates that take bookings, at most 12, the earliest first; empty without dates.
   */
  dates: QuestDate[];
}
/**
 * A date of a quest that takes bookings.
 */
export interface QuestDate {
  /**
   * Time at which it begins.
   */
  startsAt: Timestamp;
  /**
   * IANA zone its times are shown in.
   */
  timeZone?: string | null;
  /**
   * Seats that nobody has booked or holds.
   */
  free: number;
  price?: Price | null;
}
/**
 * Published quests, the newest first, at most 1 000 of them.
 */
export interface QuestCards {
  /**
   * The quests.
   */
  quests: QuestCard[];
  /**
   * The cursor of the next page; `null` after the last one.
   */
  cursor?: string | null;
}
/**
 * Figures of one day.
 */
export interface QuestDay {
  /**
   * The day in UTC, `2027-03-14`.
   */
  day: string;
  /**
   * Bookings made.
   */
  bookings: number;
  /**
   * Seats of these bookings.
   */
  seats: number;
  /**
   * People who looked at the page.
   */
  views: number;
  /**
   * Walks that began.
   */
  started: number;
  /**
   * Walks that were finished.
   */
  finished: number;
  /**
   * Reviews written.
   */
  reviews: number;
  /**
   * Sum of their stars.
   */
  stars: number;
}
/**
 * Figures of a quest.
 */
export interface QuestFigures {
  /**
   * Bookings that bring guests.
   */
  bookings: number;
  /**
   * Their seats.
   */
  seats: number;
  /**
   * Paid, or to be paid at the meeting, by currency.
   */
  earned: Money[];
  /**
   * Money that guests get back and have not yet, by currency.
   */
  refundsDue: Money[];
  /**
   * Dates that bring money, or have some to give back.
   */
  dates: DateFigures[];
  /**
   * The latest 90 days on which something happened, the earliest first.
   */
  days: QuestDay[];
  /**
   * Walks that began.
   */
  started: number;
  /**
   * Walks that were finished.
   */
  finished: number;
  /**
   * The stops of the published edition, in order.
   */
  stops: StopFigures[];
  /**
   * Number of reviews with one to five stars.
   */
  ratings: number[];
}
/**
 * Numbers of people by how far they come.
 */
export interface StopFigures {
  /**
   * Id of the stop.
   */
  stopId: string;
  /**
   * Walks that reached it.
   */
  reached: number;
  /**
   * Walks that gave up on the way to the next stop: it is the last they reached, and they did not finish.
   */
  left: number;
  /**
   * Wrong answers at it.
   */
  wrong: number;
  /**
   * Hints shown at it.
   */
  hints: number;
}
/**
 * Quests to find the caller's friends on.
 */
export interface QuestFriends {
  /**
   * Ids of the quests, 1–50.
   */
  questIds: string[];
}
/**
 * A message that the creator of a quest has sent to guests of it. Guests find it among their notifications, and in their
 * email where they have confirmed an address.
 */
export interface QuestMessage {
  /**
   * Creator of the quest, who wrote it.
   */
  creatorId: string;
  /**
   * The quest.
   */
  questId: string;
  /**
   * The date whose guests it is for; those of every date ahead, if missing.
   */
  sessionId?: string | null;
  /**
   * The one booking it is for.
   */
  bookingId?: string | null;
  /**
   * Text, 1–2 000 characters.
   */
  text: string;
  /**
   * Number of people it was sent to.
   */
  recipients: number;
  /**
   * Moment when it was sent.
   */
  at: string;
  /**
   * `due` until the emails have been handed to the mail server.
   */
  emailDue?: string | null;
}
/**
 * An invitation to read.
 */
export interface ReadInvitation {
  /**
   * Id of the hangout, or the code in its link.
   */
  id: string;
  /**
   * The secret of a guest, or the code in its link.
   */
  key?: string | null;
}
/**
 * A list whose owner the caller wants to know.
 */
export interface ReadListOwner {
  /**
   * Id of the list.
   */
  listId: string;
  /**
   * The secret of a link to that list.
   */
  key?: string | null;
}
/**
 * An event that was stored.
 */
export interface Received {
  /**
   * Always true.
   */
  received: boolean;
}
/**
 * Codes that sign in without the authenticator.
 */
export interface RecoveryCodes {
  /**
   * Each is good once. They are shown now and never again.
   */
  recoveryCodes: string[];
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
 * Number of people who were reminded.
 */
export interface Reminded {
  /**
   * People who have not answered yet: members, friends who are invited and guests who left an email address.
   */
  reminded: number;
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
 * Something that the caller does not want any more, or that the owner of the list removes.
 */
export interface RemoveMeToo {
  /**
   * Id that `addMeToo` answered with.
   */
  id: string;
  /**
   * The secret of a guest.
   */
  guestSecret?: string | null;
}
/**
 * Dates of a quest to take back.
 */
export interface RemoveQuestSessions {
  /**
   * Ids of the sessions, all of one quest.
   */
  sessionIds: string[];
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
  user: Versioned<User>;
}
/**
 * Reply of the creator.
 */
export interface ReplyToReview {
  /**
   * Id of the review, which is that of its booking.
   */
  reviewId: string;
  /**
   * Text of the reply, at most 4 000 characters; an empty one takes the reply back.
   */
  reply: string;
}
/**
 * Something that should not be there.
 */
export interface ReportContent {
  /**
   * Type of the thing.
   */
  type: ReportedType;
  /**
   * Its id.
   */
  id: string;
  /**
   * Fault to report, 1–2 000 characters.
   */
  reason: string;
  /**
   * The secret of the link by which it can be seen.
   */
  key?: string | null;
}
/**
 * A report that was taken.
 */
export interface Reported {
  /**
   * The report.
   */
  flag: Versioned<Flag>;
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
   * Number of people in the party; one, if missing.
   */
  partySize?: number | null;
  /**
   * Place to pick them up, or to drop them off.
   */
  pickup: RidePoint;
  /**
   * Number to call them, at most 40 characters; for their driver and who rides along.
   */
  phone?: string | null;
  earliest?: Timestamp | null;
  latest?: Timestamp | null;
}
/**
 * A new password, set with the secret of an email.
 */
export interface ResetPassword {
  /**
   * The secret in the email.
   */
  token: string;
  /**
   * The password from now on, 8–128 characters.
   */
  password: string;
}
/**
 * A member after they said whether they come.
 */
export interface Responded {
  /**
   * The caller.
   */
  member: Versioned<HangoutMember>;
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
   * Decision about the quest.
   */
  opinion: Opinion;
  /**
   * Reason, up to 2 000 characters; its creator reads it.
   */
  note?: string | null;
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
 * Something that shall not be shared any more.
 */
export interface RevokeShare {
  /**
   * Type of the thing.
   */
  type: ShareType;
  /**
   * Its id.
   */
  id: string;
}
/**
 * A rider.
 */
export interface RideDone {
  rider: Versioned<CarpoolRider> | null;
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
 * A link to put in the place of an earlier one.
 */
export interface RotateInvite {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  expires?: Timestamp | null;
  /**
   * Number of people who can join by it; any number, if missing.
   */
  maxUses?: number | null;
  /**
   * `true` to make no new one.
   */
  revoke?: boolean;
}
/**
 * From one point to another.
 */
export interface RouteLeg {
  /**
   * Means of travel.
   */
  mode: Profile;
  /**
   * Longitude and latitude of the beginning.
   */
  from: number[];
  /**
   * Longitude and latitude of the end.
   */
  to: number[];
}
/**
 * Legs whose ways are asked for.
 */
export interface RouteLegs {
  /**
   * The legs, 1–50.
   */
  legs: RouteLeg[];
}
/**
 * Points between which times are asked for.
 */
export interface RouteTable {
  /**
   * Means of travel.
   */
  mode: Profile;
  /**
   * Longitude and latitude of each point, 2–50 points.
   */
  points: number[][];
}
/**
 * The ways of legs, in their order.
 */
export interface RoutedLegs {
  /**
   * The ways; `null` for a leg without one.
   */
  legs: (Way | null)[];
}
/**
 * The way from one point to another.
 */
export interface Way {
  /**
   * Minutes it takes.
   */
  min: number;
  /**
   * Kilometres it is long.
   */
  km: number;
  /**
   * Longitude and latitude of its points.
   */
  line: number[][];
}
/**
 * Times and lengths between points, row by row: from the first to each, from the second to each, ….
 */
export interface RoutedTable {
  /**
   * Minutes; `null` where there is no way.
   */
  minutes: (number | null)[];
  /**
   * Kilometres; `null` where there is no way.
   */
  kilometres: (number | null)[];
}
/**
 * Answer of somebody: they come, may come, or do not.
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
   * Size of the party, themselves included; unchanged, if missing.
   */
  partySize?: number | null;
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * Configuration that the app may read before anybody has signed in.
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
   * Address of that script.
   */
  mapsScript: string;
  /**
   * Services that find places, the one to ask first in front.
   */
  placeSearch: PlaceSearch[];
  /**
   * Sources of street tiles: addresses of styles, `TileJSON` or PMTiles files.
   */
  tiles: string[];
  /**
   * Means of travel of which real ways and times are known; others are estimated.
   */
  routing: string[];
  /**
   * Address of callable functions.
   */
  functionsUrl: string;
  /**
   * True where quests can be paid by card.
   */
  cardPayments: boolean;
  /**
   * Providers that people may sign in with, at `/auth/openid/{name}?redirect=/…`.
   */
  openid: string[];
}
/**
 * Content of a quest that its creator writes, complete or not.
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
   * `true` to choose it although somebody who is needed cannot come.
   */
  force?: boolean;
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
   * Message that goes along with it, at most 280 characters.
   */
  message?: string | null;
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
 * New visibility of something.
 */
export interface SetShare {
  /**
   * Type of the thing.
   */
  type: ShareType;
  /**
   * Its id.
   */
  id: string;
  /**
   * New visibility.
   */
  visibility: Visibility;
  /**
   * True if everybody with a secret link sees it beside friends; as it was, if missing. Only with the visibility
   * `friends`.
   */
  withLink?: boolean | null;
  role?: LinkRole | null;
  expires?: Timestamp | null;
  /**
   * Ids of the friends who edit it with the owner; as it was, if missing.
   */
  editors?: string[] | null;
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
   * State of the payment.
   */
  payment: Settled;
}
/**
 * Visibility of something now.
 */
export interface Shared {
  /**
   * Path of its page, with the secret of the link where there is one: `/2026/{id}?k=…`, `/plan/{id}?k=…`. `null` when
   * nobody else may open it.
   */
  url: string | null;
  /**
   * Sharing state now. Of a plan these are fields of its own.
   */
  meta: Versioned<BucketListMeta>;
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
   * The code of an email, instead of a password.
   */
  code?: string | null;
  /**
   * The code of the authenticator or a recovery code, where the account asks for one.
   */
  totp?: string | null;
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
   * Expiry of the ID token, ISO-8601.
   */
  expiresAt: string;
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
 * The own password, unless the caller has signed in just now.
 */
export interface StartTotp {
  /**
   * The password; not needed within ten minutes of signing in.
   */
  password?: string | null;
}
/**
 * Edits to suggest.
 */
export interface SuggestPlanEdits {
  /**
   * Id of the plan.
   */
  planId: string;
  /**
   * The edits, 1–100, in order.
   */
  ops: PlanOp[];
  /**
   * The secret of a link by which the plan is open.
   */
  key?: string | null;
}
/**
 * Edits that were suggested.
 */
export interface SuggestedPlanEdits {
  /**
   * The suggestion.
   */
  suggestion: Versioned<PlanSuggestion>;
}
/**
 * An email that has arrived.
 */
export interface SupportLetter {
  /**
   * Its number, to be named when asking about it.
   */
  id: string;
}
/**
 * Result of copying items.
 */
export interface Taken {
  /**
   * The list they were taken into.
   */
  list: Versioned<BucketList>;
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
 * Code that the authenticator shows now.
 */
export interface TotpCode {
  code: string;
}
/**
 * Data to set up an authenticator with.
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
 * A booking to hand over, or names to change. Once every required stop is reached nobody else gets it (`played`).
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
   * The number of seats the friend gets; all of them, if missing.
   */
  seats?: number | null;
  /**
   * People on the seats, on the friend's where a friend gets them; unchanged, if missing.
   */
  seatNames?: string[] | null;
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
   * First activities, if there is no list yet.
   */
  activities?: Activity[] | null;
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
 * Part of their own private side that people see.
 */
export interface UserPrivate {
  /**
   * E-mail address, in lower case.
   */
  email: string;
  /**
   * Moment when the address was verified.
   */
  emailVerifiedAt?: string | null;
  /**
   * Since when signing in asks for an authenticator.
   */
  totpSince?: string | null;
  /**
   * Moment of the latest change of the user name.
   */
  renamedAt?: string | null;
  /**
   * Moment when the account will be deleted, if its deletion was requested.
   */
  deleteAt?: string | null;
  /**
   * Moment when the account was made.
   */
  createdAt: string;
}
/**
 * The address that is known to be the person's own.
 */
export interface Verified {
  email: string;
}
/**
 * The secret in an email.
 */
export interface VerifyEmail {
  token: string;
}
/**
 * A quest that somebody looks at.
 */
export interface ViewedQuest {
  /**
   * Id of the quest.
   */
  questId: string;
}
/**
 * Votes of somebody on dates.
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
    [k: string]: Vote | null;
  };
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * A member after a vote.
 */
export interface Voted {
  /**
   * The caller.
   */
  member: Versioned<HangoutMember>;
  /**
   * The options, the best first; `null` where votes are hidden from the caller.
   */
  ranking: RankedOption[] | null;
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
 * A suggestion to take back.
 */
export interface WithdrawPlanSuggestion {
  /**
   * Id of the suggestion.
   */
  suggestionId: string;
}
/**
 * A proposal to take back.
 */
export interface WithdrawProposal {
  /**
   * Id of the hangout.
   */
  hangoutId: string;
  /**
   * Id of the proposal.
   */
  proposalId: string;
  /**
   * The secret of a guest.
   */
  key?: string | null;
}
/**
 * A question of the caller's that nobody has answered yet, to be taken back.
 */
export interface WithdrawQuestQuestion {
  /**
   * Id of the question.
   */
  questionId: string;
}

/** Arguments of a function that changes something: sent again under the same key, it still happens once. */
export type Keyed<Arguments> = Arguments & { idempotencyKey: string };

/** The same for a caller who may not be signed in: 32 to 128 random characters show that a repeated call is theirs. */
export type GuestKeyed<Arguments> = Keyed<Arguments> & { guestSecret?: string | null };

/** The collections of the server, each with the type of its documents. */
export interface Collections {
  blocks: Block;
  bookings: Booking;
  bucketListMeta: BucketListMeta;
  bucketLists: BucketList;
  carpoolCars: CarOffer;
  carpoolRiders: CarpoolRider;
  carpools: Carpool;
  flags: Flag;
  friendRequests: FriendRequest;
  friendships: Friendship;
  hangoutActivity: HangoutActivity;
  hangoutComments: HangoutComment;
  hangoutMembers: HangoutMember;
  hangouts: Hangout;
  meToos: MeToo;
  notifications: Notification;
  places: Place;
  planSuggestions: PlanSuggestion;
  plans: Plan;
  points: PointsEntry;
  progress: Progress;
  questMessages: QuestMessage;
  questQuestions: GuestQuestion;
  questSessions: QuestSession;
  questWaitlist: QuestQueueEntry;
  quests: Quest;
  reviews: Review;
  selections: Selections;
  users: User;
  usersPrivate: UserPrivate;
  waitlist: WaitlistEntry;
}

/** The functions of the server: what each takes and answers. */
export interface Functions {
  acceptOffer: { data: Keyed<OwnPlace>; result: Accepted };
  addMeToo: { data: Keyed<AddMeToo>; result: MeTooId };
  addQuestSessions: { data: Keyed<AddQuestSessions>; result: AddedSessions };
  addWalkIn: { data: Keyed<AddWalkIn>; result: Versioned<Booking> };
  answerFriendRequest: { data: Keyed<AnswerFriendRequest>; result: Bond };
  answerPlanSuggestion: { data: Keyed<AnswerPlanSuggestion>; result: AnsweredPlanSuggestion };
  answerProposal: { data: Keyed<AnswerProposal>; result: OpenProposals };
  answerQuestQuestion: { data: Keyed<AnswerQuestQuestion>; result: Versioned<GuestQuestion> };
  answerRide: { data: Keyed<AnswerRide>; result: RideDone };
  applyCarpoolPlan: { data: Keyed<ApplyCarpoolPlan>; result: PlannedCarpool };
  archiveQuest: { data: Keyed<OwnQuest>; result: Versioned<Quest> };
  askQuestCreator: { data: Keyed<AskQuestCreator>; result: Versioned<GuestQuestion> };
  audit: { data: Nothing | null; result: Audit };
  backupNow: { data: Nothing | null; result: BackupFile };
  block: { data: Keyed<Somebody>; result: Blocked };
  browseLists: { data: BrowseLists; result: PublicLists };
  browseQuests: { data: BrowseQuests; result: QuestCards };
  calendarFeed: { data: Keyed<CalendarFeed>; result: CalendarAddress };
  cancelAccountDeletion: { data: Keyed<NoArguments>; result: Nothing };
  cancelBooking: { data: Keyed<CancelBooking>; result: Versioned<Booking> };
  cancelHangout: { data: Keyed<CancelHangout>; result: HangoutDone };
  cancelQuest: { data: Keyed<OwnQuest>; result: Versioned<Quest> };
  cancelQuestSession: { data: Keyed<OwnSession>; result: Versioned<QuestSession> };
  carryOverYear: { data: Keyed<CarryOverYear>; result: Taken };
  changeEmail: { data: ChangeEmail; result: Nothing };
  changePassword: { data: ChangePassword; result: Nothing };
  changeSeats: { data: Keyed<ChangeSeats>; result: Versioned<Booking> };
  checkInGuest: { data: Keyed<CheckInGuest>; result: Versioned<Booking> };
  checkInStop: { data: Keyed<CheckInStop>; result: CheckedIn };
  checkPayment: { data: OwnBooking; result: Checked };
  checkUsername: { data: WantedName; result: NameIsFree };
  checkoutQuest: { data: Keyed<CheckoutQuest>; result: CheckedOut };
  claimMeToos: { data: Keyed<ClaimMeToos>; result: ClaimedMeToos };
  cloneItems: { data: Keyed<CloneItems>; result: Taken };
  closePoll: { data: Keyed<MyHangout>; result: HangoutDone };
  closeQuestSession: { data: Keyed<OwnSession>; result: Versioned<QuestSession> };
  commentHangout: { data: Keyed<CommentHangout>; result: Commented };
  compareLists: { data: CompareLists; result: Comparison };
  confirmRide: { data: Keyed<ConfirmRide>; result: RideDone };
  confirmTogether: { data: Keyed<ConfirmTogether>; result: Confirmed };
  confirmTotp: { data: Keyed<TotpCode>; result: RecoveryCodes };
  contactSupport: { data: GuestKeyed<ContactSupport>; result: SupportLetter };
  countQuestView: { data: ViewedQuest; result: Nothing };
  createFriendLink: { data: Keyed<CreateFriendLink>; result: FriendLink };
  createHangout: { data: Keyed<CreateHangout>; result: CreatedHangout };
  createPlace: { data: Keyed<CreatePlace>; result: CreatedPlace };
  createPlan: { data: Keyed<CreatePlan>; result: PlanDone };
  decideReport: { data: Keyed<DecideReport>; result: DecidedReport };
  deleteNow: { data: MyNameAndPassword; result: ErasureReport };
  deleteQuestDraft: { data: Keyed<OwnQuest>; result: Nothing };
  duplicateQuest: { data: Keyed<OwnQuest>; result: Versioned<Quest> };
  editBucketItems: { data: Keyed<EditBucketItems>; result: EditedBucketItems };
  editHangout: { data: Keyed<EditHangout>; result: HangoutDone };
  editPlan: { data: Keyed<EditPlan>; result: PlanDone };
  explainScore: { data: ExplainScore; result: Explanation };
  exportMyData: { data: Keyed<NoArguments>; result: ExportLink };
  finishHangout: { data: Keyed<FinishHangout>; result: FinishedHangout };
  finishQuest: { data: Keyed<FinishQuest>; result: Versioned<Progress> };
  finishSignIn: { data: FinishSignIn; result: SignedIn };
  flagPlace: { data: Keyed<FlagPlace>; result: Reported };
  flagScore: { data: Keyed<FlagScore>; result: Reported };
  getBookedQuest: { data: OwnBooking; result: Versioned<Quest> };
  getLeaderboard: { data: GetLeaderboard; result: Leaderboard };
  getProfile: { data: GetProfile; result: PersonProfile };
  hideMe: { data: Keyed<HideMe>; result: HideMe };
  hideQuest: { data: Keyed<HideQuest>; result: Versioned<Quest> };
  holdSeats: { data: Keyed<HoldSeats>; result: Held };
  inviteByEmail: { data: Keyed<InviteByEmail>; result: InvitedByEmail };
  joinHangout: { data: GuestKeyed<JoinHangout>; result: JoinedHangout };
  joinQuestTeam: { data: Keyed<JoinQuestTeam>; result: Versioned<Progress> };
  joinQuestWaitlist: { data: Keyed<JoinQuestWaitlist>; result: InQueue };
  joinWaitlist: { data: GuestKeyed<JoinWaitlist>; result: InLine };
  keepGuestEmail: { data: Keyed<KeepGuestEmail>; result: GuestEmail };
  leaveCar: { data: Keyed<LeaveCar>; result: RideDone };
  leaveHangout: { data: Keyed<LeaveHangout>; result: LeftHangout };
  leaveQuestWaitlist: { data: Keyed<OwnPlace>; result: InQueue };
  leaveWaitlist: { data: LeaveWaitlist; result: InLine };
  listGuests: { data: ListGuests; result: GuestList };
  listSessions: { data: Nothing | null; result: Devices };
  lockCarpool: { data: Keyed<LockCarpool>; result: CarpoolDone };
  markNoShow: { data: Keyed<GuestAtDoor>; result: Versioned<Booking> };
  markNotifications: { data: Keyed<MarkNotifications>; result: Marked };
  messageGuests: { data: Keyed<MessageGuests>; result: Versioned<QuestMessage> };
  offerCar: { data: Keyed<OfferCar>; result: CarDone };
  openCarpool: { data: Keyed<OpenCarpool>; result: CarpoolDone };
  openQuestSession: { data: Keyed<OwnSession>; result: Versioned<QuestSession> };
  pauseQuest: { data: Keyed<OwnQuest>; result: Versioned<Quest> };
  planPresence: { data: PlanPresence; result: Nothing };
  postReview: { data: Keyed<PostReview>; result: Versioned<Review> };
  proposeOption: { data: Keyed<ProposeOption>; result: ProposedOption };
  publishQuest: { data: Keyed<OwnQuest>; result: Versioned<Quest> };
  questFigures: { data: ViewedQuest; result: QuestFigures };
  questFriends: { data: QuestFriends; result: FriendsOnQuests };
  readInvitation: { data: ReadInvitation; result: Invitation };
  readListOwner: { data: ReadListOwner; result: ListOwner };
  redeemInvite: { data: RedeemInvite; result: Invited };
  refreshSession: { data: Nothing | null; result: SignedIn };
  releasePoints: { data: Keyed<JudgePoints>; result: JudgedPoints };
  releaseSeats: { data: Keyed<OwnBooking>; result: Versioned<Booking> };
  remindHangout: { data: Keyed<MyHangout>; result: Reminded };
  removeFriend: { data: Keyed<Somebody>; result: Bond };
  removeHangoutComment: { data: Keyed<RemoveComment>; result: RemovedComment };
  removeMeToo: { data: Keyed<RemoveMeToo>; result: MeTooId };
  removeQuestSessions: { data: Keyed<RemoveQuestSessions>; result: Nothing };
  removeTotp: { data: MyPassword; result: Nothing };
  renameUser: { data: Keyed<WantedName>; result: Renamed };
  replyToReview: { data: Keyed<ReplyToReview>; result: Versioned<Review> };
  reportContent: { data: Keyed<ReportContent>; result: Reported };
  requestAccountDeletion: { data: Keyed<MyName>; result: Deletion };
  requestCode: { data: Address; result: Nothing };
  requestEmailVerification: { data: Nothing | null; result: Nothing };
  requestPasswordReset: { data: Address; result: Nothing };
  requestRide: { data: Keyed<RequestRide>; result: RideDone };
  resetPassword: { data: ResetPassword; result: Nothing };
  restoreCheck: { data: Nothing | null; result: BackupFile };
  resumeQuest: { data: Keyed<OwnQuest>; result: Versioned<Quest> };
  reviewQuest: { data: Keyed<ReviewQuest>; result: Versioned<Quest> };
  revokeSession: { data: Keyed<RevokeSession>; result: Nothing };
  revokeShare: { data: Keyed<RevokeShare>; result: Shared };
  rotateInvite: { data: Keyed<RotateInvite>; result: HangoutInvite };
  routeLegs: { data: RouteLegs; result: RoutedLegs };
  routeTable: { data: RouteTable; result: RoutedTable };
  rsvpHangout: { data: Keyed<RsvpHangout>; result: Responded };
  saveQuestDraft: { data: Keyed<SaveQuestDraft>; result: Versioned<Quest> };
  saveQuestSession: { data: Keyed<SaveQuestSession>; result: Versioned<QuestSession> };
  scheduleHangout: { data: Keyed<ScheduleHangout>; result: HangoutDone };
  sendFriendRequest: { data: Keyed<SendFriendRequest>; result: Bond };
  setRole: { data: Keyed<SetRole>; result: RolesNow };
  setShare: { data: Keyed<SetShare>; result: Shared };
  settlePayment: { data: Keyed<SettlePayment>; result: Versioned<Booking> };
  signIn: { data: SignIn; result: SignedIn };
  signOut: { data: Nothing | null; result: Nothing };
  signOutEverywhere: { data: Nothing | null; result: Ended };
  signUp: { data: SignUp; result: SignedIn };
  startQuest: { data: Keyed<StartQuest>; result: Played };
  startTotp: { data: Keyed<StartTotp>; result: TotpSetup };
  suggestPlanEdits: { data: Keyed<SuggestPlanEdits>; result: SuggestedPlanEdits };
  transferBooking: { data: Keyed<TransferBooking>; result: Versioned<Booking> };
  unblock: { data: Keyed<Somebody>; result: Blocked };
  undoCheckIn: { data: Keyed<GuestAtDoor>; result: Versioned<Booking> };
  upsertBucketList: { data: Keyed<UpsertBucketList>; result: Versioned<BucketList> };
  useHint: { data: Keyed<UseHint>; result: Hinted };
  verifyEmail: { data: VerifyEmail; result: Verified };
  voidPoints: { data: Keyed<JudgePoints>; result: JudgedPoints };
  voteHangout: { data: Keyed<VoteHangout>; result: Voted };
  withdrawPlanSuggestion: { data: Keyed<WithdrawPlanSuggestion>; result: Nothing };
  withdrawProposal: { data: Keyed<WithdrawProposal>; result: OpenProposals };
  withdrawQuest: { data: Keyed<OwnQuest>; result: Versioned<Quest> };
  withdrawQuestQuestion: { data: Keyed<WithdrawQuestQuestion>; result: Nothing };
}
