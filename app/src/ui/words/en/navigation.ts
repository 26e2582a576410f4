type Keys = readonly (readonly [keys: string, does: string])[];

const everywhere: Keys = [
  ["Ctrl K", "Search and open any page"],
  ["/", "Search on this page"],
  ["n", "Add something new"],
  ["z", "Undo the last change"],
  ["?", "Show these shortcuts"],
  ["Esc", "Close the open window"],
];
const list: Keys = [
  ["j", "Next row"],
  ["k", "Previous row"],
  ["x", "Tick or untick"],
  ["e", "Rename"],
  ["p", "Pin or unpin"],
  ["Alt ↑", "Move the row up"],
  ["Alt ↓", "Move the row down"],
  ["Delete", "Remove from the list"],
];
const map: Keys = [
  ["← → ↑ ↓", "Move"],
  ["+ -", "Zoom in, zoom out"],
  ["Enter", "Go through the groups, open one"],
];

/** Ways through the product: palette, keys, the button that adds. */
export const navigation = {
  palette: {
    label: "Search results",
    placeholder: "Search, open a page or add a wish",
    go: "Go to",
    add: "Add",
    find: "Places",
    people: "Friends",
    items: "On my lists",
    commands: "Commands",
    does: {
      undo: "Undo the last change",
      notifications: "Open notifications",
      keys: "Show keyboard shortcuts",
      language: "Auf Deutsch umstellen",
    },
    places: {
      home: "Today",
      list: "My list",
      create: "Build a year",
      browse: "Browse",
      quests: "Find quests",
      myQuests: "My quests",
      hangouts: "My hangouts",
      newHangout: "New hangout",
      plans: "Plans",
      newQuest: "Create a quest",
      questDashboard: "Quests you made",
      leaderboard: "Leaderboard",
      friends: "Friends",
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
    hangout: "A hangout with friends",
    plan: "A plan for a day or a trip",
    quest: "A quest to walk",
    ownQuest: "A quest of your own",
    year: "Build a year",
  },
  bell: {
    open: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${unread} new`),
  },
};
