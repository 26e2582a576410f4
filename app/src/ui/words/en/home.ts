const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The first screen, to somebody new. */
export const home = {
  home: {
    promise: (year: number) => `What will you do with ${year}?`,
    begun: (count: number, year: number) => `${s(count, "wish", "wishes")} for ${year}. What’s next?`,
    begunLede: "Add more, tick them off, and open your list to send it to a friend.",
    lede: "Make a bucket list with your friends. See it on a map, then go and do it together.",
    wish: "I want to",
    wishExample: "see the puffins",
    excess: (count: number) => `${s(count, "character")} too many`,
    add: "Add",
    ideas: "Ideas to add",
    idea: { pottery: "throw a pot", cycling: "cycle to the coast", camping: "sleep out" },
    moreIdeas: "More ideas",
    free: "Free, and no account needed to start.",
    continueDraft: (count: number) => `Open my ${s(count, "wish", "wishes")}`,
    map: (places: string) => `Map: ${places}`,
    sheet: {
      sample: (year: number) => `Our ${year}`,
      sampleBy: "Robin and Noa. Tick one to try it.",
      own: (year: number) => `My ${year}`,
      ownKept: "Saved on this device.",
      all: (count: number) => `See all ${count}`,
      examples: "Or start with one of these",
      take: (title: string) => `Add “${title}”`,
      done: (title: string) => `${title}: done`,
    },
    samples: {
      swim: "Swim in the sea at sunrise",
      lights: "See the northern lights",
      ramen: "Make ramen from scratch",
      train: "Take the night train to Vienna",
      cycle: "Cycle along the Loire",
      stars: "Sleep out under the stars",
    },
    places: {
      swim: "Cefalù",
      lights: "Tromsø",
      ramen: "At home",
      train: "Vienna",
      cycle: "Tours",
      stars: "Isle of Skye",
    },
  },
};
