/** Screens that are not built yet, by their names in the route table: what each is called, and what it will be. */
export const announcements = {
  announcements: {
    "my-quests": { title: "My quests", promise: "Everything you booked, saved and finished, with your tickets." },
    plan: { title: "A plan", promise: "Stops in the best order, with time for each." },
    quest: { title: "A quest", promise: "A route with stops, clues and a story, to book and to play." },
    leaderboard: { title: "Leaderboard", promise: "Points among friends, and what they’re for." },
    hangout: { title: "A hangout", promise: "A date that suits everyone, and who drives." },
    "create-hangout": { title: "New hangout", promise: "Propose a few dates and share one link." },
    "join-hangout": { title: "You’re invited", promise: "See who invited you, to what, and when." },
    "quest-dashboard": { title: "Quest dashboard", promise: "Your quests, bookings and ratings." },
    carpool: { title: "Carpool", promise: "Cars and people on one map, and the best plan for both." },
    "create-quest": {
      title: "Create a quest",
      promise: "Story, stops, proof and dates, with a preview of what players see.",
    },
    checkout: { title: "Checkout", promise: "Choose a date, hold your seats, confirm." },
  },
};
