import type { QuestDateWords } from ".";

const seatsAre = (count: number) => (count === 1 ? "1 Platz ist" : `${count} Plätze sind`);
const peopleWait = (count: number) => (count === 1 ? "1 Person wartet" : `${count} Personen warten`);

/** German words of changing or calling off one date of a quest. */
export const de: QuestDateWords = {
  change: "Ändern",
  changeOf: (date) => `${date} ändern`,
  title: "Termin ändern",
  titleAnyTime: "Plätze und Preis ändern",
  time: "Tag und Uhrzeit",
  seats: "Plätze",
  usually: (value) => `Bleibt es leer, gilt ${value} wie für die ganze Quest.`,
  price: "Preis je Platz",
  free: "kostenlos",
  place: "Treffpunkt",
  placeHint: "Bleibt es leer, ist es die erste Station.",
  closes: "Buchen geht bis",
  closesOptions: {
    0: "zum Beginn",
    60: "1 Stunde vorher",
    720: "12 Stunden vorher",
    1440: "1 Tag vorher",
    2880: "2 Tage vorher",
  },
  closesBefore: (time) => `${time} vorher`,
  unchanged: "Noch nichts geändert.",
  save: "Sichern",
  saveAndNotify: "Sichern und Gästen Bescheid geben",
  saved: "Termin geändert.",
  notified: "Termin geändert. Deine Gäste wissen Bescheid.",
  seatsTaken: (taken) => `${seatsAre(taken)} vergeben, weniger geht nicht.`,
  past: "Diese Zeit ist schon vorbei. Wähle eine spätere.",
  stale: "Dieser Termin wurde inzwischen geändert. Schließ das hier und sieh noch einmal nach.",
  effects: {
    title: "Was deine Gäste erfahren",
    nobody: "Niemand hat gebucht oder wartet, also erfährt es auch niemand.",
    quiet: "Davon erfährt niemand.",
    moved: (seats) =>
      `${seatsAre(seats)} gebucht. Diese Gäste finden die neue Zeit unter ihren Neuigkeiten und auf dem Ticket, und können kostenlos stornieren.`,
    movedWaiting: (count) =>
      count === 1
        ? "1 Person wartet auf einen Platz und erfährt die neue Zeit auch."
        : `${count} Personen warten auf Plätze und erfahren die neue Zeit auch.`,
    place: (seats) =>
      `${seatsAre(seats)} gebucht. Diese Gäste finden den neuen Treffpunkt auf dem Ticket, und eine Notiz unter ihren Neuigkeiten.`,
    price: (price) => `Neue Gäste zahlen ${price}. Wer gebucht hat, behält den alten Preis.`,
    added: (seats, waiting) =>
      `${seats === 1 ? "1 neuer Platz geht" : `${seats} neue Plätze gehen`} zuerst an alle, die warten. ${peopleWait(waiting)} gerade.`,
  },
  more: "Mehr zu diesem Termin",
  close: "Keine Buchungen mehr annehmen",
  open: "Wieder Buchungen annehmen",
  closedNow: "Keine Buchungen mehr für diesen Termin. Gäste behalten ihre Plätze.",
  openNow: "Wieder offen für Buchungen.",
  cancel: {
    act: "Termin absagen",
    title: "Diesen Termin absagen?",
    booked: (seats) =>
      `${seatsAre(seats)} gebucht. Diese Gäste erfahren es unter ihren Neuigkeiten und bekommen ihr ganzes Geld zurück.`,
    waiting: (count) =>
      count === 1
        ? "1 Person wartet auf einen Platz und erfährt es auch."
        : `${count} Personen warten auf Plätze und erfahren es auch.`,
    nobody: "Niemand hat gebucht oder wartet, also erfährt es auch niemand.",
    final: "Das lässt sich nicht rückgängig machen.",
    confirm: "Absagen",
    done: "Abgesagt.",
  },
};
