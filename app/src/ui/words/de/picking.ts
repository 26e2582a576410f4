import type { Words } from "..";

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Leute auswählen. */
export const picking: Pick<Words, "picker" | "placePicker"> = {
  picker: {
    search: "Freunde suchen",
    searchOrEmail: "Freunde suchen oder E-Mail-Adresse eingeben",
    name: "Name",
    nameOrEmail: "Name oder E-Mail",
    found: (count) => (count === 0 ? "Niemand gefunden." : `${s(count, "Person", "Personen")} gefunden.`),
    full: (max) => `Mehr als ${s(max, "Person", "Personen")} gehen nicht. Nimm erst jemanden heraus.`,
    inviteEmail: (email) => `${email} per E-Mail einladen`,
    remove: (name) => `${name} herausnehmen`,
    needed: "Ohne sie geht es nicht",
    neededExplained: "Wir warnen dich, bevor du einen Tag wählst, an dem sie nicht können.",
    needs: (name) => `Ohne ${name} geht es nicht`,
    anyone: "Alle mit dem Link",
    anyoneExplained: "Du bekommst einen Link, den du schicken kannst, wem du willst.",
    moreFaces: (count) => `${count} weitere`,
  },
  placePicker: {
    searching: "Sucht…",
    found: (count) => `${s(count, "Ort", "Orte")} gefunden`,
    none: (text) => `Kein Ort namens „${text}“ gefunden.`,
    noneHint: "Prüf die Schreibweise, oder füg Koordinaten oder den Link einer Karte ein.",
    failed: "Orte lassen sich gerade nicht suchen.",
    failedOffline: "Du bist offline, und Orte lassen sich nicht suchen.",
    lessOffline: "Du bist offline: Nur Städte und größere Orte werden gefunden.",
    retry: "Noch einmal suchen",
    lost: "Wir konnten nicht herausfinden, wo dieser Ort liegt. Versuch es noch einmal, oder nimm einen anderen.",
    near: (name) => `Bei ${name}`,
    exactly: (position) => `genau bei ${position}`,
    others: { map: "Auf der Karte suchen", later: "Später entscheiden" },
  },
};
