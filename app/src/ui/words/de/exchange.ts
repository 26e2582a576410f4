import type { Words } from "..";

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Lists as files, and back. */
export const exchange: Pick<Words, "exchange" | "preview"> = {
  exchange: {
    export: {
      json: "Als JSON exportieren",
      csv: "Als CSV exportieren",
      geojson: "Als GeoJSON exportieren",
      kml: "Als KML exportieren",
    },
    photosLinked: (count) =>
      `Die Datei verweist auf ${s(count, "Foto", "Fotos")}. Die Links gelten, solange die Fotos auf deiner Liste sind.`,
    photosLeftOut: (count) =>
      `${s(count, "Foto passt", "Fotos passen")} nicht in diese Datei. JSON-Dateien verweisen auf Fotos.`,
    import: "Importieren",
    importExplained:
      "Eine Datei aus Yonder, beliebiges GeoJSON, KML oder GPX oder ein Text mit einem Wunsch pro Zeile.",
    chooseFile: "Datei wählen",
    paste: "Oder Text einfügen",
    add: (count) => `${s(count, "Wunsch", "Wünsche")} hinzufügen`,
    problems: {
      empty: "Die Datei ist leer. Nimm eine andere.",
      noJson: "Die Datei ist kein JSON.",
      noList:
        "Die Datei enthält keine Yonder-Liste und keine Orte. Nimm einen Export aus Yonder oder eine GeoJSON-Datei.",
      noTitle: (entry) => `Eintrag ${entry} hat keinen Titel.`,
      quotes: (line) => `Zeile ${line}: Ein schließendes Anführungszeichen fehlt.`,
      noNumber: (line, name, text) => `Zeile ${line}: „${text}“ ist keine Zahl (${name}).`,
      noFeatures: "Das GeoJSON hat keine Features.",
      noName: (feature) => `Feature ${feature} hat weder Titel noch Namen.`,
      brokenXml: "Die Datei ist beschädigt: Ihr XML lässt sich nicht lesen.",
      noPlacemarks: "In dieser Datei sind keine Orte.",
    },
  },
  preview: {
    label: "Vorschau",
    verdicts: {
      new: "Neu",
      "on the list": "Schon auf deiner Liste",
      twice: "Doppelt in dieser Datei",
      "too many": "Die Liste ist voll",
    },
    without: (parts) => `Nicht vollständig übernommen: ${parts}`,
    more: (count) => `und ${count} weitere`,
  },
};
