/** The guided way to a list. */
export const wizard = {
  wizard: {
    page: "Build your year",
    steps: "Steps",
    stepNames: { year: "Year", ideas: "Ideas", places: "Places", privacy: "Privacy", done: "Done" },
    count: (count: number, year: number) => `${count} on your ${year} list`,
    yearTitle: "Which year shall it be?",
    yearLede: "A list has one year, so that it comes to an end and can be looked back on.",
    instead: "Something else?",
    hangout: "Plan a hangout",
    quest: "Create a quest",
    ideasTitle: (year: number) => `What should ${year} have in it?`,
    ideasLede: (season: string) => `Tap what makes you smile. What fits the season comes first: ${season}.`,
    seasons: { spring: "spring", summer: "summer", autumn: "autumn", winter: "winter" },
    own: "In your own words",
    ownExplained: "Press Enter to add. Many lines can be pasted at once.",
    allIdeas: "All",
    findIdea: "Find an idea",
    loadingIdeas: "Loading ideas",
    noIdeas: "No idea of ours has these words. Write it in your own above.",
    moreIdeas: (count: number) => `Show more of ${count}`,
    placesTitle: "Where do you want to stand?",
    placesLede: "Type a name, tap the map, or paste coordinates or the link of a map.",
    findPlace: "Find a place",
    placesPicked: "Places on your list",
    privacyTitle: "Who may see it?",
    privacyLede: "You can change this at any time, and hide single items.",
    doneTitle: (count: number) =>
      count === 0
        ? "A blank page is a start, too."
        : count === 1
          ? "One good thing to come."
          : `${count} good things to come.`,
    doneDraft: "It is kept on this device. With an account it is safe, and you can share it.",
    doneKept: "It is kept. Tick things off as they happen; everything can be undone.",
    keep: "Keep it",
    look: "Look at my list",
  },
};
