import type { Words } from "..";

export const session: Pick<Words, "session"> = {
  session: {
    expired: "Melde dich noch einmal an",
    expiredExplained:
      "Du warst eine Weile weg, deshalb haben wir dich abgemeldet. Melde dich an und mach dort weiter, wo du warst.",
    otherTab: "Du hast dich in einem anderen Tab abgemeldet",
    otherTabExplained: "Melde dich an, um hier weiterzumachen. Deine Eingaben stehen noch auf dieser Seite.",
    otherDevice: "Du bist auf diesem Gerät abgemeldet",
    otherDeviceExplained:
      "Du wurdest von einem anderen Gerät aus abgemeldet, oder dein Passwort wurde geändert. Deine Eingaben stehen noch auf dieser Seite.",
    needed: "Melde dich an, um weiterzumachen",
    neededExplained: "Dafür brauchst du ein Konto. Danach geht es gleich dort weiter, wo du warst.",
    notNow: "Jetzt nicht",
    bar: "Du bist abgemeldet. Melde dich an, um zu speichern.",
    popupBlocked:
      "Dein Browser hat das Fenster blockiert. Erlaube Pop-ups für diese Website oder melde dich mit deiner E-Mail an.",
    popupDone: "Du bist angemeldet",
    popupDoneExplained: "Du kannst dieses Fenster schließen und im anderen weitermachen.",
  },
};
