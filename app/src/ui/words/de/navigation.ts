import type { Words } from "..";

export const navigation: Pick<Words, "palette" | "help" | "adding" | "bell" | "soon"> = {
  palette: {
    label: "Ergebnisse",
    placeholder: "Suchen, Seite öffnen, Wunsch hinzufügen",
    go: "Gehe zu",
    add: "Hinzufügen",
    find: "Orte",
    people: "Freunde",
    items: "Auf meinen Listen",
    commands: "Befehle",
    does: {
      undo: "Letzte Änderung rückgängig machen",
      notifications: "Mitteilungen öffnen",
      keys: "Tastenkürzel zeigen",
      language: "Switch to English",
    },
    places: {
      home: "Heute",
      list: "Meine Liste",
      create: "Ein Jahr planen",
      browse: "Stöbern",
      quests: "Quests finden",
      myQuests: "Meine Quests",
      hangouts: "Meine Treffen",
      newHangout: "Neues Treffen",
      friends: "Freunde",
      basket: "Korb",
      profile: "Profil",
      demo: "Yonder ausprobieren",
      clustering: "Cluster-Labor",
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
        ["Strg K", "Suchen und jede Seite öffnen"],
        ["/", "Auf dieser Seite suchen"],
        ["n", "Etwas hinzufügen"],
        ["z", "Letzte Änderung rückgängig machen"],
        ["?", "Tastenkürzel zeigen"],
        ["Esc", "Offenes Fenster schließen"],
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
        ["Eingabe", "Gruppen durchgehen und öffnen"],
      ],
    },
  },
  adding: {
    toList: "Ein Wunsch oder ein Ort",
    hangout: "Ein Treffen mit Freunden",
    quest: "Eine Quest erleben",
    year: "Ein Jahr planen",
  },
  bell: {
    open: (unread) =>
      unread === 0 ? "Mitteilungen" : unread === 1 ? "Mitteilungen, 1 neue" : `Mitteilungen, ${unread} neue`,
  },
  soon: {
    flag: "Kommt später",
    toList: "Zu meiner Liste",
  },
};
