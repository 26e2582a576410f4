import type { Words } from "..";

export const session: Pick<Words, "session"> = {
  session: {
    expired: "Melde dich noch einmal an",
    expiredExplained:
      "Du warst eine Weile weg, deshalb haben wir dich abgemeldet. Melde dich an und mach dort weiter, wo du warst.",
    otherTab: "Du hast dich in einem anderen Tab abgemeldet",
    otherTabExplained: "Melde dich an, um hier weiterzumachen. Deine Eingaben stehen noch auf dieser Seite.",
    otherDevice: "Du wurdest von einem anderen Gerät aus abgemeldet",
    otherDeviceExplained:
      "Wir haben deine Listen und deine E-Mail-Adresse von diesem Gerät entfernt. Melde dich an, um sie hier wieder zu sehen.",
    otherDeviceWaiting: "Du wurdest von einem anderen Gerät aus abgemeldet",
    otherDeviceWaitingExplained: "Deine Änderungen sind sicher und werden gesendet, sobald du dich wieder anmeldest.",
    needed: "Anmelden oder Konto anlegen",
    neededExplained: "Dafür brauchst du ein Konto. Danach geht es gleich dort weiter, wo du warst.",
    notNow: "Jetzt nicht",
    earlierVisit: "Melde dich wieder an",
    earlierVisitExplained: "Deine Liste ist sicher. Melde dich an und mach dort weiter, wo du warst.",
    barLabel: "Du bist abgemeldet",
    bar: (waiting) =>
      waiting === 0
        ? "Du bist abgemeldet. Deine Liste ist sicher."
        : `Du bist abgemeldet. Deine Liste ist sicher, und ${waiting === 1 ? "1 Änderung wartet" : `${waiting} Änderungen warten`} darauf, gesendet zu werden.`,
    barWithoutLists: "Du bist abgemeldet. Melde dich an, um deine Liste zu sehen.",
    notYou: "Nicht du? Kopie auf diesem Gerät löschen",
    forgetTitle: "Kopie auf diesem Gerät löschen?",
    forgetExplained: (waiting) =>
      waiting === 1
        ? "1 Änderung wurde noch nicht gesendet. Sie geht verloren."
        : `${waiting} Änderungen wurden noch nicht gesendet. Sie gehen verloren.`,
    forget: "Kopie löschen",
    forgetNot: "Behalten",
    popupBlocked:
      "Dein Browser hat das Fenster blockiert. Erlaube Pop-ups für diese Website oder melde dich mit deiner E-Mail an.",
    popupDone: "Du bist angemeldet",
    popupDoneExplained: "Du kannst dieses Fenster schließen und im anderen weitermachen.",
  },
};
