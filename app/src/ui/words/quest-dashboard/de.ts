import type { DashboardWords } from ".";

const seats = (count: number) => (count === 1 ? "1 Platz" : `${count} Plätzen`);
const reviews = (count: number) => (count === 1 ? "1 Bewertung" : `${count} Bewertungen`);

/** German words of the dashboard of quests. */
export const de: DashboardWords = {
  title: "Deine Quests",
  loading: "Deine Quests werden geladen",
  untitled: "Quest ohne Titel",
  create: "Quest anlegen",
  edit: "Bearbeiten",
  asTable: "Als Tabelle",
  asCards: "Als Karten",
  none: {
    title: "Du hast noch keine Quest gemacht",
    text: "Eine Quest ist ein Weg mit Stopps, Geschichten und kleinen Nachweisen. Ihre Termine, Gäste und Bewertungen stehen dann hier.",
    look: "Sieh dir andere an",
    create: "Quest anlegen",
  },
  status: {
    published: "Veröffentlicht",
    draft: "Entwurf",
    inReview: "In Prüfung",
    paused: "Pausiert",
    cancelled: "Abgesagt",
    archived: "Archiviert",
  },
  next: (time, booked, capacity) =>
    [time, capacity > 0 ? `${booked} von ${seats(capacity)} gebucht` : ""].filter(Boolean).join(", "),
  noDate: "Kein Termin in Sicht",
  anyTime: "Jederzeit",
  calledOff: "Abgesagt",
  stars: (sum, count) => `${(Math.round((10 * sum) / count) / 10).toLocaleString("de")} ★, ${reviews(count)}`,
  seats: ({ booked, held, free, waiting }) =>
    [
      `${booked} gebucht`,
      held > 0 ? `${held} werden gerade gebucht` : "",
      free > 0 ? `${free} frei` : "voll",
      waiting > 0 ? `${waiting} warten` : "",
    ]
      .filter(Boolean)
      .join(", "),
  seePage: "Zur Seite der Quest",
  ahead: "Nächste Termine",
  past: "Vergangene Termine",
  csv: "Alle Gäste als CSV speichern",
  figures: {
    seats: (count) => (count === 1 ? "Platz gebucht" : "Plätze gebucht"),
    earned: "eingenommen",
    free: "Kostenlos",
    refunds: (money) => `eingenommen; ${money} zurückzuzahlen`,
    finished: "von denen, die begonnen haben, kamen ans Ziel",
    reviews,
  },
  guests: {
    title: (time) => (time ? `Gäste am ${time}` : "Gäste"),
    none: "Diesen Termin hat noch niemand gebucht.",
    guest: "Gast",
    more: (count) => `und ${count} weitere`,
    pays: (money, payment) =>
      ({
        paid: `hat ${money} gezahlt`,
        atMeeting: `zahlt ${money} vor Ort`,
        pending: `zahlt gerade ${money}`,
        refundDue: `bekommt ${money} zurück`,
        refunded: `hat ${money} zurück`,
      })[payment] ?? "",
    checkIn: "Einlassen",
    in: "Da",
    isIn: (name) => `${name} ist da.`,
  },
  more: "Mehr Aktionen",
  actions: {
    pauseQuest: "Pausieren",
    resumeQuest: "Fortsetzen",
    publishQuest: "Veröffentlichen",
    archiveQuest: "Archivieren",
    cancelQuest: "Absagen",
    duplicateQuest: "Duplizieren",
  },
  done: {
    pauseQuest: "Pausiert. Niemand kann neu buchen; Gäste behalten ihre Plätze.",
    resumeQuest: "Wieder offen für Buchungen.",
    publishQuest: "Veröffentlicht.",
    archiveQuest: "Archiviert.",
    cancelQuest: "Abgesagt. Alle Gäste erfahren es und bekommen ihr Geld zurück.",
    duplicateQuest: "Hier ist deine Kopie, als Entwurf.",
  },
  cancel: {
    title: "Diese Quest absagen?",
    text: (bookings) =>
      bookings === 0
        ? "Alle ihre Termine fallen aus. Niemand hat gebucht."
        : `Alle ihre Termine fallen aus. ${bookings === 1 ? "1 Buchung wird" : `${bookings} Buchungen werden`} storniert: Die Gäste erfahren es und bekommen ihr ganzes Geld zurück.`,
    confirm: "Absagen",
  },
  columns: ["Quest", "Stand", "Termin", "Gebucht", "In Buchung", "Frei", "Wartend"],
};
