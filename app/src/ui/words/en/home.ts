const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The first page, to somebody new and to somebody known. */
export const home = {
  home: {
    promise: (year: number) => `Make ${year} a year worth telling.`,
    lede: "One list of what you want to do and see, shared with the people you want beside you.",
    start: "Start my list",
    goOn: "Continue",
    continueDraft: (count: number) => `Continue with my ${s(count, "wish", "wishes")}`,
    tryIt: "Look around first",
    map: "Map of the world’s places",
    hello: (name: string | undefined) => (name ? `Hello, ${name}.` : "Hello."),
    soFar: (done: number, total: number, year: number) => `${done} of ${total} done in ${year}. What’s next?`,
    blank: "Your year is still a blank page.",
    couldDoNow: "You could do now",
    wholeList: "See the whole list",
    stepsTitle: "A good start",
    steps: {
      ideas: (have: number, want: number) => `Pick five things to do (${have} of ${want})`,
      places: (have: number, want: number) => `Pick three places to see (${have} of ${want})`,
    },
    join: "Did someone send you a link or code?",
    joinExample: "Paste it here",
    joinGo: "Open",
  },
};
