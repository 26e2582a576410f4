import type { Words } from "..";

/** QR-Codes, und wie man sie scannt. */
export const scanning: Pick<Words, "scanner"> = {
  scanner: {
    asking: "Erlaube den Zugriff auf die Kamera, um den Code zu scannen.",
    aim: "Halte den QR-Code in den Rahmen.",
    torch: "Taschenlampe",
    retry: "Noch einmal versuchen",
    enter: "Prüfen",
    fromPhoto: "Foto scannen",
    unreadable: "In diesem Foto ist kein QR-Code. Versuch es mit einem aus der Nähe oder tipp den Code ein.",
    unloaded: "Der Scanner ließ sich nicht laden. Prüf deine Verbindung oder tipp den Code ein.",
    problems: {
      denied: {
        title: "Die Kamera ist gesperrt",
        advice: "Erlaube sie für diese Website in den Einstellungen deines Browsers oder tipp den Code unten ein.",
      },
      missing: { title: "Keine Kamera gefunden", advice: "Schließ eine an oder tipp den Code unten ein." },
      busy: {
        title: "Die Kamera wird gerade benutzt",
        advice: "Schließ die andere App, die sie benutzt, und versuch es dann noch einmal.",
      },
      unsupported: {
        title: "Hier gibt es keine Kamera",
        advice: "Dieser Browser kann die Kamera nicht nutzen. Tipp den Code unten ein.",
      },
    },
  },
};
