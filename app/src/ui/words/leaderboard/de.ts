import type { LeaderboardWords } from ".";

const HOUR_MS = 3_600_000;
const points = (count: number) => (count === 1 ? "1 Punkt" : `${count} Punkte`);
const days = (count: number) => (count === 1 ? "1 Tag" : `${count} Tage`);
const hours = (count: number) => (count === 1 ? "1 Stunde" : `${count} Stunden`);

/** German words of leaderboards. */
export const de: LeaderboardWords = {
  page: "Rangliste",
  loading: "Die Rangliste wird geladen",
  boards: "Mit wem du dich vergleichst",
  periods: "Zeitraum",
  board: { friends: "Freunde", league: "Meine Liga", city: "Mein Ort", everybody: "Alle", quest: "Diese Quest" },
  period: { week: "Diese Woche", lastWeek: "Letzte Woche", all: "Insgesamt" },
  title: {
    friends: { week: "Freunde diese Woche", lastWeek: "Freunde letzte Woche", all: "Freunde insgesamt" },
    league: { week: "Meine Liga diese Woche", lastWeek: "Meine Liga letzte Woche", all: "Meine Liga insgesamt" },
    city: { week: "Mein Ort diese Woche", lastWeek: "Mein Ort letzte Woche", all: "Mein Ort insgesamt" },
    everybody: { week: "Alle diese Woche", lastWeek: "Alle letzte Woche", all: "Alle insgesamt" },
    quest: { week: "Diese Quest diese Woche", lastWeek: "Diese Quest letzte Woche", all: "Diese Quest insgesamt" },
  },
  nextWeek: (ms) => {
    const left = Math.floor(ms / HOUR_MS);
    const [whole, rest] = [Math.floor(left / 24), left % 24];
    const parts = [whole > 0 ? days(whole) : "", rest > 0 || whole === 0 ? hours(rest) : ""];
    return `Neue Woche am Montag. Noch ${parts.filter(Boolean).join(" und ")}.`;
  },
  league: "Dreißig Leute, die in der Woche davor etwa so viele Punkte hatten wie du. Jeden Montag neu.",
  noHome: "Hier vergleichen sich Leute aus einem Ort, und deinen kennen wir nicht.",
  setHome: "Sag ungefähr, wo du wohnst",
  hideMe: "Mich verbergen",
  showMe: "Mich wieder zeigen",
  nowHidden: "Du stehst auf keiner Rangliste mehr.",
  nowShown: "Du stehst wieder auf den Ranglisten.",
  hidden: "Du bist auf allen Ranglisten verborgen. Deine Punkte bleiben.",
  you: "Du",
  somebody: "Jemand",
  noPoints: "Hier hast du noch keine Punkte. Hake einen Wunsch ab, lauf eine Quest oder komm zu einem Treffen.",
  behind: (rank, missing, name) => `Du bist auf Platz ${rank}, ${points(missing)} hinter ${name}.`,
  leading: "Du liegst vorn.",
  rows: (people) => (people === 1 ? "1 Person" : `${people} Personen`),
  move: (move) => (move === "new" ? "neu" : move === 0 ? "gleich" : move > 0 ? `${move} hoch` : `${-move} runter`),
  why: (name, count) => `${name}: ${points(count)}. Woraus sie bestehen`,
  kind: { quests: "Quests", lists: "Listen", hangouts: "Treffen und Fahrten" },
  press: "Drück auf eine Zahl, um zu sehen, woraus sie besteht.",
  reasons: {
    yours: { week: "Deine Punkte diese Woche", lastWeek: "Deine Punkte letzte Woche", all: "Deine Punkte insgesamt" },
    theirs: (name) => `Punkte von ${name}`,
    profile: "Profil ansehen",
    none: "Keine Punkte in dieser Zeit.",
    newest: (count) => `Das sind die neuesten ${count}.`,
  },
  rule: {
    questStop: "Stopp einer Quest",
    questFinished: "Quest geschafft",
    questPlayed: "Jemand hat deine Quest geschafft",
    itemTogether: "Zusammen gemacht",
    itemAlone: "Gemacht",
    hangoutAttended: "Bei einem Treffen dabei",
    hangoutHosted: "Ein Treffen organisiert",
    drove: "Leute gefahren",
  },
  evidence: (kind, isPart) =>
    ({
      code: "Mit dem Code vor Ort.",
      answer: "Mit der richtigen Antwort.",
      location: isPart ? "Nur über die Position zählt es halb." : "Über die Position.",
      host: "Das sagt, wer eingeladen hat.",
      friend: "Von Freunden bestätigt.",
      list: "Auf deiner Liste.",
      stops: "Alle Stopps erreicht.",
      none: "Allein.",
    })[kind] ?? "",
  partly: (given, of) => `${given} von ${of}.`,
  theirWish: (name) => `Ein Wunsch auf der Liste von ${name}`,
  stopOf: (quest) => `Stopp von „${quest}“.`,
  withFriend: (name) => `Mit ${name}.`,
  takenBack: "Zurückgenommen.",
  withheld: {
    noEvidence: "Zurückgestellt: Noch hat es niemand bestätigt.",
    perDay: "Zurückgestellt: Für diesen Tag hattest du alle Punkte dieser Art.",
    perWeek: "Zurückgestellt: Für diese Woche hattest du alle Punkte dieser Art.",
    sameFriend: "Zurückgestellt: oft dieselbe Person in kurzer Zeit.",
    friends: "Zurückgestellt: zu wenige verschiedene Leute.",
    suspicious: "Zurückgestellt: Das sieht sich erst jemand an.",
  },
  byDay: { week: "Deine Punkte diese Woche, Tag für Tag", lastWeek: "Deine Punkte letzte Woche, Tag für Tag" },
  day: "Tag",
  check: {
    open: "So kommen deine Punkte zusammen",
    title: "Meine Punkte nachrechnen",
    sum: (sum, lines) =>
      `Auf diesem Gerät nachgerechnet: ${lines === 1 ? "1 Eintrag" : `${lines} Einträge`} insgesamt, ${sum} Punkte.`,
    agrees: "Jeder Eintrag stimmt mit den Regeln überein.",
    differs: (count) =>
      count === 1 ? "1 Eintrag weicht von den Regeln ab:" : `${count} Einträge weichen von den Regeln ab:`,
    due: (given, due) => `${given}, nach den Regeln ${due}`,
    failed: "Deine Punkte konnten nicht geladen werden.",
  },
  badges: {
    title: "Abzeichen",
    loading: "Deine Abzeichen werden geladen",
    seen: "Punkte und Abzeichen",
    none: "Noch keine Abzeichen.",
    points: (count, week) => {
      const all = count === 1 ? "Bisher 1 Punkt" : `Bisher ${count.toLocaleString("de")} Punkte`;
      return week > 0 ? `${all}, davon ${week.toLocaleString("de")} diese Woche.` : `${all}.`;
    },
    onHold: (count) =>
      count === 1 ? "1 weiterer wird noch geprüft." : `${count.toLocaleString("de")} weitere werden noch geprüft.`,
    open: "Zur Rangliste",
    name: {
      together: "Gemeinsam besser",
      quests: "Ans Ziel",
      stops: "Pfadfinder",
      hangouts: "In guter Gesellschaft",
      hosted: "Gastgeber",
      driven: "Am Steuer",
      guided: "Reiseführer",
      weeks: "Woche für Woche",
    },
    count: {
      together: (count, written) => `${written} ${count === 1 ? "Wunsch" : "Wünsche"} mit Freunden erfüllt`,
      quests: (count, written) => `${written} ${count === 1 ? "Quest" : "Quests"} geschafft`,
      stops: (count, written) => `${written} ${count === 1 ? "Stopp" : "Stopps"} erreicht`,
      hangouts: (_, written) => `Bei ${written} Treffen dabei`,
      hosted: (_, written) => `${written} Treffen organisiert`,
      driven: (count, written) => `${written} ${count === 1 ? "Person" : "Personen"} gefahren`,
      guided: (count, written) =>
        count === 1
          ? "Eigene Quests einmal von anderen geschafft"
          : `Eigene Quests ${written}-mal von anderen geschafft`,
      weeks: (count, written) => `${written} ${count === 1 ? "Woche" : "Wochen"} in Folge`,
    },
    level: (level) => `Stufe ${level} von 3`,
    next: (missing) => `Noch ${missing} bis zur nächsten Stufe`,
    highest: "Höchste Stufe",
    since: (day) => `erreicht am ${day}`,
  },
  appeal: {
    title: "Fehlen Punkte?",
    line: "Noch einmal ansehen lassen",
    happened: "Was war los?",
    explained:
      "Allein abgehakte Wünsche bringen nur zweimal am Tag Punkte. Ist es etwas anderes, sieht es sich jemand noch einmal an.",
    send: "Noch einmal ansehen lassen",
    sent: "Danke. Jemand sieht sich deine Punkte noch einmal an.",
  },
  alone: {
    points: "Deine Punkte.",
    compared: (more, period) => {
      const than = period === "week" ? "letzte Woche" : "in der Woche davor";
      if (more === 0) return `So viele wie ${than}.`;
      return more > 0 ? `${points(more)} mehr als ${than}.` : `${points(-more)} weniger als ${than}.`;
    },
    title: "Macht etwas zusammen",
    text: "Was du mit Freunden machst, zählt viermal so viel: 20 Punkte statt 5.",
    invite: "Freund einladen",
  },
};
