import type { Words } from "..";

/** Eines von mehreren. */
const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const changes: Pick<Words, "done"> = {
  done: {
    added: (title) => `„${title}“ hinzugefügt.`,
    lostList: "Du kannst diese Liste nicht mehr bearbeiten. Dein Text steht noch unter „nicht gespeichert“.",
    leftWaiting: (count) =>
      `${s(count, "Änderung", "Änderungen")} noch nicht gesendet. Alles bleibt auf diesem Gerät und wird gesendet, wenn du dich wieder anmeldest.`,
    signedOut: "Du bist abgemeldet.",
    placed: (name) => `Auf der Karte: ${name}.`,
    addedMany: (count) => (count === 1 ? "Auf deine Liste gesetzt." : `${count} Wünsche auf deine Liste gesetzt.`),
    ticked: (title, done, total) =>
      done === total && total > 2
        ? `Erledigt: „${title}“. Damit sind alle ${total} geschafft!`
        : `Erledigt: „${title}“. Das sind ${done} von ${total}.`,
    unticked: "Wieder offen.",
    changed: (title) => `„${title}“ geändert.`,
    changedMany: (count) => `${s(count, "Wunsch", "Wünsche")} geändert.`,
    moved: (title) => `„${title}“ verschoben.`,
    broughtBack: (title) => `„${title}“ ist wieder da, mit deinen Änderungen.`,
    removed: (title) => `„${title}“ entfernt.`,
    removedMany: (count) => `${s(count, "Wunsch", "Wünsche")} entfernt.`,
    pinned: (title) => `„${title}“ angeheftet.`,
    unpinned: (title) => `„${title}“ gelöst.`,
    pinnedMost: (most) => `Du kannst höchstens ${most} anheften. Löse zuerst einen Wunsch.`,
    carried: (count, year) => `${s(count, "Wunsch", "Wünsche")} nach ${year} übernommen.`,
    carriedNothing: (year) => `Alles davon steht schon auf deiner Liste ${year}.`,
    adopted: (count) =>
      count === 1 ? "Dein Wunsch ist sicher in deinem Konto." : `Deine ${count} Wünsche sind sicher in deinem Konto.`,
    returned: (count) =>
      count === 1
        ? "Dein Wunsch ist nicht mehr in deinem Konto. Abgemeldet findest du ihn auf diesem Gerät."
        : `Deine ${count} Wünsche sind nicht mehr in deinem Konto. Abgemeldet findest du sie auf diesem Gerät.`,
    draftStays: "Dein Entwurf ist weiter auf diesem Gerät.",
  },
};
