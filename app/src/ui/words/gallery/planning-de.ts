import type { GalleryWords } from ".";

/** Die Bausteine für Geld, Daten und Zahlen. */
export const planning: Pick<GalleryWords, "amounts"> = {
  amounts: {
    title: "Geld",
    prices: "Preise",
    each: "pro Person",
    total: (seats) => `für ${seats} Plätze`,
    field: "Preis für einen Platz",
    hint: "0 ist kostenlos.",
    yen: "In Yen",
    required: "Zwischen zwei Grenzen",
    locked: "Nicht zu ändern",
    value: (minor) => `Kleinste Einheiten: ${minor}`,
    none: "keine",
  },
};
