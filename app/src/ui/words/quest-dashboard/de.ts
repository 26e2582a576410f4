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
    text: "Eine Quest ist ein Weg mit Stationen, Geschichten und kleinen Nachweisen. Ihre Termine, Gäste und Bewertungen stehen dann hier.",
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
  bookingClosed: "Keine Buchungen mehr",
  stars: (mean, count) => `${(Math.round(10 * mean) / 10).toLocaleString("de")} ★, ${reviews(count)}`,
  seatsAnyTime: (booked, free) => `${booked} belegt, ${free > 0 ? `${free} frei` : "voll"}`,
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
    perSeat: "Preis je Platz",
    refunds: (money) => `eingenommen; ${money} zurückzuzahlen`,
    ofDate: (earned, due) =>
      [earned ? `${earned} eingenommen` : "", due ? `${due} zurückzuzahlen` : ""].filter(Boolean).join("; "),
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
    missed: "Nicht gekommen",
    in: "Da",
    isIn: (name) => `${name} ist da.`,
  },
  checkIn: "Einlass",
  moreDates: (left) => `Mehr Termine zeigen (noch ${left})`,
  find: { label: "Gast suchen", none: "Niemand mit diesem Namen.", more: (left) => `Mehr Gäste zeigen (noch ${left})` },
  message: {
    all: (count) => (count === 1 ? "1 Gast schreiben" : `Allen ${count} schreiben`),
    one: (name) => `${name} schreiben`,
    everyone: "Allen mit einer Buchung schreiben",
    toAll: (count) => (count === 1 ? "1 Person bekommt sie" : `${count} Personen bekommen sie`),
    explained: "Sie finden sie unter ihren Neuigkeiten, und als E-Mail, wenn sie ihre Adresse bestätigt haben.",
    text: "Deine Nachricht",
    example: "Bringt eine Taschenlampe mit: Das letzte Stück ist dunkel.",
    send: "Senden",
    sent: (count) => (count === 1 ? "An 1 Person gesendet." : `An ${count} Personen gesendet.`),
    history: "Was du geschrieben hast",
    to: (count) => (count === 1 ? "an 1 Person" : `an ${count} Personen`),
  },
  questions: {
    open: "Fragen an dich",
    answered: "Fragen, die du beantwortet hast",
    waiting: (count) => (count === 1 ? "1 Frage an dich" : `${count} Fragen an dich`),
    guest: "Gast",
    answer: "Antworten",
    answerTo: (name) => `${name} antworten`,
    text: "Deine Antwort",
    explained: (name) => `Nur ${name} kann sie lesen.`,
    send: "Senden",
    sent: (name) => `${name} hat deine Antwort.`,
    someone: "Jemand",
    report: "Melden",
    you: "Du:",
  },
  charts: {
    title: "Im Lauf der Zeit",
    week: "Woche",
    seats: "Gebuchte Plätze je Woche",
    seatsName: "Plätze",
    views: "Wie viele sich die Seite angesehen haben, je Woche",
    viewsName: "Personen",
    ratings: "Bewertungen",
    stars: "Sterne",
    reviewsName: "Bewertungen",
    private: "Wir zählen jede Person einmal am Tag und merken uns nicht, wer sie war.",
    none: "Noch nichts.",
  },
  stops: {
    title: "Wo Leute aufhören",
    walks: (count) => (count === 1 ? "1 Runde" : `${count} Runden`),
    map: "Wie viele Runden jede Station erreichen, auf der Karte",
    none: "Sobald jemand unterwegs war, siehst du hier, wie weit sie kommen.",
    reached: (percent) => `${percent} kommen hierher`,
    left: (count) => (count === 1 ? "1 Runde endete hier" : `${count} Runden endeten hier`),
    givesUp: (one, stop) => `Nach „${stop}“ hört 1 von ${one} auf`,
    hard: (tries) =>
      `Dort gibt es je Runde ${tries} falsche Antworten. Ein klarerer Hinweis oder ein Tipp mehr könnte helfen.`,
    far: "Falsch geantwortet wird dort kaum. Vielleicht liegt es am Weg zur nächsten Station: Ist er weit oder schwer zu finden?",
    last: "Es ist das Letzte, was sie tun. Ist klar, dass es weitergeht?",
    columns: ["Station", "Runden, die sie erreichen", "Endeten hier", "Falsche Antworten", "Tipps"],
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
    text: "Alle ihre Termine fallen aus. Das lässt sich nicht rückgängig machen.",
    booked: (count) =>
      `${count === 1 ? "1 Platz ist" : `${count} Plätze sind`} gebucht. Diese Gäste erfahren es unter ihren Neuigkeiten und bekommen ihr ganzes Geld zurück.`,
    waiting: (count) =>
      count === 1
        ? "1 Person wartet auf einen Platz und erfährt es auch."
        : `${count} Personen warten auf Plätze und erfahren es auch.`,
    nobody: "Niemand hat gebucht oder wartet, also erfährt es auch niemand.",
    confirm: "Absagen",
  },
  table: {
    find: "Termin nach Quest, Stand oder Tag suchen",
    count: (count) => (count === 1 ? "1 Termin" : `${count} Termine`),
    csv: "Als CSV speichern",
  },
  columns: [
    ...["Quest", "Stand", "Termin", "Gebucht", "In Buchung", "Frei", "Wartend", "Eingenommen", "Zurückzuzahlen"],
  ],
};
