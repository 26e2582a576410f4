import type { LabWords, Relation } from ".";

function relation({ kind, times }: Relation): string {
  if (kind === "same") return "etwa gleich schnell";
  return `${times} ${kind === "faster" ? "schneller" : "langsamer"}`;
}

const WHAT = { longitude: "Länge", latitude: "Breite" };

/** Deutsch. */
export const de: LabWords = {
  page: "Cluster-Labor",
  title: "Wie schnell gruppiert dein Gerät?",
  lede: "Lass Yonder gegen andere Bibliotheken antreten, mit bis zu fünf Millionen Punkten, direkt in diesem Tab.",
  map: "Karte der gruppierten Punkte",
  cityCredit: "Orte: GeoNames, CC BY 4.0 · Land: Natural Earth",
  mapFailed: (why) =>
    `Die Karte ließ sich nicht zeichnen: ${why}. Versuch es mit weniger Punkten. Messen kannst du trotzdem.`,
  noFile: "Wähle eine Datei, dann siehst du ihre Punkte hier.",
  making: "Punkte werden erzeugt …",
  clustering: (count) => `${count} Punkte werden gruppiert …`,
  points: (count) => `${count} Punkte auf der Karte`,
  own: (ms, times) =>
    `; das Zeichnen kostete die Seite bei 99 von 100 Aktualisierungen höchstens ${ms} ms (bisher ${times})`,
  file: {
    drop: "Datei hier ablegen oder auswählen",
    hint: "GeoJSON oder CSV mit Länge und Breite. Sie bleibt auf diesem Gerät.",
    reading: (name) => `${name} wird gelesen`,
    percent: (name, percent) => `${name} wird gelesen: ${percent} %`,
    cancel: "Abbrechen",
    read: (name, count) => `${name}: ${count} Punkte`,
    kept: (name) => `Die Punkte aus ${name} sind noch da.`,
    failed: (why) => `Die Datei ließ sich nicht lesen (${why}).`,
    problem: (problem) => {
      switch (problem.kind) {
        case "columns":
          return "Zeile 1: Die Kopfzeile braucht eine Spalte „longitude“ (oder lng, lon, x) und eine Spalte „latitude“ (oder lat, y).";
        case "degrees":
          return `Zeile ${problem.line}: Die ${WHAT[problem.what]} „${problem.cell}“ ist keine Zahl von −${problem.most} bis ${problem.most}.`;
        case "feature":
          return `Zeile ${problem.line}: Feature ${problem.feature} braucht eine Länge von −180 bis 180 und eine Breite von −90 bis 90.`;
        case "json":
          return `Zeile ${problem.line}: Das ist kein JSON.`;
        case "geojson":
          return `Zeile ${problem.line}: Das ist kein GeoJSON.`;
        case "empty":
          return "Die Datei enthält keine Punkte.";
      }
    },
  },
  form: {
    label: "Einstellungen",
    points: "Punkte",
    kinds: {
      cities: "Echte Städte",
      uniform: "Gleichmäßig verteilt",
      clustered: "Erfundene Orte",
      file: "Meine Datei",
    },
    size: "Wie viele",
    algorithm: "Verfahren",
    algorithms: { hierarchical: "Alle Zooms", grid: "Raster", index: "Index" },
    radius: ["Radius", "Pixel"],
    minPoints: ["Mindestens", "Punkte je Gruppe"],
    maxZoom: ["Höchste Zoomstufe", "mit Gruppen"],
    seed: ["Startwert", "für Punkte und Ausschnitte"],
    runs: ["Runden", "nach dem Aufwärmen"],
    limit: ["Zeitgrenze", "Sekunden je Runde"],
    peers: "Gegen wen?",
    start: "Messen",
    stop: "Anhalten",
  },
  doing: {
    label: "Abgeschlossene Runden aller Teilnehmer",
    input: "bereitet die Eingabe vor …",
    warmUp: "Aufwärmrunde, ",
    round: (round) => `Runde ${round}, `,
    building: "baut …",
    asking: (percent) => `beantwortet Ausschnitte, ${percent} %`,
    seconds: (seconds) => `${seconds} s`,
  },
  said: {
    round: (round, of) => (round === 0 ? "Messung läuft: Aufwärmrunde." : `Messung läuft: Runde ${round} von ${of}.`),
    givenUp: (who) => `${who} wurde nicht fertig.`,
    done: "Fertig gemessen.",
    cancelled: "Angehalten.",
  },
  names: {
    yonder: "Yonder",
    "yonder-refilled": "Yonder, mit denselben Arrays",
    "yonder-features": "Yonder als Ersatz",
    supercluster: "supercluster 9",
    supercluster8: "supercluster 8",
    markerclusterer: "markerclusterer",
    "yonder-grid": "Yonder, Raster",
    markerclustererplus: "markerclustererplus",
    "markerclusterer-grid": "markerclusterer, Raster",
    "yonder-points": "Yonder",
    kdbush: "kdbush",
    flatbush: "flatbush",
  },
  about: {
    yonder: "",
    "yonder-refilled": "nutzt seine Arrays wieder, wie eine Karte bei jedem Bild",
    "yonder-features": "GeoJSON hinein und heraus, wie supercluster",
    supercluster: "JavaScript; Yonder bildet dieselben Gruppen",
    supercluster8: "JavaScript; die Fassung, die noch die meisten Karten nutzen",
    markerclusterer: "von Google, auf Basis von supercluster 8; liefert alle Marker einer Gruppe",
    "yonder-grid": "",
    markerclustererplus: "von Google, die ältere; Yonder bildet dieselben Gruppen",
    "markerclusterer-grid": "von Google, die aktuelle; erweitert den Ausschnitt anders",
    "yonder-points": "",
    kdbush: "ein Baum aus Punkten; gruppiert nicht",
    flatbush: "ein Baum aus Kästen; gruppiert nicht",
  },
  verdict: {
    before: (rival) => (rival ? `Yonder gegen ${rival}` : "Yonder messen"),
    hint: "Drück „Messen“. Alles läuft in diesem Tab, auf diesem Gerät.",
    between: (rival, build, p50, p99) =>
      build
        ? `Im Vergleich zu ${rival} baut Yonder ${build} auf; Ausschnitte sind bei p50 ${p50} und bei p99 ${p99}.`
        : `Im Vergleich zu ${rival} sind die Ausschnitte von Yonder bei p50 ${p50} und bei p99 ${p99}.`,
    alone: (build, p50, p99) =>
      `Yonder ist nach ${build} ms aufgebaut und beantwortet einen Ausschnitt in ${p50} µs (p50) und ${p99} µs (p99).`,
    soFar: (verdict) => `Bisher: ${verdict}`,
    measuring: "Messung läuft",
    settings: "Einstellungen ändern",
  },
  race: {
    title: "Zeit für den Aufbau und 1.000 Ausschnitte",
    viewsOnly: "Zeit für 1.000 Ausschnitte",
    again: "Noch einmal ansehen",
    slower: (times) => `${times} langsamer abgespielt als gemessen. Der kürzeste Balken gewinnt.`,
    faster: (times) => `${times} schneller abgespielt als gemessen. Der kürzeste Balken gewinnt.`,
    waiting: "wartet",
    milliseconds: (ms) => `${ms} ms`,
    seconds: (s) => `${s} s`,
  },
  relation,
  figures: {
    title: "Alle Ergebnisse",
    made: (kind, seed) => `${kind}, Startwert ${seed}`,
    of: (count, kind, algorithm, radius, rounds) =>
      `${count} Punkte (${kind}); ${algorithm}, Radius ${radius}; ${rounds} ${rounds === 1 ? "Runde" : "Runden"} nach dem Aufwärmen.`,
    charts: {
      buildMs: "Aufbau",
      viewP50Us: "Ausschnitt p50: die Hälfte ist schneller",
      viewP99Us: "Ausschnitt p99: 99 von 100 sind schneller",
    },
    waiting: "…",
    ends: (end, at) => {
      if (end.kind === "cancelled") return "von dir angehalten";
      if (end.kind === "failed") return `fehlgeschlagen: ${end.message}`;
      const where = !at ? "" : at.buildMs === undefined ? ", beim Aufbau" : ", beim Beantworten";
      return `angehalten nach ${end.afterS} s${where}`;
    },
    cold: "nur aus der Aufwärmrunde",
    table: "Ergebnisse als Tabelle",
    caption:
      "Jeder Wert ist der Median der Runden, verglichen mit Yonder. Der Bereich darunter umfasst die mittlere Hälfte der Runden.",
    columns: [
      "Bibliothek",
      "Antwortet mit",
      "Aufbau, ms",
      "Ausschnitt Mittel, µs",
      "Ausschnitt p50, µs",
      "Ausschnitt p99, µs",
      "Erster Durchgang, ms",
      "Eingabe, ms",
      "Speicher, MB",
      "Gleiches Ergebnis",
    ],
    forms: { arrays: "typisierten Arrays", features: "GeoJSON", markers: "Markern", indexes: "Nummern" },
    unknown: "–",
    untold: "unbekannt",
    entries: (count) => `${count} Einträge in allen Ausschnitten`,
    agreement: (same, of) =>
      same === of ? `gleich in allen ${of} Ausschnitten` : `gleich in ${same} von ${of} Ausschnitten`,
    neverBusy: "Die Seite blieb flüssig: Ihr eigener Thread war nie länger als 50 ms beschäftigt.",
    busy: (times, ms) =>
      `Beim Messen war der Thread dieser Seite ${times === 1 ? "einmal" : `${times}-mal`} länger als 50 ms beschäftigt, höchstens ${ms} ms. Das Zeichnen der Karte zählt mit.`,
    save: "Messwerte herunterladen (JSON)",
  },
  method: {
    title: "So messen wir",
    points: (cores, views) => [
      [
        "",
        `Alles läuft in diesem Tab, auf diesem Gerät (${cores} Kerne). Jede Bibliothek hat ihren eigenen Worker, und nur einer arbeitet auf einmal. Wer in einer Runde zuerst dran war, ist in der nächsten zuletzt dran. Bei mehr als einer Million Punkten wird jede Bibliothek fertig, bevor die nächste beginnt, weil ein Tab nicht alle Eingaben auf einmal halten kann.`,
      ],
      [
        "Punkte",
        " und Ausschnitte entstehen aus dem Startwert und sind deshalb auf jedem Gerät gleich. „Echte Städte“ über die vorhandenen 157.394 hinaus liegen höchstens 0,1° neben einer echten. Die Adresse der Seite enthält alle Einstellungen, damit andere deine Messung wiederholen können.",
      ],
      [
        "Aufbau",
        " ist die Zeit von der Eingabe bis zu einem Index, der antwortet, samt der Kopie nach WebAssembly. Manche Bibliotheken brauchen vorher Features oder Marker aus den Koordinaten. Diese Zeit steht getrennt unter „Eingabe“.",
      ],
      [
        "Ein Ausschnitt",
        ` ist eines von ${views} Fenstern mit 1920 × 1080 Pixeln um einige der Punkte, von Zoom 0 bis eins über dem höchsten mit Gruppen (beim Index: ab Zoom 5). Der erste Durchgang fragt gleich nach dem Aufbau einmal nach jedem Ausschnitt und enthält damit auch, was eine Bibliothek bis dahin aufschiebt. Weitere Durchgänge ergeben das Mittel.`,
      ],
      [
        "p50 und p99:",
        " Nach jedem Ausschnitt fragen wir 2 ms lang immer wieder, weil Browser ihre Uhr auf 0,1 ms runden können. Seine Daten liegen dann schon im Cache des Prozessors, anders als beim ersten Blick. (Ein Ausschnitt von über 10 ms wird einmal gemessen, in einem zweiten Durchgang.) Die Hälfte aller Ausschnitte ist schneller als p50, und 99 von 100 sind schneller als p99.",
      ],
      [
        "Runden:",
        " Die erste wärmt auf und zählt nicht. Von den anderen siehst du den Median und die mittlere Hälfte (erstes bis drittes Quartil). Die Datei enthält jeden einzelnen Messwert.",
      ],
      [
        "Gleiches Ergebnis:",
        " Wir vergleichen die Einträge jedes Ausschnitts, denn eine schnelle falsche Antwort ist nichts wert. Nach Breiten jenseits von ±85° und Ausschnitten über die Datumsgrenze fragen wir nicht.",
      ],
      [
        "Das Raster",
        " hat keinen Index: Der Aufbau kopiert nur die Punkte, und jeder Ausschnitt gruppiert sie alle. Sein Radius ist die Reichweite des Kastens einer Gruppe.",
      ],
      [
        "Der Index",
        " findet nur Punkte in einem Kasten. kdbush und flatbush bauen einen Baum und gruppieren nicht. Yonder baut auch die Gruppen aller Zoomstufen auf und ist deshalb dort langsamer.",
      ],
      [
        "Die Bibliotheken von Google",
        " brauchen Googles Karte, die hier nicht geladen wird. Sie laufen unverändert auf einem Ersatz, in dem Marker und Symbole nichts kosten.",
      ],
      [
        "Speicher:",
        " bei Yonder alles, was sein WebAssembly hält; bei supercluster und den Bäumen ihre Arrays, ohne die Features, die sie bekommen haben. Bei anderen verrät der Browser ihn nicht.",
      ],
      [
        "Die Zeitgrenze",
        " beendet den Worker einer Bibliothek, die in einer Runde länger braucht. Was sie bis dahin gemessen hat, bleibt.",
      ],
      [
        "",
        "Andere Tabs, Hitze, Akku und eine bewegte Karte ändern die Ergebnisse. Miss zweimal, bevor du ihnen traust.",
      ],
    ],
    browser: "Dieser Browser: ",
  },
};
