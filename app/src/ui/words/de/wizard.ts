import type { Words } from "..";

export const wizard: Pick<Words, "wizard"> = {
  wizard: {
    page: "Ein Jahr planen",
    steps: "Schritte",
    stepNames: { year: "Jahr", ideas: "Ideen", places: "Orte", privacy: "Wer", done: "Fertig" },
    count: (count, year) => `${count} auf deiner Liste ${year}`,
    yearTitle: "Welches Jahr soll es sein?",
    yearLede: "Eine Liste hat ein Jahr, damit sie zu Ende geht und man zurückblicken kann.",
    instead: "Etwas anderes?",
    hangout: "Ein Treffen planen",
    quest: "Eine Quest anlegen",
    ideasTitle: (year) => `Was soll ${year} passieren?`,
    ideasLede: (season) => `Tippe an, was dich lächeln lässt. Was zur Jahreszeit passt, steht vorn: ${season}.`,
    seasons: { spring: "Frühling", summer: "Sommer", autumn: "Herbst", winter: "Winter" },
    own: "Mit eigenen Worten",
    ownExplained: "Enter fügt hinzu. Viele Zeilen lassen sich auf einmal einfügen.",
    allIdeas: "Alle",
    findIdea: "Eine Idee finden",
    loadingIdeas: "Ideen werden geladen",
    noIdeas: "Dazu haben wir keine Idee. Schreib oben deine eigene.",
    moreIdeas: (count) => `Mehr von ${count} zeigen`,
    placesTitle: "Wo willst du einmal stehen?",
    placesLede: "Tippe einen Namen, tippe auf die Karte, oder füge Koordinaten oder den Link einer Karte ein.",
    findPlace: "Einen Ort finden",
    placesPicked: "Orte auf deiner Liste",
    privacyTitle: "Wer darf sie sehen?",
    privacyLede: "Das lässt sich jederzeit ändern, und einzelne Einträge lassen sich verbergen.",
    doneTitle: (count) =>
      count === 0
        ? "Auch eine leere Seite ist ein Anfang."
        : count === 1
          ? "Eine gute Sache steht bevor."
          : `${count} gute Sachen stehen bevor.`,
    doneDraft: "Sie liegt auf diesem Gerät. Mit einem Konto ist sie sicher, und du kannst sie teilen.",
    doneKept: "Sie ist gespeichert. Hake ab, was geschafft ist; alles lässt sich rückgängig machen.",
    keep: "Behalten",
    look: "Meine Liste ansehen",
  },
};
