import type { Words } from "..";

export const home: Pick<Words, "home"> = {
  home: {
    promise: (year) => `Mach ${year} zu einem Jahr, von dem du noch lange erzählst.`,
    lede: "Eine Liste mit dem, was du tun und sehen willst, geteilt mit denen, die dabei sein sollen.",
    start: "Meine Liste beginnen",
    goOn: "Weiter",
    continueDraft: (count) => `Weiter mit ${count === 1 ? "meinem Wunsch" : `meinen ${count} Wünschen`}`,
    tryIt: "Erst mal umsehen",
    map: "Weltkarte der Orte",
    hello: (name) => (name ? `Hallo, ${name}.` : "Hallo."),
    soFar: (done, total, year) => `${done} von ${total} erledigt in ${year}. Was kommt als Nächstes?`,
    blank: "Dein Jahr ist noch eine leere Seite.",
    couldDoNow: "Das geht jetzt",
    wholeList: "Ganze Liste ansehen",
    stepsTitle: "Ein guter Anfang",
    steps: {
      ideas: (have, want) => `Fünf Vorhaben aussuchen (${have} von ${want})`,
      places: (have, want) => `Drei Orte aussuchen (${have} von ${want})`,
    },
    join: "Hat dir jemand einen Link oder Code geschickt?",
    joinExample: "Hier einfügen",
    joinGo: "Öffnen",
  },
};
