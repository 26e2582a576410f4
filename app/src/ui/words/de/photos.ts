import type { Words } from "..";

export const photos: Pick<Words, "photos" | "portrait"> = {
  portrait: {
    title: "Dein Foto",
    explained:
      "Steht neben deinem Namen, für alle, die deine Karte sehen dürfen. Quadratisch zugeschnitten, ohne Orts- und Kameradaten.",
    letters: "Ohne Foto stehen dort die Anfangsbuchstaben deines Namens.",
    cut: "Welcher Ausschnitt gezeigt wird",
    chosen: "Das Bild, das du gewählt hast",
    how: "Zieh das Bild, oder verschieb es mit den Pfeiltasten.",
    zoom: "Wie groß das Bild ist",
    keep: "Diesen Ausschnitt nehmen",
  },
  photos: {
    title: "Foto",
    of: (title) => `Foto zu ${title}`,
    add: "Foto hinzufügen",
    other: "Anderes wählen",
    remove: "Foto entfernen",
    stays:
      "Verkleinert, ohne Orts- und Kameradaten. Es bleibt auf diesem Gerät, solange auch die Liste nur hier liegt.",
    seen: "Verkleinert, ohne Orts- und Kameradaten. Wer die Liste sehen darf, sieht auch das Foto.",
    onlyYours: "Verkleinert, ohne Orts- und Kameradaten. Nur du siehst es.",
    elsewhere: "Das Foto liegt auf einem anderen Gerät und kommt, sobald dieses wieder Netz hat.",
    unreadable: "Diese Datei ist kein Bild, das dein Browser lesen kann. Nichts wurde geändert.",
    sending: (percent) => `Wird hochgeladen, ${percent} %`,
    progress: "Wie viel vom Foto angekommen ist",
    waiting: "Auf diesem Gerät gespeichert. Es wird hochgeladen, sobald der Server erreichbar ist.",
    refused: (why) => `Auf diesem Gerät gespeichert, denn das Hochladen ist gescheitert. ${why}`,
  },
};
