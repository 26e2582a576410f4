import type { GalleryWords } from ".";

/** Die Bausteine für Leute, Orte und Gespräche. */
export const together: Pick<GalleryWords, "people" | "scanning"> = {
  people: {
    title: "Leute",
    picker: "Leute auswählen",
    who: "Wer ist eingeladen?",
    wantIt: "Wollen das auch",
    friends: "Freunde",
    fact: "3 Std. entfernt",
    full: "Niemand passt mehr dazu",
    car: "Wer fährt bei dir mit?",
    alone: "Niemand zur Auswahl",
    aloneLabel: "Wer kommt mit?",
    noFriends: "Noch keine Freunde hier",
    noFriendsExplained: "Gib eine E-Mail-Adresse ein, oder schick den Link, sobald er fertig ist.",
    openSheet: "Ein Blatt öffnen",
    openSide: "An der Seite öffnen",
    invite: (count) => (count === 1 ? "1 Freund einladen" : `${count} Freunde einladen`),
  },
  scanning: {
    title: "QR-Codes",
    ticket: "Ein Ticket",
    scanner: "Tickets scannen",
    open: "Scanner öffnen",
    code: "Nummer auf dem Ticket",
    wrong: "Dieser QR-Code ist kein Ticket.",
    welcome: (code) => `${code} ist gültig.`,
    next: "Nächster Gast",
    states: {
      asking: "Fragt nach der Kamera",
      denied: "Abgelehnt",
      missing: "Keine Kamera",
      busy: "In Benutzung",
      unsupported: "Nicht unterstützt",
    },
  },
};
