const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The pages around lists: the year, cards of others, the basket. */
export const around = {
  year: {
    others: "Other years",
    othersLists: (year: number) => `Other people’s ${year}`,
    none: (year: number) => `No ${year} list yet`,
    noneExplained: "Start one, or look for ideas first.",
    done: "done",
    open: "to go",
    places: "places",
    kinds: "By category",
    openList: "Open the list",
    story: "How it went",
  },
  card: {
    by: (owner: string) => `@${owner}`,
    title: (owner: string, year: number) => `${owner}’s ${year}`,
    common: (count: number) => `${count} in common with you`,
    report: "Report this list",
    takeAll: (count: number) => {
      if (count === 0) return "All on your list";
      return count === 1 ? "Add 1 item to my list" : `Add all ${count} to my list`;
    },
    toBasket: "Compare with my list",
    meToo: "Me too",
    had: "On your list",
    empty: "Nothing on this list yet.",
    map: (owner: string) => `Map of the places on ${owner}’s list`,
  },
  basket: {
    title: "Your basket",
    withFriend: (name: string) => `You and ${name}`,
    lede: "Your picks next to a friend’s. They stay on this device until you clear them.",
    empty: "Nothing picked yet",
    emptyExplained: "Open a friend’s list to compare it, or pick from the ideas.",
    put: (count: number, year: number) => `Add ${s(count, "item")} to my ${year} list`,
    putOne: (title: string, year: number) => `Add ${title} to my ${year} list`,
    allOnList: "All on your list",
    mine: "Picked",
    common: "Both of you",
    onlyMine: "Only you",
    onlyTheirs: (name: string) => `Only ${name}`,
    friend: "your friend",
    leave: "Stop comparing",
    friendLink: "A friend’s list",
    friendExplained: "Paste the link to their list. It must be shared with everyone who has the link.",
    compare: "Compare",
    noSuchList: "This link doesn’t lead to a list you can see. Check it, or ask your friend for a new one.",
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
    pick: (title: string) => `Pick ${title}`,
  },
};
