const seats = (count: number) => (count === 1 ? "1 seat" : `${count} seats`);
const reviews = (count: number) => (count === 1 ? "1 review" : `${count} reviews`);

/** English words of the dashboard of quests. */
export const en = {
  title: "Your quests",
  loading: "Loading your quests",
  untitled: "Untitled quest",
  create: "Create a quest",
  edit: "Edit",
  asTable: "As a table",
  asCards: "As cards",
  none: {
    title: "You haven’t made a quest yet",
    text: "A quest is a walk with stops, stories and little proofs. Its dates, guests and reviews will be here.",
    look: "See what others made",
    create: "Create a quest",
  },
  status: {
    published: "Published",
    draft: "Draft",
    inReview: "Being reviewed",
    paused: "Paused",
    cancelled: "Called off",
    archived: "Archived",
  },
  next: (time: string, booked: number, capacity: number) =>
    [time, capacity > 0 ? `${booked} of ${seats(capacity)} booked` : ""].filter(Boolean).join(", "),
  noDate: "No date coming up",
  anyTime: "Any time",
  calledOff: "Called off",
  stars: (sum: number, count: number) => `${Math.round((10 * sum) / count) / 10} ★, ${reviews(count)}`,
  seats: ({ booked, held, free, waiting }: { booked: number; held: number; free: number; waiting: number }) =>
    [
      `${booked} booked`,
      held > 0 ? `${held} being booked now` : "",
      free > 0 ? `${free} free` : "full",
      waiting > 0 ? `${waiting} waiting` : "",
    ]
      .filter(Boolean)
      .join(", "),
  seePage: "See its page",
  ahead: "Next dates",
  past: "Past dates",
  csv: "Save all guests as CSV",
  figures: {
    seats: (count: number): string => (count === 1 ? "seat booked" : "seats booked"),
    earned: "earned",
    free: "Free",
    refunds: (money: string) => `earned; ${money} to give back`,
    finished: "of those who began reached the end",
    reviews,
  },
  guests: {
    title: (time: string) => (time ? `Guests on ${time}` : "Guests"),
    none: "Nobody has booked this date yet.",
    guest: "Guest",
    more: (count: number) => `and ${count} more`,
    pays: (money: string, payment: string) =>
      ({
        paid: `paid ${money}`,
        atMeeting: `pays ${money} there`,
        pending: `paying ${money}`,
        refundDue: `gets ${money} back`,
        refunded: `got ${money} back`,
      })[payment] ?? "",
    checkIn: "Check in",
    in: "In",
    isIn: (name: string) => `${name} is in.`,
  },
  more: "More actions",
  actions: {
    pauseQuest: "Pause",
    resumeQuest: "Resume",
    publishQuest: "Publish",
    archiveQuest: "Archive",
    cancelQuest: "Call off",
    duplicateQuest: "Duplicate",
  },
  done: {
    pauseQuest: "Paused. Nobody new can book; guests keep their seats.",
    resumeQuest: "Open for bookings again.",
    publishQuest: "Published.",
    archiveQuest: "Archived.",
    cancelQuest: "Called off. Every guest is told, and gets their money back.",
    duplicateQuest: "Here’s your copy, as a draft.",
  },
  cancel: {
    title: "Call this quest off?",
    text: (bookings: number) =>
      bookings === 0
        ? "All its dates are called off. Nobody has booked."
        : `All its dates are called off. ${bookings === 1 ? "1 booking is" : `${bookings} bookings are`} cancelled: the guests are told and get all their money back.`,
    confirm: "Call it off",
  },
  columns: ["Quest", "State", "Date", "Booked", "Being booked", "Free", "Waiting"],
};
