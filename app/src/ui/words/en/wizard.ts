/** The guided way to a list. */
export const wizard = {
  wizard: {
    page: "Build your year",
    steps: "Steps",
    stepNames: { year: "Year", ideas: "Ideas", places: "Places", privacy: "Privacy", done: "Done" },
    count: (count: number, year: number) => `${count} on your ${year} list`,
    yearTitle: "Which year?",
    yearLede: "Every list is for one year, so you can look back on it when it’s over.",
    hangout: "Or create a hangout with friends",
    shelf: (year: number) => `Ideas for ${year}`,
    ideasTitle: (year: number) => `What do you want to do in ${year}?`,
    ideasLede: (season: string) => `Tap what you’d love to do. ${season} ideas come first.`,
    seasons: { spring: "Spring", summer: "Summer", autumn: "Autumn", winter: "Winter" },
    own: "In your own words",
    ownExplained: "You can paste several lines.",
    ownPicked: "Your own wishes",
    ownMore: (count: number) => `And ${count} more on your list.`,
    allIdeas: "All",
    findIdea: "Find an idea",
    loadingIdeas: "Loading ideas",
    noIdeas: "No ideas match. Add your own above.",
    moreIdeas: (count: number) => `Show more of ${count} ideas`,
    placesTitle: "Where do you want to go?",
    placesLede: "Type a name, tap the map, or paste coordinates or a map link.",
    findPlace: "Find a place",
    placesPicked: "Places on your list",
    privacyTitle: "Who can see it?",
    privacyLede: "You can change this any time, and hide single wishes.",
    doneTitle: (count: number) =>
      count === 0
        ? "A blank page is a start too."
        : count === 1
          ? "One good thing to look forward to."
          : `${count} good things to look forward to.`,
    doneDraft: "Your list is on this device. Create an account to keep it safe and share it.",
    doneKept: "Your list is saved. Tick things off as they happen. You can undo anything.",
    keep: "Keep it",
    look: "Look at my list",
  },
};
