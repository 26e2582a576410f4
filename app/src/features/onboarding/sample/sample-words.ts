import type { Language } from "~/ui/words/language";

const en = {
  kyoto: "See the sun rise over Kyoto",
  lighthouse: "Sleep in a lighthouse",
  keeper: "Ask Aunt Fictitia, she knows a keeper.",
  oaxaca: "Eat my way through the markets of Oaxaca",
  lake: "Swim in a lake before breakfast",
  shelf: "Build a shelf that does not wobble",
  shelfSteps: { wood: "Find good wood", saw: "Borrow a saw", build: "Build it" },
  coast: "Walk the coast near Lisbon",
  stars: "Learn ten stars by name",
  bread: "Bake bread for the new neighbours",
  concert: "Hear a concert in Vienna",
  run: "Run ten kilometres without a watch",
  lisbon: "Lisbon",
  vienna: "Vienna",
};

export type SampleWords = typeof en;

const de: SampleWords = {
  kyoto: "Die Sonne über Kyoto aufgehen sehen",
  lighthouse: "In einem Leuchtturm übernachten",
  keeper: "Tante Fiktitia fragen, sie kennt einen Wärter.",
  oaxaca: "Mich durch die Märkte von Oaxaca essen",
  lake: "Vor dem Frühstück in einem See schwimmen",
  shelf: "Ein Regal bauen, das nicht wackelt",
  shelfSteps: { wood: "Gutes Holz finden", saw: "Eine Säge leihen", build: "Zusammenbauen" },
  coast: "Bei Lissabon die Küste entlangwandern",
  stars: "Zehn Sterne beim Namen kennen",
  bread: "Brot für die neuen Nachbarn backen",
  concert: "In Wien ein Konzert hören",
  run: "Zehn Kilometer ohne Uhr laufen",
  lisbon: "Lissabon",
  vienna: "Wien",
};

/** Texts of the sample list, apart from the product's own words because only those who try it load them. */
export const sampleWords: Record<Language, SampleWords> = { en, de };
