import type { Words } from "..";

const changes = (count: number) => (count === 1 ? "1 Änderung" : `${count} Änderungen`);

export const outbox: Pick<Words, "outbox"> = {
  outbox: {
    waiting: (count) => `${changes(count)} ${count === 1 ? "wartet" : "warten"}`,
    refused: (count) => `${changes(count)} nicht gespeichert`,
    title: "Deine Änderungen",
    waitingTitle: "Noch nicht gesendet",
    explained: "Auf diesem Gerät gespeichert. Wir senden es, sobald du online bist.",
    refusedTitle: "Nicht gespeichert",
    refusedExplained: "Der Server hat sie abgelehnt. Versuch es noch einmal oder verwirf sie.",
    empty: "Alle deine Änderungen sind gespeichert.",
    sendNow: "Jetzt senden",
    noConnection: "Noch immer keine Verbindung.",
    stillBusy: "Der Server ist noch ausgelastet. Wir versuchen es gleich wieder.",
    keptWhere: {
      deviceOnly: "Nur auf diesem Gerät gespeichert.",
      untilOnline: "Auf diesem Gerät gespeichert. Wir senden es, sobald du online bist.",
      untilSignedIn: "Auf diesem Gerät gespeichert. Wir senden es, sobald du dich anmeldest.",
      saved: "Gespeichert.",
    },
    status: {
      offline: "Wartet auf eine Verbindung",
      signedOut: "Wartet, bis du dich wieder anmeldest",
      busy: "Der Server ist ausgelastet. Gleich geht es weiter.",
      queued: "Als Nächstes dran",
      sending: "Wird gesendet",
      sendingPart: (percent) => `Wird gesendet, ${percent} %`,
    },
    takeBack: "Verwerfen",
    takeBackThis: (change) => `Verwerfen: ${change}`,
    tryThisAgain: (change) => `Noch einmal versuchen: ${change}`,
    takenBack: (change) => `Verworfen: ${change}`,
    unknown: "Eine Änderung aus einer anderen Version von Yonder",
    photo: (titles) => `Foto zu ${titles}`,
    photoAlone: "Foto",
    edits: {
      added: (title) => `${title} hinzufügen`,
      removed: (title) => `${title} entfernen`,
      changed: (title) => `${title} ändern`,
      moved: (title) => `${title} verschieben`,
      ticked: (title) => `${title} abhaken`,
      unticked: (title) => `${title} wieder öffnen`,
      many: changes,
      unknownItem: "Eintrag",
    },
  },
};
