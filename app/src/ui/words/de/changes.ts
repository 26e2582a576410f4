import type { Words } from "..";

/** Eines von mehreren. */
const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const changes: Pick<Words, "done"> = {
  done: {
    added: (title) => `„${title}“ hinzugefügt.`,
    lostList: "Du kannst diese Liste nicht mehr bearbeiten. Dein Text steht noch unter „nicht gespeichert“.",
    leftWaiting: (count) =>
      `${s(count, "Änderung", "Änderungen")} noch nicht gesendet. Alles bleibt auf diesem Gerät und wird gesendet, wenn du dich wieder anmeldest.`,
    addedMany: (count) => `${s(count, "Eintrag", "Einträge")} hinzugefügt.`,
    ticked: (title, done, total) =>
      done === total && total > 2
        ? `Erledigt: „${title}“. Damit sind alle ${total} geschafft!`
        : `Erledigt: „${title}“. ${done} von ${total}.`,
    unticked: "Wieder offen.",
    changed: (title) => `„${title}“ geändert.`,
    changedMany: (count) => `${s(count, "Eintrag", "Einträge")} geändert.`,
    moved: (title) => `„${title}“ verschoben.`,
    broughtBack: (title) => `„${title}“ ist wieder da, mit deinen Änderungen.`,
    removed: (title) => `„${title}“ entfernt.`,
    removedMany: (count) => `${s(count, "Eintrag", "Einträge")} entfernt.`,
    pinned: (title) => `„${title}“ angeheftet.`,
    unpinned: (title) => `„${title}“ gelöst.`,
    pinnedMost: (most) => `Du kannst höchstens ${most} anheften. Löse zuerst einen Eintrag.`,
    carried: (count, year) => `${s(count, "Eintrag", "Einträge")} nach ${year} übernommen.`,
    carriedNothing: (year) => `Alles davon steht schon auf deiner Liste ${year}.`,
    adopted: (count) => `Dein Entwurf ist jetzt in deinem Konto: ${s(count, "Eintrag", "Einträge")}.`,
    draftStays: "Dein Entwurf ist weiter auf diesem Gerät.",
  },
};
