const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Choosing people. */
export const picking = {
  picker: {
    search: "Search your friends",
    searchOrEmail: "Search friends, or type an email address",
    name: "Name",
    nameOrEmail: "Name or email",
    found: (count: number) => (count === 0 ? "Nobody found." : `${s(count, "person", "people")} found.`),
    full: (max: number) => `${s(max, "person", "people")} is the most. Remove somebody to invite somebody else.`,
    inviteEmail: (email: string) => `Invite ${email} by email`,
    remove: (name: string) => `Remove ${name}`,
    needed: "Can’t do it without",
    neededExplained: "We warn you before you pick a day they can’t make.",
    needs: (name: string) => `Can’t do it without ${name}`,
    anyone: "Anyone with the link",
    anyoneExplained: "You get a link to send to whoever you like.",
    moreFaces: (count: number) => `${count} more`,
  },
  placePicker: {
    searching: "Searching…",
    found: (count: number) => `${s(count, "place")} found`,
    none: (text: string) => `No place called “${text}” found.`,
    noneHint: "Check the spelling, or paste coordinates or a link from a map.",
    failed: "Places can’t be searched right now.",
    failedOffline: "You’re offline, and places can’t be searched.",
    lessOffline: "You’re offline: only cities and towns can be found.",
    retry: "Search again",
    lost: "We couldn’t find out where this place is. Try again, or pick another one.",
    near: (name: string) => `Near ${name}`,
    exactly: (position: string) => `exactly at ${position}`,
    others: { map: "Find it on the map", later: "Decide later" },
  },
};
