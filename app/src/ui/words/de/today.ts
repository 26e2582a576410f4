import type { Words } from "..";

const greetings = { morning: "Guten Morgen", afternoon: "Guten Tag", evening: "Guten Abend" };

export const today: Pick<Words, "today"> = {
  today: {
    hello: (time, name) => (name ? `${greetings[time]}, ${name}` : greetings[time]),
    loading: "Dein Tag wird geladen",
    next: "Als Nächstes",
    thisMonth: "Diesen Monat",
    did: "Erledigt",
    open: "Details",
    openItem: (title) => `Details zu ${title}`,
    wantToo: (names, count) => (count === 1 ? `${names} will das auch` : `${names} wollen das auch`),
    left: (days, wishes) => {
      const time = days === 1 ? "Letzter Tag" : `Noch ${days} Tage`;
      if (wishes === 0) return time;
      if (wishes > days) return `${time}, ${wishes} Wünsche zur Auswahl`;
      return `${time}, ${wishes === 1 ? "1 Wunsch passt" : `${wishes} Wünsche passen`} noch hinein`;
    },
    leftExplained: "Jeder davon passt an einen freien Tag.",
    soFar: (year) => `Dein ${year} bisher`,
    until: (days, year, wishes) =>
      `Noch ${days === 1 ? "1 Tag" : `${days} Tage`} bis ${year}, ${wishes === 1 ? "1 Wunsch wartet" : `${wishes} Wünsche warten`}`,
    untilExplained: "Du musst nicht bis Januar warten.",
    overdue: (count) =>
      count === 1 ? "Ein Wunsch hat seinen Monat verpasst" : `${count} Wünsche haben ihren Monat verpasst`,
    wasPlannedFor: (month) => `War für ${month} geplant`,
    moveTo: (title, when) => `„${title}“ verschieben: ${when}`,
    movedTo: (title, when) => `„${title}“ verschoben: ${when}.`,
    plannedFor: (month) => `Geplant für ${month}`,
    stepsDone: (done, total) => `${done} von ${total} Schritten erledigt`,
    anyTime: "Jederzeit",
    wholeList: "Die ganze Liste ansehen",
    invitations: "Einladungen",
    friends: "Freunde",
    news: "Neues von deinen Freunden",
    friendDid: (name, title) => `${name} hat „${title}“ erledigt`,
    friendStarted: (name, year) => `${name} hat eine Liste für ${year} begonnen`,
    quiet: "Noch nichts Neues von deinen Freunden.",
    missing: "Wer noch?",
    missingExplained: "Lade jemanden ein und finde heraus, was ihr beide wollt.",
    invite: "Jemanden einladen",
    allDone: (done, name) => (name ? `${done} von ${done}, ${name}` : `${done} von ${done}`),
    allDoneExplained: (year) => `Das war dein ${year}. Teile es oder fang mit dem nächsten an.`,
    seeYear: "Mein Jahr ansehen",
    nextTitle: (year) => `Mein ${year} beginnen`,
    nextExplained: (days, year) => (days === 1 ? `Morgen beginnt ${year}.` : `Noch ${days} Tage bis ${year}.`),
    friendsWant: "Das wollen deine Freunde. Du vielleicht auch.",
    listOf: (name) => `Liste von ${name}`,
    add: (title, year) => `„${title}“ zu ${year} hinzufügen`,
    blank: "Dein Jahr ist noch eine leere Seite.",
    start: "Meine Liste beginnen",
    goOn: "Weiter",
    stepsTitle: "Ein guter Anfang",
    steps: {
      ideas: (have, want) => `Fünf Ideen aussuchen (${have} von ${want})`,
      places: (have, want) => `Drei Orte aussuchen (${have} von ${want})`,
    },
    freshTitle: "Was ist dein erster Wunsch?",
    freshExplained:
      "Schreib ihn auf oder nimm eine der Ideen. Dann siehst du hier, was gerade passt und wer es auch will.",
  },
};
