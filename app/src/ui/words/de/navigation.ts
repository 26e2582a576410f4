import type { Words } from "..";

export const navigation: Pick<Words, "palette" | "help" | "adding" | "soon"> = {
  palette: {
    label: "Ergebnisse",
    placeholder: "Liste durchsuchen, öffnen, hinzufügen",
    go: "Gehe zu",
    add: "Hinzufügen",
    find: "Orte",
    people: "Freunde",
    items: "Auf meinen Listen",
    commands: "Befehle",
    does: {
      undo: "Letzte Änderung rückgängig machen",
      keys: "Tastenkürzel zeigen",
      language: "Switch to English",
    },
    places: {
      home: "Start",
      list: "Meine Liste",
      create: "Ein Jahr planen",
      browse: "Stöbern",
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
        ["n", "Etwas hinzufügen"],
        ["z", "Letzte Änderung rückgängig machen"],
        ["?", "Diese Tasten zeigen"],
        ["Esc", "Oberstes schließen"],
      ],
      list: [
        ["j", "Nächste Zeile"],
        ["k", "Vorige Zeile"],
        ["x", "Abhaken oder wieder öffnen"],
        ["e", "Umbenennen"],
        ["p", "Anheften oder lösen"],
        ["Alt ↑", "Zeile nach oben"],
        ["Alt ↓", "Zeile nach unten"],
        ["Entf", "Von der Liste entfernen"],
      ],
      map: [
        ["← → ↑ ↓", "Bewegen"],
        ["+ -", "Vergrößern, verkleinern"],
        ["Eingabe", "Durch die Gruppen gehen, eine öffnen"],
      ],
    },
  },
  adding: { toList: "Ein Wunsch oder ein Ort", year: "Ein Jahr planen", hangout: "Ein Treffen", quest: "Eine Quest" },
  soon: {
    flag: "Kommt später",
    toList: "Zu meiner Liste",
  },
};
