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
    full: (max) =>
      `Du kannst bis zu ${s(max, "Person", "Personen")} einladen. Entferne jemanden, um jemand anderen einzuladen.`,
    inviteEmail: (email) => `${email} per E-Mail einladen`,
    remove: (name) => `${name} entfernen`,
    needed: "Muss dabei sein",
    neededExplained: "Wir warnen dich, bevor du einen Tag wählst, an dem sie nicht können.",
    needs: (name) => `${name} muss dabei sein`,
    anyone: "Alle mit dem Link",
    anyoneExplained: "Du bekommst einen Link, den du allen schicken kannst.",
    moreFaces: (count) => `${count} weitere`,
  },
  placePicker: {
    searching: "Wird gesucht …",
    found: (count) => `${s(count, "Ort", "Orte")} gefunden`,
    none: (text) => `Kein Ort namens „${text}“ gefunden.`,
    noneHint: "Prüf die Schreibweise oder füg Koordinaten oder einen Kartenlink ein.",
    failed: "Orte lassen sich gerade nicht suchen.",
    failedOffline: "Du bist offline, deshalb lassen sich Orte nicht suchen.",
    lessOffline: "Du bist offline und kannst nur Städte und größere Orte finden.",
    retry: "Noch einmal suchen",
    notFound: "Wir konnten nicht herausfinden, wo dieser Ort liegt. Versuch es noch einmal oder nimm einen anderen.",
    near: (name) => `Bei ${name}`,
    exactly: (position) => `genau bei ${position}`,
    kinds: {
      town: "Ort",
      country: "Land",
      region: "Region",
      island: "Insel",
      mountain: "Berg",
      lake: "See",
      river: "Fluss",
      sea: "Meer",
      desert: "Wüste",
      waterfall: "Wasserfall",
      park: "Naturpark",
      beach: "Strand",
      heritage: "Welterbe",
      sight: "Sehenswürdigkeit",
    },
    others: { map: "Auf der Karte suchen", later: "Später entscheiden" },
  },
};
