import type { Words } from "..";

const changes = (count: number) => (count === 1 ? "1 Änderung" : `${count} Änderungen`);

export const outbox: Pick<Words, "outbox"> = {
  outbox: {
    waiting: (count) => `${changes(count)} ${count === 1 ? "wartet" : "warten"}`,
    refused: (count) => `${changes(count)} nicht gespeichert`,
    title: "Deine Änderungen",
    waitingTitle: "Unterwegs",
    explained: "Auf diesem Gerät gespeichert, wird gesendet.",
    refusedTitle: "Nicht gespeichert",
    refusedExplained: "Der Server hat sie abgelehnt. Versuch es noch einmal oder nimm sie zurück.",
    empty: "Alle deine Änderungen sind gespeichert.",
    sendNow: "Jetzt senden",
    status: {
      offline: "Wartet auf eine Verbindung",
      signedOut: "Wartet, bis du dich wieder anmeldest",
      busy: "Der Server ist ausgelastet. Gleich geht es weiter.",
      queued: "Als Nächstes dran",
      sending: "Wird gesendet",
      sendingPart: (percent) => `Wird gesendet, ${percent} %`,
    },
    takeBack: "Zurücknehmen",
    takeBackThis: (change) => `Zurücknehmen: ${change}`,
    tryThisAgain: (change) => `Noch einmal versuchen: ${change}`,
    takenBack: (change) => `Zurückgenommen: ${change}`,
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
