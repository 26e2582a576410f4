type Keys = readonly (readonly [keys: string, does: string])[];

const everywhere: Keys = [
  ["Ctrl K", "Search and go anywhere"],
  ["/", "Search on this page"],
  ["n", "Write something new"],
  ["z", "Undo what was done last"],
  ["?", "This sheet"],
  ["Esc", "Close what lies on top"],
];
const list: Keys = [
  ["j", "Next row"],
  ["k", "Row before"],
  ["x", "Tick or untick"],
  ["e", "Edit the words"],
  ["p", "Pin or unpin"],
  ["Alt ↑", "Move the row up"],
  ["Alt ↓", "Move the row down"],
  ["Delete", "Take off the list"],
];
const map: Keys = [
  ["← → ↑ ↓", "Move"],
  ["+ -", "Nearer, farther"],
  ["Enter", "Walk over the clusters, open one"],
];

/** Ways through the product: palette, keys, the button that adds. */
export const navigation = {
  palette: {
    label: "Search results",
    placeholder: "Go to, add, or find a place",
    go: "Go to",
    add: "Add",
    find: "Places",
    people: "Friends",
    places: {
      home: "Home",
      list: "My list",
      create: "Build a year",
      browse: "Browse",
      quests: "My quests",
      hangout: "New hangout",
      leaderboard: "Leaderboard",
      basket: "Basket",
      profile: "Profile",
      demo: "Try Yonder",
      clustering: "Clustering playground",
      privacy: "Privacy",
      support: "Support",
    },
  },
  help: {
    title: "Keyboard",
    everywhere: "Everywhere",
    going: "Go to",
    list: "In a list",
    map: "On the map",
    keys: { everywhere, list, map },
  },
  adding: {
    toList: "A wish or a place",
    year: "Build a year",
    hangout: "A hangout",
    quest: "A quest",
  },
  soon: {
    flag: "Not open yet",
    toList: "Go to my list",
  },
};
