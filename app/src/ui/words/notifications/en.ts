const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Things that a sentence of the inbox can name. */
export interface Told {
  /** Person who did it. */
  name: string;
  /** Name of the hangout, quest or item, in quotation marks; a general word where it has none. */
  title: string;
  year: number;
  /** Date and time that it is about; empty where there is none. */
  when: string;
  /** What the reader had answered. */
  answer?: string | undefined;
  /** Time when the reader's car leaves, where they drive. */
  leaves?: string | undefined;
  isKnown: boolean;
  /** Number of wishes it is about. */
  count: number;
}

/** English words of the inbox. */
export const en = {
  title: "Notifications",
  loading: "Loading your notifications",
  fresh: "New",
  earlier: "Earlier",
  markAll: "Mark all as read",
  older: (count: number) => `Show ${s(count, "older one")}`,
  end: "Notifications stay here for 90 days.",
  none: "Nothing here yet",
  noneExplained: "Invitations, new dates, free seats and news about your list will show up here.",
  offline: "You’re offline. This is what this device saw last.",
  unread: "New:",
  see: "See",
  seeAll: "See all",
  arrived: (count: number) => `${count} new notifications`,
  somebody: "Someone",
  quoted: (title: string) => `“${title}”`,
  untitled: "something",
  confirm: "Yes, we did",
  confirmOf: (title: string) => `Yes, we did ${title}`,
  confirmed: (points: number) =>
    points > 0 ? `Ticked on your list too. That’s ${s(points, "point")} for each of you.` : "Ticked on your list too.",
  untick: "Undo",
  untickOf: (title: string) => `Take the tick off ${title}`,
  settings: {
    open: "Choose what you hear about",
    title: "Notifications",
    lede: "What you turn off stays quiet: no entry here, no email.",
    groups: {
      invitations: { title: "Invitations", text: "Hangouts you’re invited to, and reminders to answer" },
      answers: { title: "Answers", text: "Who joins your hangouts or can’t come after all, and dates they suggest" },
      dates: { title: "Dates", text: "A hangout gets a date, moves or is cancelled, or a spot opens" },
      rides: { title: "Rides", text: "Seats in cars that you offer or ask for" },
      lists: { title: "Lists", text: "Things you did together, and lists you may edit" },
      quests: { title: "Quests", text: "Bookings, seats, dates and questions" },
    },
  },
  /** Several notifications of one kind about one thing. */
  many: {
    hangoutJoined: (names: string, title: string) => `${names} joined ${title}`,
    hangoutDeclined: (names: string, title: string) => `${names} can’t come to ${title} after all`,
    hangoutDateProposed: (names: string, title: string) => `${names} proposed dates for ${title}`,
    rideRequested: (names: string, title: string) => `${names} would like seats in your car for ${title}`,
    questBooked: (names: string, title: string) => `${names} booked ${title}`,
  },
  others: (count: number) => s(count, "other"),
  says: {
    friendRequest: ({ name }: Told) => `${name} wants to be friends`,
    doneTogether: ({ name, title }: Told) => `${name} says you did ${title} together. Is that right?`,
    listEditorAdded: ({ name, year }: Told) => `${name} lets you edit their ${year} list`,
    meToo: ({ name, title, count }: Told) =>
      count > 1 ? `${name} wants ${title} and ${count - 1} more of your wishes too` : `${name} wants ${title} too`,
    hangoutInvited: ({ name, title }: Told) => `${name} invited you to ${title}`,
    hangoutJoined: ({ name, title, when }: Told) => (when ? `${name} joined ${title}` : `${name} voted on ${title}`),
    hangoutDeclined: ({ name, title }: Told) => `${name} can’t come to ${title} after all`,
    hangoutNeededDeclined: ({ name, title }: Told) => `${name} can’t come to ${title}, and you need ${name} there`,
    hangoutScheduled: ({ title, when, answer }: Told) => {
      if (!when) return `${title} has a date`;
      if (answer === "going") return `It’s on: ${title}, ${when}`;
      if (answer === "waitlisted") return `${title} is on ${when}. You’re on the waiting list`;
      if (answer === "no") return `${title} is on ${when}, sorry you’ll miss it`;
      return answer === "maybe" ? `${title} is on ${when}. Can you make it?` : `${title} is on ${when}. Are you in?`;
    },
    hangoutMoved: ({ title, when, answer, leaves }: Told) => {
      const car = leaves ? `Your car now leaves at ${leaves}. ` : "";
      if (!when) return `${title} has a new date. Can you still come?`;
      return `${title} moved to ${when}. ${car}${answer === "going" ? "Can you still come?" : "Can you come now?"}`;
    },
    hangoutTakenOff: ({ name, title }: Told) => `${name} took you off ${title}`,
    hangoutCancelled: ({ title }: Told) => `${title} was cancelled`,
    hangoutSeat: ({ title }: Told) => `A spot opened up. You’re in for ${title}`,
    hangoutDateProposed: ({ name, title }: Told) => `${name} proposed another date for ${title}`,
    hangoutProposalAccepted: ({ title }: Told) => `Your date for ${title} is in the vote now`,
    hangoutProposalDeclined: ({ title }: Told) => `The date you proposed for ${title} isn’t in the vote`,
    hangoutDateAdded: ({ title }: Told) => `${title} has one more date to vote on`,
    planSuggestion: ({ name, title }: Told) => `${name} suggests a change to ${title}`,
    hangoutReminder: ({ title }: Told) => `${title} is waiting for your answer`,
    hangoutTicked: ({ name, title }: Told) => `${name} ticked ${title} on your list too`,
    rideRequested: ({ name, title }: Told) => `${name} would like a seat in your car for ${title}`,
    rideAccepted: ({ title }: Told) => `You have a seat for ${title}`,
    rideDeclined: ({ title }: Told) => `That car has no seat for you for ${title}. Ask another driver`,
    rideWaiting: ({ title }: Told) => `Your car for ${title} is full now. You’re on its waiting list`,
    rideLeft: ({ name, title }: Told) => `${name} no longer needs a seat in your car for ${title}`,
    rideRetimed: ({ title }: Told) => `Your pick-up time for ${title} has changed`,
    rideMoved: ({ title }: Told) => `You’re in another car for ${title} once its driver says yes`,
    rideLost: ({ title }: Told) => `Your ride for ${title} fell through. Find another car`,
    rideSeatOpen: ({ name, title, isKnown }: Told) =>
      isKnown ? `${name} has a free seat for ${title}` : `A car for ${title} has a free seat`,
    questBooked: ({ name, title }: Told) => `${name} booked ${title}`,
    bookingCancelled: ({ name, title, isKnown }: Told) =>
      isKnown ? `${name} cancelled their booking for ${title}` : `A booking for ${title} was cancelled`,
    bookingReceived: ({ name, title }: Told) => `${name} gave you their seats for ${title}`,
    bookingSeatsChanged: ({ name, title }: Told) => `${name} changed the number of their seats for ${title}`,
    paidTooLate: ({ title }: Told) =>
      `Your payment for ${title} came after the seats were gone. All of it is on its way back`,
    questMoved: ({ title, when }: Told) => (when ? `${title} was moved to ${when}` : `${title} was moved`),
    questMeetingPlace: ({ title }: Told) => `You’ll meet at another place for ${title}. It’s on your ticket`,
    questSeat: ({ title }: Told) => `Seats opened up for ${title}. We’re holding them for you for a short time`,
    questCancelled: ({ title, when }: Told) => (when ? `${title} on ${when} was cancelled` : `${title} was cancelled`),
    questApproved: ({ title }: Told) => `${title} is public now`,
    questSentBack: ({ title }: Told) => `${title} needs a few changes before it goes public`,
    questHidden: ({ title }: Told) => `${title} was hidden until you change it`,
    questMessage: ({ name, title }: Told) => `${name} wrote to you about ${title}`,
    questQuestion: ({ name, title }: Told) => `${name} asks you about ${title}`,
    questAnswer: ({ name, title }: Told) => `${name} answered your question about ${title}`,
    other: ({ title }: Told) => `There’s news about ${title}`,
  },
};
