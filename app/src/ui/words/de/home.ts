import type { Words } from "..";

export const home: Pick<Words, "home"> = {
  home: {
    promise: (year) => `Was machst du mit ${year}?`,
    lede: "Schreib mit deinen Freunden eine Liste. Seht sie euch auf der Karte an, zieht los und erlebt sie gemeinsam.",
    wish: "Ich will",
    wishExample: "im Fjord baden",
    excess: (count) => `${count} Zeichen zu viel`,
    add: "Hinzufügen",
    ideas: "Ideen zum Hinzufügen",
    idea: { pottery: "etwas töpfern", cycling: "zum Meer radeln", camping: "draußen schlafen" },
    moreIdeas: "Mehr Ideen",
    free: "Kostenlos und ohne Konto.",
    continueDraft: (count) => (count === 1 ? "Meinen Wunsch öffnen" : `Meine ${count} Wünsche öffnen`),
    map: (places) => `Karte: ${places}`,
    sheet: {
      sample: (year) => `Unser ${year}`,
      sampleBy: "Robin und Noa. Hak zum Ausprobieren etwas ab.",
      own: (year) => `Mein ${year}`,
      ownKept: "Auf diesem Gerät gespeichert.",
      all: (count) => `Alle ${count} ansehen`,
      examples: "Nimm eins davon",
      take: (title) => `„${title}“ hinzufügen`,
      done: (title) => `${title}: erledigt`,
    },
    samples: {
      swim: "Bei Sonnenaufgang im Meer schwimmen",
      lights: "Nordlichter sehen",
      ramen: "Ramen selbst kochen",
      train: "Mit dem Nachtzug nach Wien fahren",
      cycle: "An der Loire entlangradeln",
      stars: "Unter freiem Himmel schlafen",
    },
    places: {
      swim: "Cefalù",
      lights: "Tromsø",
      ramen: "Zu Hause",
      train: "Wien",
      cycle: "Tours",
      stars: "Insel Skye",
    },
  },
};
