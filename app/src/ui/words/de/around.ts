import type { Words } from "..";

export const around: Pick<Words, "year" | "card" | "basket"> = {
  year: {
    others: "Andere Jahre",
    othersLists: (year) => `${year} bei anderen`,
    none: (year) => `Noch keine Liste für ${year}`,
    noneExplained: "Fang eine an oder sieh dir erst Ideen an.",
    done: "erledigt",
    open: "noch offen",
    places: "Orte",
    kinds: "Nach Kategorie",
    openList: "Liste öffnen",
    story: "Wie es war",
  },
  card: {
    by: (owner) => `@${owner}`,
    title: (owner, year) => `${owner}: ${year}`,
    common: (count) => `${count} gemeinsam mit dir`,
    report: "Diese Liste melden",
    takeAll: (count) => {
      if (count === 0) return "Alles auf deiner Liste";
      return count === 1 ? "1 Eintrag auf meine Liste" : `Alle ${count} auf meine Liste`;
    },
    toBasket: "Mit meiner Liste vergleichen",
    meToo: "Ich auch",
    had: "Auf deiner Liste",
    empty: "Auf dieser Liste steht noch nichts.",
    map: (owner) => `Karte der Orte auf der Liste von ${owner}`,
  },
  basket: {
    title: "Dein Korb",
    withFriend: (name) => `Du und ${name}`,
    lede: "Deine Auswahl neben der eines Freundes. Sie bleibt auf diesem Gerät, bis du sie löschst.",
    empty: "Noch nichts ausgesucht",
    emptyExplained: "Öffne die Liste eines Freundes, um sie zu vergleichen, oder such dir Ideen aus.",
    put: (count, year) => `${count} auf meine Liste ${year}`,
    putOne: (title, year) => `${title} auf meine Liste ${year}`,
    allOnList: "Alles auf deiner Liste",
    mine: "Ausgesucht",
    common: "Ihr beide",
    onlyMine: "Nur du",
    onlyTheirs: (name) => `Nur ${name}`,
    friend: "die andere Person",
    leave: "Vergleich beenden",
    friendLink: "Liste eines Freundes",
    friendExplained: "Füge den Link zur Liste ein. Sie muss für alle mit dem Link freigegeben sein.",
    compare: "Vergleichen",
    noSuchList: "Dieser Link führt zu keiner Liste, die du sehen kannst. Prüf ihn oder bitte um einen neuen.",
    up: (title) => `${title} nach oben`,
    down: (title) => `${title} nach unten`,
    pick: (title) => `${title} aussuchen`,
  },
};
