import type { Words } from "..";
import { ended, First, inside, s } from "./counts";

/** Was die tun, die ein Treffen ausrichten: wählen, verschieben, bearbeiten, einladen. */
export const hosting: Pick<
  Words["hangout"],
  | "tools"
  | "silent"
  | "confirmed"
  | "pick"
  | "warn"
  | "picked"
  | "passed"
  | "move"
  | "cancel"
  | "edit"
  | "link"
  | "invite"
  | "people"
> = {
  tools: {
    copyLink: "Link kopieren",
    copied: "Link kopiert",
    edit: "Bearbeiten",
    more: "Mehr",
    share: "Link und QR-Code",
    move: "Termin verschieben",
    close: "Abstimmung beenden",
    people: "Wer dabei ist",
    cars: "Autos teilen",
    cancel: "Treffen absagen",
  },
  silent: {
    title: (name) => `${name} hat noch nicht geantwortet`,
    many: (names) => `${names} haben noch nicht geantwortet`,
    yet: (names) => `Noch keine Antwort: ${names}.`,
    remind: "Erinnern",
    remindOne: (name) => `${name} erinnern`,
    done: (count) =>
      count === 0
        ? "Es gab niemanden zu erinnern. Du kannst den Link schicken."
        : `${s(count, "Person", "Personen")} erinnert.`,
    invited: "Manche haben die Einladung noch nicht geöffnet. Erinnere sie, oder schick ihnen den Link.",
    guests:
      "Gäste werden per E-Mail erinnert, wenn sie eine angegeben haben. Du kannst ihnen auch den Link noch einmal schicken.",
  },
  confirmed: {
    title: "Wer dem neuen Termin zugesagt hat",
    count: (count, all) =>
      count === 0
        ? "Noch niemand hat dem neuen Termin zugesagt."
        : `${First(count)} von ${inside(all)} ${count === 1 ? "hat" : "haben"} dem neuen Termin zugesagt.`,
    waitingFor: (names, count) => `Es ${count === 1 ? "fehlt" : "fehlen"} noch: ${names}.`,
  },
  pick: {
    button: (day) => `${day} wählen`,
    short: "Wählen",
    title: (day) => `${day} wählen?`,
    lede: (times, place) => `${times}${place ? `, ${place}` : ""}. Das werden die anderen hören:`,
    ifPicked: "Wenn du ihn wählst",
    goesAlong: "Die Abstimmung endet. Du kannst den Termin später noch verschieben; dann sagen alle noch einmal zu.",
    words: "Ein Wort von dir dazu",
    notYet: "Noch nicht",
    yes: (count) => `${First(count)}, die Ja gesagt haben`,
    oneYes: (name) => `${name}, sagte Ja`,
    yesHears: (day, time) =>
      `„Es steht fest: ${day}${time ? `, ${time}` : ""}.“ Sie sind dabei und können das mit einem Druck ändern.`,
    maybe: (names) => `${names}, zur Not`,
    maybeHears: (day) => `„Es wird ${ended(day)} Schaffst du es?“ Sie entscheiden noch.`,
    no: (names) => `${names}, nicht da`,
    noHears: (day) => `„Es wird ${day}, schade, dass du fehlst.“ Sie können es sich noch anders überlegen.`,
    silent: (names) => `${names}, noch ohne Antwort`,
    silentHears: (day) => `„Es wird ${ended(day)} Bist du dabei?“`,
    invited: (names) => `${names}, eingeladen`,
    invitedHears: "Eine Benachrichtigung mit dem Termin und der Einladung.",
    neededSilent: (names, count) =>
      count === 1
        ? `${names} muss dabei sein und hat noch gar nicht geantwortet.`
        : `${names} müssen dabei sein und haben noch gar nicht geantwortet.`,
    unreached: (names) => `${names}, ohne E-Mail`,
    unreachedHears: "Von uns nichts. Schick den Link selbst.",
  },
  warn: {
    said: (day) => `Antworten für ${day}`,
    ifNeedBe: (names) => `${names} nur zur Not`,
    title: (name, day) => `${name}: ${day} geht nicht`,
    why: (needed) => `Du hast gesagt, ohne ${needed} geht es nicht.`,
    others: (names) => `Auch nicht dabei: ${names}.`,
    can: "können kommen",
    canToo: (name) => `können kommen, auch ${name}`,
    instead: (day) => `Stattdessen ${day} wählen`,
    anyway: (day) => `Trotzdem ${day} wählen`,
    ask: (name, day) => `${name} nach ${day} fragen`,
    asked: (name, day) => `${name}, geht ${day} vielleicht doch?`,
    sent: "In den Kommentaren gefragt.",
  },
  picked: {
    title: (day) => `Es wird ${day}.`,
    stamp: "Es gilt",
    text: "In ein paar Sekunden hören es alle. Bis dahin kannst du es dir anders überlegen.",
    sent: "Alle wissen Bescheid.",
    sentBut: "Alle, die wir erreichen, wissen Bescheid.",
    unreached: (names) => `Keine E-Mail-Adresse von ${names}. Schick den Link selbst.`,
    kept: "Alle hören davon, sobald du wieder online bist.",
    bar: (day) => `${day} gewählt`,
    wait: "Die Nachrichten gehen raus, wenn die Zeit um ist.",
    left: (seconds) => `${seconds} s`,
    cars: "Hilf allen beim Hinkommen",
    carsText: "Sieh, wer fährt und wer einen Platz braucht.",
    next: "Zum Treffen",
    undone: "Rückgängig gemacht. Niemand hat davon gehört.",
  },
  passed: {
    tag: "Vorbei",
    short: "Dieser Termin ist vorbei",
    title: (day) => `${day} ist vorbei`,
    text: "Wähle eins, das noch kommt, oder füge neue hinzu, über die alle abstimmen.",
    allText: "Alle Daten sind vorbei. Füge neue hinzu, dann können alle noch einmal abstimmen.",
    newDates: "Neue Daten hinzufügen",
    newText: "Alle sehen es in der Abstimmung. Die Antworten bisher bleiben.",
    reopens:
      "Alle sehen es in der Abstimmung. Sie ist dann noch einmal drei Tage offen, und die Antworten bisher bleiben.",
    add: "In die Abstimmung",
    added: (day) => `${day} ist in der Abstimmung.`,
    wholeDays: "In dieser Abstimmung geht es um ganze Tage. Wähle „Ganztägig“.",
    withTimes: "In dieser Abstimmung geht es um Uhrzeiten. Sag, wann es beginnt und endet.",
  },
  move: {
    title: "Termin verschieben",
    text: "Alle hören davon und werden zum neuen Termin gefragt. Wer zugesagt hatte, behält den Platz, bis er absagt.",
    label: "Neuer Termin",
    save: "Verschieben",
    done: (day) => `Verschoben auf ${day}. In ein paar Sekunden hören es alle.`,
    past: "Wähle einen Termin, der noch kommt.",
  },
  cancel: {
    title: "Das Treffen absagen?",
    text: (inYonder, byEmail, byHand, handCount) => {
      const people = s(inYonder || byEmail, "Person", "Personen");
      const email = inYonder > 0 ? `${byEmail} per E-Mail` : `${people} per E-Mail`;
      const heard = [inYonder > 0 ? `${people} in Yonder` : "", byEmail > 0 ? email : ""];
      const told = heard.some(Boolean) ? `Wir sagen ${heard.filter(Boolean).join(" und ")} Bescheid` : "";
      const hand = `${byHand} musst du es selbst sagen`;
      const end = "Das lässt sich nicht rückgängig machen.";
      if (handCount === 0) return `${told || "Niemand sonst ist dabei"}. ${end}`;
      return `${told ? `${told}, aber ${hand}` : `${hand}: Wir haben keine Adresse`}. ${end}`;
    },
    copyTitle: "Zum Weitersagen",
    copyText: (title, reason) => [`„${title}“ fällt aus.`, reason].filter(Boolean).join(" "),
    copy: "Kopieren",
    copied: "Kopiert",
    reason: "Grund (wenn du magst)",
    reasonHint: "Alle lesen ihn.",
    yes: "Treffen absagen",
    no: "Treffen behalten",
    done: "Abgesagt.",
    doneBut: (names) => `Abgesagt. Denk daran, es ${names} zu sagen.`,
  },
  edit: {
    title: "Treffen bearbeiten",
    name: "Was",
    note: "Nachricht an alle",
    place: "Wo",
    save: "Speichern",
    unchanged: "Noch nichts geändert.",
    done: "Gespeichert.",
    required: "Sag, was es ist.",
  },
  link: {
    title: "Link zum Treffen",
    label: "Einladungslink",
    qr: "QR-Code des Einladungslinks",
    text: (title) => `Du bist eingeladen: ${title}`,
    renew: "Neuen Link machen",
    renewHint: "Der alte gilt dann nicht mehr. Wer dabei ist, bleibt dabei.",
    renewed: "Es gibt einen neuen Link. Der alte gilt nicht mehr.",
    end: "Link abschalten",
    ended: "Der Link ist aus. Niemand Neues kommt mehr hinein.",
    none: "Im Moment gibt es keinen Link. Mach einen, um mehr Leute einzuladen.",
  },
  invite: {
    title: "Mehr Leute einladen",
    field: "Name oder E-Mail-Adresse",
    send: "E-Mail senden",
    noEmail: "Gib eine E-Mail-Adresse ein, oder wähle unten jemanden aus.",
    friends: "Freunde zum Einladen",
    add: "Einladen",
    addOne: (name) => `${name} einladen`,
    invited: (name) => `${name} ist eingeladen.`,
    outcomes: {
      sent: (email) => `Einladung an ${email} gesendet.`,
      known: (email) => `${email} hat die Einladung schon.`,
      later: (email) => `${email} hat für heute genug E-Mails bekommen. Schick den Link selbst.`,
    },
  },
  people: {
    title: "Wer dabei ist",
    actions: (name) => `Möglichkeiten für ${name}`,
    host: "Richtet es aus",
    coHost: "Richtet es mit aus",
    makeCoHost: "Mit ausrichten lassen",
    endCoHost: "Nicht mehr mit ausrichten lassen",
    need: "Muss dabei sein",
    needNot: "Muss nicht dabei sein",
    remove: "Aus dem Treffen nehmen",
    removeTitle: (name) => `${name} herausnehmen?`,
    removeText: (name) =>
      `${name} erfährt davon, verliert Antworten und Plätze und kann nur zurück, wenn du noch einmal einlädst.`,
    byEmail: "Per E-Mail eingeladen",
    resend: "Erneut senden",
    resendTo: (email) => `Die Einladung erneut an ${email} senden`,
    sentAgain: (email) => `Noch einmal an ${email} gesendet.`,
    sendLater: (email) => `${email} hat für heute genug E-Mails bekommen. Schick den Link selbst.`,
    unknown: "1 eingeladene Person",
    uninvite: "Von der Einladung nehmen",
    uninvited: (name) => `${name} ist nicht mehr eingeladen.`,
    keep: "Behalten",
    removed: (name) => `${name} ist nicht mehr dabei.`,
    newLink:
      "Über den Link kommt dann nur noch hinein, wer ein Konto hat. Mach einen neuen für alle, die du noch erwartest.",
    plus: (count) => `+${count}`,
    replies: {
      going: "Kommt",
      maybe: "Vielleicht",
      no: "Kann nicht",
      waitlisted: "Auf der Warteliste",
      reconfirm: "Hatte dem Termin davor zugesagt",
      none: "Noch keine Antwort",
    },
    seats: (taken, all) => `${taken} von ${all} Plätzen belegt`,
    coming: (count) => `${s(count, "Person kommt", "Personen kommen")}`,
    line: (count) => `${count} auf der Warteliste`,
  },
};
