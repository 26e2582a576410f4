import type { Words } from "..";

/** Eines von mehreren. */
const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const changes: Pick<Words, "done"> = {
  done: {
    added: (title) => `„${title}“ hinzugefügt.`,
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
    removed: (title) => `„${title}“ ist von der Liste.`,
    removedMany: (count) => `${s(count, "Eintrag", "Einträge")} von der Liste genommen.`,
    pinned: (title) => `„${title}“ angeheftet.`,
    unpinned: (title) => `„${title}“ gelöst.`,
    pinnedMost: (most) => `Höchstens ${most} können angeheftet sein. Löse zuerst eines.`,
    carried: (count, year) => `${s(count, "Eintrag", "Einträge")} nach ${year} mitgenommen.`,
    carriedNothing: (year) => `Alles davon steht schon auf deiner Liste ${year}.`,
    adopted: (count) => `Dein Entwurf bleibt: ${s(count, "Eintrag ist", "Einträge sind")} jetzt in deinem Konto.`,
    draftStays: "Dein Entwurf liegt weiter auf diesem Gerät.",
  },
};
