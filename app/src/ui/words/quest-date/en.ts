const seatsAre = (count: number) => (count === 1 ? "1 seat is" : `${count} seats are`);
const peopleWait = (count: number) => (count === 1 ? "1 person waits" : `${count} people wait`);

/** English words of changing or calling off one date of a quest. */
export const en = {
  change: "Change",
  changeOf: (date: string) => `Change ${date}`,
  title: "Change this date",
  titleAnyTime: "Change seats and price",
  time: "Date and time",
  seats: "Seats",
  usually: (value: string) => `Leave it empty for ${value}, as for the whole quest.`,
  price: "Price per seat",
  free: "free",
  place: "Meeting place",
  placeHint: "Leave it empty for the first stop.",
  closes: "Booking closes",
  closesOptions: {
    0: "when it begins",
    60: "1 hour before",
    720: "12 hours before",
    1440: "1 day before",
    2880: "2 days before",
  },
  closesBefore: (time: string) => `${time} before`,
  unchanged: "Nothing changed yet.",
  save: "Save",
  saveAndNotify: "Save and tell the guests",
  saved: "Date changed.",
  notified: "Date changed. Your guests know.",
  seatsTaken: (taken: number) => `${seatsAre(taken)} taken, so there can’t be fewer.`,
  past: "That time has passed. Choose a later one.",
  stale: "This date changed meanwhile. Close this and look again.",
  effects: {
    title: "What your guests will hear",
    nobody: "Nobody has booked or waits, so nobody hears of it.",
    quiet: "Nobody hears of it.",
    moved: (seats: number) =>
      `${seatsAre(seats)} booked. Those guests find the new time in their inbox and on their ticket, and can cancel for free.`,
    movedWaiting: (count: number) => `${peopleWait(count)} for seats, and will hear the new time too.`,
    place: (seats: number) =>
      `${seatsAre(seats)} booked. Those guests find the new meeting place on their ticket, and a note in their inbox.`,
    price: (price: string) => `New guests pay ${price}. Whoever has booked keeps their price.`,
    added: (seats: number, waiting: number) =>
      `${seats === 1 ? "1 new seat goes" : `${seats} new seats go`} to those who wait first. ${peopleWait(waiting)} now.`,
  },
  more: "More for this date",
  close: "Take no more bookings",
  open: "Take bookings again",
  closedNow: "No more bookings for this date. Guests keep their seats.",
  openNow: "Open for bookings again.",
  cancel: {
    act: "Call this date off",
    title: "Call this date off?",
    booked: (seats: number) =>
      `${seatsAre(seats)} booked. Those guests will hear of it in their inbox and get all their money back.`,
    waiting: (count: number) => `${peopleWait(count)} for seats, and will hear of it too.`,
    nobody: "Nobody has booked or waits, so nobody hears of it.",
    final: "This can’t be undone.",
    confirm: "Call it off",
    done: "Called off.",
  },
};
