import type { Words } from "..";

const zeichen = (count: number) => (count === 1 ? "ein Zeichen" : `${count} Zeichen`);

export const forms: Pick<Words, "form"> = {
  form: {
    failed: "Etwas ist schiefgegangen. Bitte versuche es noch einmal.",
    invalid: (fields) => (fields === 1 ? "Ein Feld stimmt noch nicht." : `${fields} Felder stimmen noch nicht.`),
    wait: (seconds) =>
      `Zu viele Versuche. Warte ${seconds === 1 ? "eine Sekunde" : `${seconds} Sekunden`} und versuche es noch einmal.`,
    unsaved: {
      title: "Ohne Speichern verlassen?",
      explained: "Deine Änderungen auf dieser Seite sind noch nicht gespeichert.",
      stay: "Weiter bearbeiten",
      leave: "Ohne Speichern verlassen",
    },
    errors: {
      required: "Bitte fülle das aus.",
      empty: "Bitte fülle das aus.",
      wrongType: "Das lässt sich nicht lesen. Bitte gib es noch einmal ein.",
      tooShort: ({ min = 0 }) => `Nimm mindestens ${zeichen(min)}.`,
      tooLong: ({ max = 0 }) => `Nimm höchstens ${zeichen(max)}.`,
      tooFew: ({ min = 0 }) => `Nimm mindestens ${min}.`,
      tooMany: ({ max = 0 }) => `Mehr als ${max} passen hier nicht hinein.`,
      outOfRange: ({ min, max }) =>
        min === undefined || max === undefined
          ? "Gib eine ganze Zahl ein."
          : `Gib eine Zahl von ${min} bis ${max} ein.`,
      unknownChoice: "Wähle eine der Möglichkeiten.",
      invalidMoment: "Gib ein Datum und eine Uhrzeit ein.",
      invalidDate: "Gib ein Datum ein.",
      invalidTime: "Gib eine Uhrzeit ein, zum Beispiel 09:30.",
      invalidTimeZone: "Wähle eine Zeitzone.",
      invalidEmail: "Gib eine ganze E-Mail-Adresse ein, zum Beispiel ada@example.org.",
      invalidCurrency: "Wähle eine Währung.",
      invalidOrder: "Das lässt sich nicht einordnen. Bitte lade die Seite neu.",
      forbiddenCharacters: "Nimm nur kleine Buchstaben von a bis z, Ziffern, Punkte und Unterstriche.",
      passwordIsName: "Wähle ein Passwort, das nicht dein Name und nicht deine E-Mail-Adresse ist.",
      passwordRepeats: "Wähle ein Passwort, das nicht nur ein Zeichen wiederholt.",
      notAfterStart: "Wähle eine Zeit nach dem Beginn.",
      past: "Wähle eine Zeit in der Zukunft.",
      future: "Wähle eine Zeit, die nicht in der Zukunft liegt.",
      overCapacity: "Das ist mehr, als es Plätze gibt.",
      duplicate: "Das gibt es hier zweimal.",
      taken: "Das ist schon vergeben.",
      wrongName: "Das ist nicht dein Benutzername.",
      unexpected: "Lass das leer.",
    },
  },
};
