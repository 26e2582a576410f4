import type { ControlWords } from ".";

/** Die gemeinsamen Felder für Daten, Geld und Zahlen. */
export const de: ControlWords = {
  money: {
    unreadable: (example) => `Gib einen Betrag wie ${example} ein.`,
    tooPrecise: (currency, digits) =>
      digits === 0
        ? `${currency} hat keine Nachkommastellen.`
        : `${currency} hat höchstens ${digits} Nachkommastellen.`,
    negative: "Ein Betrag kann nicht unter null liegen.",
    tooLow: (min) => `Mindestens ${min}.`,
    tooHigh: (max) => `Höchstens ${max}.`,
    tooLarge: "Dieser Betrag ist zu groß.",
  },
};
