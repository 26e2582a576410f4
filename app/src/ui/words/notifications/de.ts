import type { en, Told } from "./en";

/** German words of the inbox. */
export const de: typeof en = {
  title: "Mitteilungen",
  loading: "Deine Mitteilungen werden geladen",
  fresh: "Neu",
  earlier: "Früher",
  markAll: "Alle als gelesen markieren",
  older: (count: number) => (count === 1 ? "1 ältere zeigen" : `${count} ältere zeigen`),
  end: "Mitteilungen bleiben 90 Tage hier.",
  none: "Noch nichts da",
  noneExplained: "Hier liest du von Einladungen, neuen Terminen, freien Plätzen und Neuem zu deiner Liste.",
  offline: "Du bist offline. Das hat dieses Gerät zuletzt gesehen.",
  unread: "Neu:",
  see: "Ansehen",
  seeAll: "Alle ansehen",
  arrived: (count: number) => `${count} neue Mitteilungen`,
  somebody: "Jemand",
  quoted: (title: string) => `„${title}“`,
  untitled: "etwas",
  confirm: "Ja, stimmt",
  confirmOf: (title: string) => `Ja, wir haben ${title} gemacht`,
  confirmed: (points: number) => {
    const each = points === 1 ? "1 Punkt" : `${points} Punkte`;
    return points > 0
      ? `Auch auf deiner Liste abgehakt. Das sind ${each} für jeden von euch.`
      : "Auch auf deiner Liste abgehakt.";
  },
  untick: "Rückgängig",
  untickOf: (title: string) => `Den Haken bei ${title} wieder entfernen`,
  settings: {
    open: "Mitteilungen auswählen",
    title: "Mitteilungen",
    lede: "Was du ausschaltest, bleibt still: kein Eintrag hier, keine E-Mail.",
    groups: {
      invitations: { title: "Einladungen", text: "Treffen, zu denen du eingeladen bist, und Erinnerungen daran" },
      answers: {
        title: "Antworten",
        text: "Wer bei deinen Treffen dabei ist oder doch nicht kann, und welche Termine vorgeschlagen werden",
      },
      dates: {
        title: "Termine",
        text: "Ein Treffen bekommt einen Termin, wird verschoben oder abgesagt, oder ein Platz wird frei",
      },
      rides: { title: "Mitfahren", text: "Plätze in Autos, die du anbietest oder suchst" },
      lists: { title: "Listen", text: "Was ihr zusammen gemacht habt und Listen, die du bearbeiten darfst" },
      quests: { title: "Quests", text: "Buchungen, Plätze, Termine und Fragen" },
    },
  },
  many: {
    hangoutJoined: (names, title) => `${names} haben bei ${title} geantwortet`,
    hangoutDeclined: (names, title) => `${names} können doch nicht zu ${title} kommen`,
    hangoutDateProposed: (names, title) => `${names} schlagen Termine für ${title} vor`,
    rideRequested: (names, title) => `${names} möchten bei dir zu ${title} mitfahren`,
    questBooked: (names, title) => `${names} haben ${title} gebucht`,
  },
  others: (count) => `${count} weitere`,
  says: {
    friendRequest: ({ name }: Told) => `${name} möchte mit dir befreundet sein`,
    doneTogether: ({ name, title }: Told) => `${name} sagt, ihr habt ${title} zusammen gemacht. Stimmt das?`,
    listEditorAdded: ({ name, year }: Told) => `${name} lässt dich die Liste für ${year} bearbeiten`,
    meToo: ({ name, title, count }: Told) => {
      if (count < 2) return `${name} möchte ${title} auch`;
      const more = count === 2 ? "noch einen deiner Wünsche" : `${count - 1} weitere deiner Wünsche`;
      return `${name} möchte ${title} und ${more} auch`;
    },
    hangoutInvited: ({ name, title }: Told) => `${name} lädt dich zu ${title} ein`,
    hangoutJoined: ({ name, title, when }: Told) =>
      when ? `${name} ist bei ${title} dabei` : `${name} hat bei ${title} abgestimmt`,
    hangoutDeclined: ({ name, title }: Told) => `${name} kann doch nicht zu ${title} kommen`,
    hangoutNeededDeclined: ({ name, title }: Told) =>
      `${name} kann nicht zu ${title} kommen, und ohne ${name} geht es nicht`,
    hangoutScheduled: ({ title, when, answer }: Told) => {
      if (!when) return `${title} hat einen Termin`;
      if (answer === "going") return `Es gilt: ${title}, ${when}`;
      if (answer === "waitlisted") return `${title} ist am ${when}. Du stehst auf der Warteliste`;
      if (answer === "no") return `${title} ist am ${when}, schade, dass du fehlst`;
      return answer === "maybe" ? `${title} ist am ${when}. Klappt es?` : `${title} ist am ${when}. Bist du dabei?`;
    },
    hangoutMoved: ({ title, when, answer, leaves }: Told) => {
      const car = leaves ? `Dein Auto fährt jetzt um ${leaves} los. ` : "";
      if (!when) return `${title} hat einen neuen Termin. Kannst du noch?`;
      return `${title} ist jetzt am ${when}. ${car}${answer === "going" ? "Kannst du noch?" : "Kannst du jetzt?"}`;
    },
    hangoutTakenOff: ({ name, title }: Told) => `${name} hat dich von ${title} genommen`,
    hangoutCancelled: ({ title }: Told) => `${title} fällt aus`,
    hangoutSeat: ({ title }: Told) => `Ein Platz ist frei geworden: Du bist bei ${title} dabei`,
    hangoutDateProposed: ({ name, title }: Told) => `${name} schlägt einen weiteren Termin für ${title} vor`,
    hangoutProposalAccepted: ({ title }: Told) => `Über deinen Termin für ${title} wird jetzt abgestimmt`,
    hangoutProposalDeclined: ({ title }: Told) => `Dein Terminvorschlag für ${title} wurde nicht aufgenommen`,
    hangoutDateAdded: ({ title }: Told) => `Für ${title} steht ein weiterer Termin zur Wahl`,
    planSuggestion: ({ name, title }: Told) => `${name} schlägt eine Änderung an ${title} vor`,
    hangoutReminder: ({ title }: Told) => `${title} wartet auf deine Antwort`,
    hangoutTicked: ({ name, title }: Told) => `${name} hat ${title} auch auf deiner Liste abgehakt`,
    rideRequested: ({ name, title }: Told) => `${name} möchte bei dir zu ${title} mitfahren`,
    rideAccepted: ({ title }: Told) => `Du hast einen Platz für die Fahrt zu ${title}`,
    rideDeclined: ({ title }: Told) => `In diesem Auto zu ${title} ist kein Platz für dich. Frag jemand anderen`,
    rideWaiting: ({ title }: Told) => `Dein Auto zu ${title} ist jetzt voll. Du stehst auf der Warteliste`,
    rideLeft: ({ name, title }: Told) => `${name} braucht keinen Platz mehr in deinem Auto zu ${title}`,
    rideRetimed: ({ title }: Told) => `Du wirst für ${title} zu einer anderen Zeit abgeholt`,
    rideMoved: ({ title }: Told) => `Du fährst in einem anderen Auto zu ${title}, sobald die Zusage da ist`,
    rideLost: ({ title }: Told) => `Deine Mitfahrt zu ${title} fällt aus. Such dir ein anderes Auto`,
    rideSeatOpen: ({ name, title, isKnown }: Told) =>
      isKnown ? `${name} hat einen Platz zu ${title} frei` : `In einem Auto zu ${title} ist ein Platz frei`,
    questBooked: ({ name, title }: Told) => `${name} hat ${title} gebucht`,
    bookingCancelled: ({ name, title, isKnown }: Told) =>
      isKnown ? `${name} hat die Buchung für ${title} storniert` : `Eine Buchung für ${title} wurde storniert`,
    bookingReceived: ({ name, title }: Told) => `${name} hat dir Plätze für ${title} überlassen`,
    bookingSeatsChanged: ({ name, title }: Told) => `${name} hat die Zahl der Plätze für ${title} geändert`,
    paidTooLate: ({ title }: Told) =>
      `Deine Zahlung für ${title} kam, als die Plätze schon weg waren. Du bekommst alles zurück`,
    questMoved: ({ title, when }: Told) =>
      when ? `${title} findet jetzt am ${when} statt` : `${title} wurde verschoben`,
    questMeetingPlace: ({ title }: Told) => `${title} hat einen anderen Treffpunkt. Er steht auf deinem Ticket`,
    questSeat: ({ title }: Told) => `Für ${title} sind Plätze frei. Wir halten sie kurz für dich frei`,
    questCancelled: ({ title, when }: Told) => (when ? `${title} am ${when} fällt aus` : `${title} fällt aus`),
    questApproved: ({ title }: Told) => `${title} ist jetzt öffentlich`,
    questSentBack: ({ title }: Told) => `${title} braucht noch ein paar Änderungen, bevor es öffentlich wird`,
    questHidden: ({ title }: Told) => `${title} ist verborgen, bis du etwas änderst`,
    questMessage: ({ name, title }: Told) => `${name} hat dir zu ${title} geschrieben`,
    questQuestion: ({ name, title }: Told) => `${name} fragt dich etwas zu ${title}`,
    questAnswer: ({ name, title }: Told) => `${name} hat deine Frage zu ${title} beantwortet`,
    other: ({ title }: Told) => `Es gibt Neues zu ${title}`,
  },
};
