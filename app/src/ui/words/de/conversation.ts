import type { Words } from "..";

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Was Leute einander sagen, und wer da ist. */
export const conversation: Pick<Words, "comments" | "presence"> = {
  comments: {
    empty: "Noch keine Kommentare.",
    field: "Dein Kommentar",
    placeholder: "Schreib etwas",
    send: "Senden",
    left: (count) => `Noch ${count} Zeichen`,
    tooLong: (count) => `${count} Zeichen zu lang`,
    waiting: "Wird gesendet, sobald du online bist.",
    failed: "Nicht gesendet.",
    deleted: "Kommentar gelöscht.",
    remove: (text) => `„${text.length > 40 ? `${text.slice(0, 40)}…` : text}“ löschen`,
    deletedPerson: "Gelöschte Person",
    earlier: (count) => `${s(count, "früheren Kommentar", "frühere Kommentare")} zeigen`,
    wrote: (name, text) => `${name}: ${text}`,
    arrived: (count, names) => `${s(count, "neuer Kommentar", "neue Kommentare")} von ${names}`,
  },
  presence: {
    here: (names, count) => `${names} ${count === 1 ? "ist" : "sind"} gerade hier`,
    writing: (names, count) => `${names} ${count === 1 ? "schreibt" : "schreiben"} …`,
    editing: (names, count) => `${names} ${count === 1 ? "ändert" : "ändern"} das gerade`,
  },
};
