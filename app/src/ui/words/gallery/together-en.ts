/** The components for people, places and conversation. */
export const together = {
  people: {
    title: "People",
    picker: "Choosing people",
    who: "Who’s invited?",
    wantIt: "They want this too",
    friends: "Friends",
    fact: "3 h away",
    full: "Nobody more fits",
    car: "Who rides with you?",
    alone: "Nobody to choose",
    aloneLabel: "Who comes along?",
    noFriends: "No friends here yet",
    noFriendsExplained: "Type an email address, or send the link once it is ready.",
    openSheet: "Open a sheet",
    openSide: "Open it at the side",
    invite: (count: number) => (count === 1 ? "Invite 1 friend" : `Invite ${count} friends`),
  },
};
