import type { hangoutOptions as english } from "../en/hangout-options";

/** Optionen und Aussehen eines Treffens. */
export const hangoutOptions: typeof english = {
  hangoutOptions: {
    title: "Optionen",
    hint: "Frist, Plätze, wer dabei sein muss, Autos",
    deadline: "Abstimmung endet",
    deadlineHint: "Lass das Feld leer, um sie selbst zu beenden.",
    deadlineTime: "Um",
    places: "Plätze",
    placesHint: "Leer heißt: ohne Grenze. Ist es voll, kommen die Nächsten auf die Warteliste.",
    plusOnes: "Mitbringen darf jeder",
    plusOnesOf: (count) => (count === 0 ? "Niemanden" : count === 1 ? "Eine Person" : `${count} Personen`),
    neededName: (name) => `${name} (muss dabei sein)`,
    neededLine: (names) => `Muss dabei sein: ${names}.`,
    hideVotes: "Stimmen verbergen",
    hideVotesHint: "Nur wer ausrichtet, sieht, wer wofür gestimmt hat.",
    hideGuests: "Gästeliste verbergen",
    hideGuestsHint: "Nur wer ausrichtet, sieht, wer eingeladen ist.",
    proposals: "Gäste können Termine vorschlagen",
    proposalsHint: "Du entscheidest, worüber abgestimmt wird.",
    carpool: "Autos teilen",
    carpoolHint: "Gäste bieten Plätze an und bitten um Mitfahrt, sobald Termin und Ort feststehen.",
    summary: {
      deadline: (day) => `Abstimmung endet ${day}`,
      places: (count) => (count === 1 ? "1 Platz" : `${count} Plätze`),
      plusOnes: (count) => `+${count} erlaubt`,
      needed: (names) => `muss dabei sein: ${names}`,
      hideVotes: "Stimmen verborgen",
      hideGuests: "Gästeliste verborgen",
      carpool: "mit Autos",
    },
    theme: "Farbe",
    themes: { lagoon: "Lagune", plum: "Pflaume", moss: "Moos", ink: "Nacht" },
    photo: "Eigenes Foto",
    photoRemove: "Foto entfernen",
    problems: {
      deadline: "Die Abstimmung muss in der Zukunft und vor dem letzten Termin enden.",
      capacity: "Eine ganze Zahl von 1 bis 10.000.",
    },
  },
};
