import type { Words } from "..";

export const wizard: Pick<Words, "wizard"> = {
  wizard: {
    page: "Ein Jahr planen",
    steps: "Schritte",
    stepNames: { year: "Jahr", ideas: "Ideen", places: "Orte", privacy: "Freigabe", done: "Fertig" },
    count: (count, year) => `${count} auf deiner Liste ${year}`,
    yearTitle: "Welches Jahr?",
    yearLede: "Jede Liste gilt für ein Jahr, damit du am Ende darauf zurückblicken kannst.",
    hangout: "Oder ein Treffen mit Freunden planen",
    shelf: (year) => `Ideen für ${year}`,
    ideasTitle: (year) => `Was willst du ${year} machen?`,
    ideasLede: (season) => `Tipp an, worauf du Lust hast. Zuerst kommen Ideen für den ${season}.`,
    seasons: { spring: "Frühling", summer: "Sommer", autumn: "Herbst", winter: "Winter" },
    own: "In eigenen Worten",
    ownExplained: "Du kannst mehrere Zeilen einfügen.",
    ownPicked: "Deine eigenen Wünsche",
    ownMore: (count) => `Und ${count} weitere auf deiner Liste.`,
    allIdeas: "Alle",
    findIdea: "Eine Idee finden",
    loadingIdeas: "Ideen werden geladen",
    noIdeas: "Keine passende Idee. Schreib oben deine eigene.",
    moreIdeas: (count) => `Mehr von ${count} Ideen zeigen`,
    placesTitle: "Wohin willst du?",
    placesLede: "Gib einen Namen ein, tippe auf die Karte oder füge Koordinaten oder einen Kartenlink ein.",
    findPlace: "Einen Ort finden",
    placesPicked: "Orte auf deiner Liste",
    privacyTitle: "Wer kann sie sehen?",
    privacyLede: "Du kannst das jederzeit ändern und einzelne Wünsche verbergen.",
    doneTitle: (count) =>
      count === 0
        ? "Auch eine leere Seite ist ein Anfang."
        : count === 1
          ? "Etwas Gutes, auf das du dich freuen kannst."
          : `${count} gute Dinge, auf die du dich freuen kannst.`,
    doneDraft: "Deine Liste ist auf diesem Gerät. Leg ein Konto an, um sie zu sichern und zu teilen.",
    doneKept: "Deine Liste ist gespeichert. Hake ab, was geschafft ist. Alles lässt sich rückgängig machen.",
    keep: "Behalten",
    look: "Meine Liste ansehen",
  },
};
