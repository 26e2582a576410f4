/** Termine, die Leute in einem Treffen für die Abstimmung vorschlagen. */
import type { ProposalWords } from ".";

export const de: ProposalWords = {
  ask: "Passt dir keiner davon?",
  suggest: "Anderen Termin vorschlagen",
  title: "Vorgeschlagene Termine",
  byYou: (date) => `Du schlägst ${date} vor.`,
  by: (name, date) => `${name} schlägt ${date} vor.`,
  waits: (host) => `${host} entscheidet, ob darüber abgestimmt wird.`,
  takeBack: "Zurücknehmen",
  takeBackOf: (date) => `${date} zurücknehmen`,
  date: "Tag",
  from: "Von",
  to: "Bis",
  send: "Vorschlagen",
  cancel: "Abbrechen",
  missing: "Wähle einen Tag und wann es losgeht.",
  add: "Zur Abstimmung stellen",
  addOf: (date) => `${date} zur Abstimmung stellen`,
  decline: "Nein, danke",
  declineOf: (date) => `${date} ablehnen`,
  added: "Hinzugefügt. Alle, die abgestimmt haben, werden danach gefragt.",
  declined: (name) => `Abgelehnt. ${name} erfährt davon.`,
  problems: {
    proposalsClosed: "Hier werden keine Vorschläge mehr angenommen.",
    pastOption: "Wähle einen Termin, der noch kommt.",
    sameDate: "Diesen Termin gibt es schon.",
    proposals: "Das sind erst einmal genug Vorschläge. Nimm zuerst einen zurück.",
  },
};
