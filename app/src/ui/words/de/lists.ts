import type { Words } from "..";

/** Eines von mehreren. */
const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const lists: Pick<
  Words,
  | "list"
  | "board"
  | "item"
  | "dragging"
  | "filters"
  | "bulk"
  | "composer"
  | "place"
  | "exchange"
  | "preview"
  | "share"
  | "conflict"
> = {
  list: {
    title: (year) => `Mein ${year}`,
    page: "Meine Liste",
    year: "Jahr",
    more: "Mehr zu dieser Liste",
    nothing: "Noch nichts da",
    progress: (done, total) => `${done} von ${total} erledigt`,
    empty:
      "Eine leere Seite. Schreib das Erste, was du in diesem Jahr tun willst, such einen Ort, oder nimm etwas hiervon:",
    examplesLabel: "Beispiele",
    examples: [
      "Die Sonne von einem Hügel aufgehen sehen",
      "Ein Gericht aus jedem Nachbarland kochen",
      "Einen Brief von Hand schreiben",
    ],
    browseIdeas: "Ideen ansehen",
    carryAll: (count, year) => `${count} offene nach ${year} mitnehmen`,
    print: "Drucken",
    start: (year) => `Meine Liste ${year} beginnen`,
    fresh: (year) => `Dein ${year}`,
    freshPage: "Eine leere Seite. Ein Klick, und sie gehört dir.",
    waiting: (count) =>
      `${s(count, "Änderung ist", "Änderungen sind")} auf diesem Gerät gespeichert und ${count === 1 ? "wird" : "werden"} noch gesendet.`,
    loading: "Deine Liste wird geladen",
    signIn: "Anmelden oder Konto anlegen",
    draft: "Diese Liste liegt nur auf diesem Gerät.",
    keepDraft: "Behalten: Konto anlegen",
    sample: "Beispieldaten: nichts davon wird gesendet.",
    sampleReset: "Von vorn",
    sampleKeep: "Als meine Liste behalten",
    sampleLeave: "Verlassen",
    phoneViews: { list: "Liste", map: "Karte" },
    viewLabel: "Ansicht",
    views: { map: "Liste und Karte", board: "Tafel" },
    map: "Karte der Orte der Welt und meiner Liste",
  },
  board: {
    activities: "Vorhaben",
    sections: { now: "Jetzt", wish: "Wünsche", planned: "Geplant", done: "Erledigt" },
    emptySection: {
      now: "",
      wish: "Keine offenen Wünsche.",
      planned: "Nichts geplant. Zieh einen Wunsch hierher, oder gib ihm einen Monat.",
      done: "Was du abhakst, kommt mit seinem Tag hierher.",
    },
    status: { wish: "Wunsch", planned: "Geplant", done: "Erledigt" },
  },
  item: {
    edit: "Ändern",
    done: (title) => `${title}: erledigt`,
    choose: (title) => `${title} auswählen`,
    newWords: (title) => `Neuer Text für ${title}`,
    remove: (title) => `${title} entfernen`,
    open: (title) => `Mehr zu ${title}`,
    pin: (title) => `${title} anheften`,
    unpin: (title) => `${title} lösen`,
    pinShort: "Anheften",
    unpinShort: "Lösen",
    drag: (title) => `${title} verschieben`,
    onTheMap: "Auf der Karte",
    stepsDone: (done, total) => `${done} von ${total} Schritten`,
    hasNote: "Notiz",
    hasPhoto: "Foto",
    details: "Details",
    title: "Was",
    status: "Status",
    doneOn: "Erledigt am",
    category: "Kategorie",
    month: "Monat",
    anyMonth: "Irgendwann",
    place: "Ort",
    noPlace: "Ort entfernen",
    note: "Notiz",
    steps: "Schritte",
    addStep: "Schritt hinzufügen",
    onlyMe: "Nur ich",
    onlyMeExplained: "Bleibt verborgen, wenn du die Liste teilst.",
  },
  dragging: {
    role: "Griff zum Ordnen",
    how: "Leertaste hebt an, Pfeile bewegen, Leertaste legt ab, Escape lässt alles, wie es war.",
    lifted: (title) => `${title} angehoben.`,
    over: (title, other) => (other ? `${title} ist bei ${other}.` : `${title} ist in einem anderen Teil.`),
    dropped: (title) => `${title} abgelegt.`,
    cancelled: (title) => `${title} bleibt, wo es war.`,
  },
  filters: {
    label: "Filter",
    text: "In dieser Liste suchen",
    category: "Kategorie",
    anyCategory: "Alle Kategorien",
    month: "Monat",
    anyMonth: "Alle Monate",
    placed: "Mit Ort",
    clear: "Zurücksetzen",
    found: (count) => `${s(count, "Eintrag", "Einträge")} gefunden`,
  },
  bulk: {
    begin: "Mehrere auswählen",
    label: "Mehrere ändern",
    chosen: (count) => `${count} ausgewählt`,
    all: "Alle auswählen",
    done: "Erledigt",
    plan: "Planen",
    wish: "Zu den Wünschen",
    month: "Monat",
    carry: (year) => `Nach ${year} mitnehmen`,
    remove: "Entfernen",
  },
  composer: {
    label: "Wunsch oder Ort hinzufügen",
    example: "Nachts segeln, Kyoto…",
    own: (title) => `„${title}“ hinzufügen`,
    placeExample: "Kyoto, Lissabon…",
    noPlaces: "Orte lassen sich gerade nicht suchen; eigene Worte gehen trotzdem.",
  },
  place: {
    people: (count) => `${count} Menschen`,
    add: "Auf meine Liste",
    listed: "Auf deiner Liste",
    close: (name) => `${name} schließen`,
  },
  exchange: {
    export: {
      json: "Als JSON exportieren",
      csv: "Als CSV exportieren",
      geojson: "Als GeoJSON exportieren",
      kml: "Als KML exportieren",
    },
    import: "Importieren",
    importExplained:
      "Eine Datei aus Yonder, beliebiges GeoJSON, KML oder GPX oder ein Text mit einem Wunsch pro Zeile.",
    chooseFile: "Datei wählen",
    paste: "Oder Zeilen einfügen",
    add: (count) => `${s(count, "Eintrag", "Einträge")} hinzufügen`,
    problems: {
      empty: "Die Datei ist leer.",
      noJson: "Die Datei ist kein JSON.",
      noList: "In der Datei ist keine Liste von Yonder und kein GeoJSON.",
      noTitle: (entry) => `Eintrag ${entry} hat keinen Titel.`,
      quotes: (line) => `Zeile ${line}: ein Anführungszeichen geht auf und nicht zu.`,
      noNumber: (line, name, text) => `Zeile ${line}: „${text}“ ist keine Zahl (${name}).`,
      noFeatures: "Das GeoJSON hat keine Features.",
      noName: (feature) => `Feature ${feature} hat weder Titel noch Namen.`,
      brokenXml: "Die Datei ist beschädigt: Ihr XML lässt sich nicht lesen.",
      noPlacemarks: "In dieser Datei sind keine Orte.",
    },
  },
  preview: {
    label: "Vorschau",
    verdicts: {
      new: "Neu",
      "on the list": "Schon auf deiner Liste",
      twice: "Zweimal darin",
      "too many": "Die Liste ist voll",
    },
    without: (parts) => `Nicht ganz behalten: ${parts}`,
    more: (count) => `und ${count} weitere`,
  },
  share: {
    open: "Teilen",
    who: "Wer diese Liste sehen darf",
    levels: { private: "Nur ich", friends: "Freunde", link: "Alle mit dem Link", public: "Alle" },
    explained: {
      private: "Niemand sonst, mit welchem Link auch immer.",
      friends: "Menschen, mit denen du hier befreundet bist.",
      link: "Ohne Konto. Der Link lässt sich nicht erraten, und du kannst ihn beenden.",
      public: "Alle, auch ohne Konto. Einträge mit „nur ich“ bleiben verborgen.",
    },
    link: "Link",
    copy: "Link kopieren",
    copied: "Kopiert",
    send: "Senden…",
    image: "Bild teilen",
    imageFailed: "Das Bild ließ sich nicht laden. Versuche es gleich noch einmal.",
  },
  conflict: {
    newer: (title) => `„${title}“ wurde inzwischen anderswo geändert. Die neuere Änderung bleibt.`,
    gone: (title) => `„${title}“, das du offline geändert hast, wurde anderswo von der Liste genommen.`,
    lost: (title) => `„${title}“ wurde von der Liste genommen, während du es offline geändert hast.`,
    bringBack: "Mit meinen Änderungen zurückholen",
    leaveOff: "Weglassen",
    leftOff: (title) => `„${title}“ bleibt weg.`,
    useMine: "Meine nehmen",
  },
};
