/** The first screen of somebody signed in. */
export const today = {
  today: {
    hello: (time: "morning" | "afternoon" | "evening", name: string) =>
      name ? `Good ${time}, ${name}` : `Good ${time}`,
    loading: "Loading your day",
    next: "Up next",
    thisMonth: "This month",
    did: "I did it",
    open: "Details",
    openItem: (title: string) => `Details of ${title}`,
    wantToo: (names: string, count: number) => (count === 1 ? `${names} wants this too` : `${names} want this too`),
    left: (days: number, wishes: number) => {
      const time = days === 1 ? "Last day" : `${days} days left`;
      if (wishes === 0) return time;
      // More wishes than days do not all fit, each by itself does.
      if (wishes > days) return `${time}, ${wishes} wishes to choose from`;
      return `${time}, ${wishes} of your wishes still ${wishes === 1 ? "fits" : "fit"}`;
    },
    leftExplained: "Any of these would do for a free day.",
    soFar: (year: number) => `Your ${year} so far`,
    until: (days: number, year: number, wishes: number) =>
      `${days === 1 ? "1 day" : `${days} days`} until ${year}, ${wishes === 1 ? "1 wish is" : `${wishes} wishes are`} waiting`,
    untilExplained: "You don’t have to wait for January.",
    overdue: (count: number) =>
      count === 1 ? "One wish has slipped past its month" : `${count} wishes have slipped past their month`,
    wasPlannedFor: (month: string) => `Was planned for ${month}`,
    moveTo: (title: string, when: string) => `Move “${title}” to ${when}`,
    movedTo: (title: string, when: string) => `Moved “${title}” to ${when}.`,
    plannedFor: (month: string) => `Planned for ${month}`,
    stepsDone: (done: number, total: number) => `${done} of ${total} steps done`,
    anyTime: "Any time",
    wholeList: "See the whole list",
    invitations: "Invitations",
    friends: "Friends",
    news: "News from friends",
    friendDid: (name: string, title: string) => `${name} ticked off “${title}”`,
    friendStarted: (name: string, year: number) => `${name} started a list for ${year}`,
    quiet: "Nothing new from your friends yet.",
    missing: "Who else?",
    missingExplained: "Invite a friend and see what you both want.",
    invite: "Invite a friend",
    allDone: (done: number, name: string) => (name ? `${done} out of ${done}, ${name}` : `${done} out of ${done}`),
    allDoneExplained: (year: number) => `That was your ${year}. Share it, or start on the next one.`,
    seeYear: "See my year",
    nextTitle: (year: number) => `Start my ${year}`,
    nextExplained: (days: number, year: number) =>
      days === 1 ? `${year} begins tomorrow.` : `${days} days until ${year}.`,
    friendsWant: "Friends want these. You might too.",
    listOf: (name: string) => `${name}’s list`,
    add: (title: string, year: number) => `Add “${title}” to ${year}`,
    blank: "Your year is still a blank page.",
    start: "Start my list",
    goOn: "Continue",
    stepsTitle: "A good start",
    steps: {
      ideas: (have: number, want: number) => `Pick five things to do (${have} of ${want})`,
      places: (have: number, want: number) => `Pick three places to see (${have} of ${want})`,
    },
    freshTitle: "What’s your first wish?",
    freshExplained: "Type it, or pick an idea. Then you’ll see here what fits now and who wants it too.",
  },
};
