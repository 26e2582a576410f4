import type { Words } from "..";

export const photos: Pick<Words, "photos" | "portrait"> = {
  portrait: {
    title: "Dein Foto",
    explained:
      "Es steht neben deinem Namen, für alle, die dein Kurzprofil sehen können. Wir schneiden es quadratisch zu und entfernen Orts- und Kameradaten.",
    letters: "Ohne Foto zeichnen wir eines für dich.",
    cut: "Foto zuschneiden",
    chosen: "Dein Foto",
    how: "Zieh das Foto oder nimm die Pfeiltasten.",
    zoom: "Zoom",
    keep: "Foto übernehmen",
  },
  photos: {
    title: "Foto",
    of: (title) => `Foto zu ${title}`,
    add: "Foto hinzufügen",
    other: "Foto ändern",
    remove: "Foto entfernen",
    position: "Wo das Foto aufgenommen wurde",
    takenNear: (place) => `Dieses Foto ist bei ${place} entstanden.`,
    takenAt: (where) => `Dieses Foto ist hier entstanden: ${where}.`,
    positionStays: "Das hat nur dieses Gerät gelesen. Soll das der Ort sein?",
    usePosition: "Als Ort nehmen",
    dismissPosition: "Nein danke",
    stays: "Orts- und Kameradaten entfernen wir. Es bleibt wie die Liste auf diesem Gerät.",
    seen: "Orts- und Kameradaten entfernen wir. Wer die Liste sehen kann, kann auch das Foto sehen.",
    onlyYours: "Orts- und Kameradaten entfernen wir. Nur du kannst es sehen.",
    elsewhere: "Das Foto ist auf einem anderen Gerät. Es erscheint hier, sobald dieses online ist.",
    unreadable:
      "Dein Browser kann diese Datei nicht als Foto lesen. Nichts wurde geändert. Versuch es mit JPEG oder PNG.",
    sending: (percent) => `Wird hochgeladen, ${percent} %`,
    progress: "Fortschritt beim Hochladen",
    waiting: "Auf diesem Gerät gespeichert. Wir laden es hoch, sobald du online bist.",
    refused: (why) => `Auf diesem Gerät gespeichert, weil das Hochladen nicht geklappt hat. ${why}`,
  },
};
