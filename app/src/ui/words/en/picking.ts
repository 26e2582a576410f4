const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Choosing people. */
export const picking = {
  picker: {
    search: "Search your friends",
    searchOrEmail: "Search friends, or type an email address",
    name: "Name",
    nameOrEmail: "Name or email",
    found: (count: number) => (count === 0 ? "Nobody found." : `${s(count, "person", "people")} found.`),
    full: (max: number) => `You can invite up to ${s(max, "person", "people")}. Remove someone to invite someone else.`,
    inviteEmail: (email: string) => `Invite ${email} by email`,
    remove: (name: string) => `Remove ${name}`,
    needed: "Must be there",
    neededExplained: "We warn you before you pick a day they can’t make.",
    needs: (name: string) => `${name} must be there`,
    anyone: "Anyone with the link",
    anyoneExplained: "You get a link you can send to anyone.",
    moreFaces: (count: number) => `${count} more`,
  },
  placePicker: {
    searching: "Searching…",
    found: (count: number) => `${s(count, "place")} found`,
    none: (text: string) => `No place called “${text}” found.`,
    noneHint: "Check the spelling, or paste coordinates or a map link.",
    failed: "We can’t search places right now.",
    failedOffline: "You’re offline, so we can’t search places.",
    lessOffline: "You’re offline, so only cities and towns can be found.",
    retry: "Search again",
    notFound: "We couldn’t find where this place is. Try again, or pick another one.",
    near: (name: string) => `Near ${name}`,
    exactly: (position: string) => `exactly at ${position}`,
    others: { map: "Find it on the map", later: "Decide later" },
  },
};
