import type { Words } from "..";

export const navigation: Pick<Words, "palette" | "help" | "adding" | "soon"> = {
  palette: {
    label: "Ergebnisse",
    placeholder: "Öffnen, hinzufügen oder einen Ort finden",
    go: "Gehe zu",
    add: "Hinzufügen",
    find: "Orte",
    people: "Freunde",
    places: {
      home: "Start",
      list: "Meine Liste",
      create: "Ein Jahr planen",
      browse: "Stöbern",
      quests: "Meine Quests",
      hangout: "Neues Treffen",
      leaderboard: "Rangliste",
      basket: "Korb",
      profile: "Profil",
      demo: "Yonder ausprobieren",
      clustering: "Spielplatz für Cluster",
      privacy: "Datenschutz",
      support: "Hilfe",
    },
  },
  help: {
    title: "Tastatur",
    everywhere: "Überall",
    going: "Gehe zu",
    list: "In einer Liste",
    map: "Auf der Karte",
    keys: {
      everywhere: [
        ["Strg K", "Suchen und alles öffnen"],
        ["/", "Auf dieser Seite suchen"],
        ["n", "Etwas Neues schreiben"],
        ["z", "Das Letzte rückgängig machen"],
        ["?", "Dieses Blatt"],
        ["Esc", "Schließen, was oben liegt"],
      ],
      list: [
        ["j", "Nächste Zeile"],
        ["k", "Zeile davor"],
        ["x", "Abhaken oder wieder öffnen"],
        ["e", "Den Text ändern"],
        ["p", "Anheften oder lösen"],
        ["Alt ↑", "Zeile nach oben"],
        ["Alt ↓", "Zeile nach unten"],
        ["Entf", "Von der Liste nehmen"],
      ],
      map: [
        ["← → ↑ ↓", "Bewegen"],
        ["+ -", "Näher, weiter weg"],
        ["Eingabe", "Durch die Cluster gehen, einen öffnen"],
      ],
    },
  },
  adding: { toList: "Ein Wunsch oder ein Ort", year: "Ein Jahr planen", hangout: "Ein Treffen", quest: "Eine Quest" },
  soon: {
    flag: "Noch nicht offen",
    toList: "Zu meiner Liste",
  },
};
