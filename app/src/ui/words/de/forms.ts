import type { Words } from "..";

const zeichen = (count: number) => (count === 1 ? "ein Zeichen" : `${count} Zeichen`);

export const forms: Pick<Words, "form"> = {
  form: {
    failed: "Etwas ist schiefgegangen. Versuch es noch einmal.",
    invalid: (fields) => (fields === 1 ? "Ein Feld stimmt noch nicht." : `${fields} Felder stimmen noch nicht.`),
    wait: (seconds) =>
      `Zu viele Versuche. Warte ${seconds === 1 ? "eine Sekunde" : `${seconds} Sekunden`} und versuch es noch einmal.`,
    unsaved: {
      title: "Ohne Speichern verlassen?",
      explained: "Deine Änderungen auf dieser Seite sind noch nicht gespeichert.",
      stay: "Weiter bearbeiten",
      leave: "Ohne Speichern verlassen",
    },
    excess: (count) => `${count} Zeichen zu viel`,
    errors: {
      required: "Füll dieses Feld aus.",
      empty: "Füll dieses Feld aus.",
      wrongType: "Das können wir nicht lesen. Gib es noch einmal ein.",
      tooShort: ({ min = 0 }) => `Verwende mindestens ${zeichen(min)}.`,
      tooLong: ({ max = 0 }) => `Verwende höchstens ${zeichen(max)}.`,
      tooFew: ({ min = 0 }) => `Füg mindestens ${min} hinzu.`,
      tooMany: ({ max = 0 }) => `Du kannst höchstens ${max} hinzufügen.`,
      outOfRange: ({ min, max }) =>
        min === undefined || max === undefined
          ? "Gib eine ganze Zahl ein."
          : `Gib eine Zahl von ${min} bis ${max} ein.`,
      unknownChoice: "Wähle eine der Möglichkeiten.",
      invalidMoment: "Gib ein Datum und eine Uhrzeit ein.",
      invalidDate: "Gib ein Datum ein.",
      invalidTime: "Gib eine Uhrzeit ein, zum Beispiel 09:30.",
      invalidTimeZone: "Wähle eine Zeitzone.",
      invalidEmail: "Gib eine vollständige E-Mail-Adresse ein, zum Beispiel ada@example.org.",
      invalidCurrency: "Wähle eine Währung.",
      invalidOrder: "Das lässt sich nicht sortieren. Lade die Seite neu.",
      invisibleCharacters: "Entferne die unsichtbaren Zeichen oder tippe es noch einmal.",
      forbiddenCharacters: "Verwende nur Kleinbuchstaben (a–z), Ziffern, Punkte und Unterstriche.",
      passwordIsName: "Wähle ein Passwort, das nicht dein Name und nicht deine E-Mail-Adresse ist.",
      passwordRepeats: "Wähle ein Passwort, das nicht nur ein Zeichen wiederholt.",
      passwordIsCommon: "Dieses Passwort verwenden zu viele. Wähle eines, das schwerer zu erraten ist.",
      passwordUnchanged: "Das ist schon dein Passwort. Wähle ein anderes.",
      notAfterStart: "Wähle eine Zeit nach dem Beginn.",
      past: "Wähle eine Zeit in der Zukunft.",
      future: "Wähle eine Zeit in der Vergangenheit.",
      overCapacity: "So viele Plätze gibt es nicht.",
      duplicate: "Das steht schon da.",
      taken: "Das ist schon vergeben.",
      wrongName: "Das ist nicht dein Benutzername.",
      unexpected: "Lass das leer.",
    },
  },
};
