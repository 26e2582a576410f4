import type { LabWords } from ".";

const WHAT = { longitude: "Länge", latitude: "Breite" };

/** Deutsch. */
export const de: LabWords = {
  page: "Spielplatz für Gruppen",
  title: "Wie schnell ist das Gruppieren, hier?",
  lede: "Beliebige Punkte, bis zu fünf Millionen, auf einer lebendigen Karte und auf deinem Gerät neben anderen Verfahren gemessen.",
  map: "Karte der gruppierten Punkte",
  cityCredit: "Orte: GeoNames, CC BY 4.0 · Land: Natural Earth",
  mapFailed: (why) =>
    `Die Karte konnte nicht gezeichnet werden: ${why}. Mit weniger Punkten geht es vielleicht; messen kannst du trotzdem.`,
  noFile: "Noch keine Datei.",
  making: "Punkte werden gemacht …",
  clustering: (count) => `${count} Punkte werden gruppiert …`,
  points: (count) => `${count} Punkte auf der Karte`,
  own: (ms, times) => `; eigene Arbeit der Ebene in diesem Thread: ${ms} ms in 99 von 100 von ${times} Malen`,
  file: {
    drop: "Datei hier ablegen, oder drücken und wählen",
    hint: "GeoJSON, oder CSV mit Länge und Breite. Sie bleibt auf diesem Gerät.",
    reading: (name) => `${name} wird gelesen`,
    percent: (name, percent) => `${name} wird gelesen: ${percent} %`,
    cancel: "Abbrechen",
    read: (name, count) => `${name}: ${count} Punkte`,
    kept: (name) => `Die Punkte von ${name} sind noch da.`,
    failed: (why) => `sie ließ sich nicht lesen (${why}).`,
    problem: (problem) => {
      switch (problem.kind) {
        case "columns":
          return "Zeile 1: Die Kopfzeile braucht eine Spalte „longitude“ (oder lng, lon, x) und eine Spalte „latitude“ (oder lat, y).";
        case "degrees":
          return `Zeile ${problem.line}: Die ${WHAT[problem.what]} „${problem.cell}“ ist keine Zahl von −${problem.most} bis ${problem.most}.`;
        case "feature":
          return `Zeile ${problem.line}: Feature ${problem.feature} hat keine Länge von −180 bis 180 und Breite von −90 bis 90.`;
        case "json":
          return `Zeile ${problem.line}: Das ist kein JSON.`;
        case "geojson":
          return `Zeile ${problem.line}: Das ist kein GeoJSON.`;
        case "empty":
          return "Es ist kein Punkt darin.";
      }
    },
  },
  form: {
    label: "Was gemessen wird",
    points: "Punkte",
    kinds: { cities: "Echte Städte", uniform: "Gleichmäßig", clustered: "Orte (gehäuft)", file: "Meine Datei" },
    size: "Wie viele",
    algorithm: "Verfahren",
    algorithms: { hierarchical: "Alle Zooms", grid: "Raster", index: "Index" },
    radius: ["Radius", "Pixel"],
    minPoints: ["Mindestens", "Punkte je Gruppe"],
    maxZoom: ["Höchste Zoomstufe", "mit Gruppen"],
    seed: ["Startwert", "von Punkten und Ausschnitten"],
    runs: ["Runden", "nach dem Aufwärmen"],
    limit: ["Zeitgrenze", "Sekunden je Runde"],
    peers: "Neben unserem, jedes bei Bedarf geladen",
    start: "Messen",
    stop: "Anhalten",
  },
  doing: {
    label: "Runden von allen, die vorbei sind",
    input: "die Eingabe wird gemacht …",
    warmUp: "Aufwärmen, ",
    round: (round) => `Runde ${round}, `,
    building: "baut …",
    asking: (percent) => `fragt nach Ausschnitten, ${percent} %`,
    seconds: (seconds) => `${seconds} s`,
  },
  said: {
    round: (round, of) =>
      round === 0 ? "Es wird gemessen: Aufwärmen." : `Es wird gemessen: Runde ${round} von ${of}.`,
    givenUp: (who) => `${who} wurde aufgegeben.`,
    built: (who, times) => `${who} brauchte zum Bauen ${times} so lang.`,
    viewed: (who, times) => `${who} brauchte für einen Ausschnitt ${times} so lang.`,
    done: "Die Messung ist fertig.",
    cancelled: "Die Messung wurde angehalten.",
  },
  names: {
    yonder: "Yonder",
    "yonder-refilled": "Yonder, Felder wieder benutzt",
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
    "yonder-refilled": "füllt die Felder der Antwort davor, wie für jedes Bild einer Karte",
    "yonder-features": "nimmt und gibt GeoJSON, wie supercluster",
    supercluster: "JavaScript; seinen Gruppen müssen unsere gleichen",
    supercluster8: "JavaScript; die Fassung, die die meisten Karten noch haben",
    markerclusterer: "von Google, über einem eigenen supercluster 8; gibt alle Marker einer Gruppe heraus",
    "yonder-grid": "",
    markerclustererplus: "das frühere von Google; seinen Gruppen müssen unsere gleichen",
    "markerclusterer-grid": "das jetzige von Google; erweitert seinen Ausschnitt anders",
    "yonder-points": "",
    kdbush: "ein Baum aus Punkten; gruppiert nichts",
    flatbush: "ein Baum aus Kästen; gruppiert nichts",
  },
  figures: {
    title: "Zahlen",
    none: "Noch keine Zahlen. Drücke „Messen“: alles läuft in diesem Tab.",
    made: (kind, seed) => `${kind}, Startwert ${seed}`,
    of: (count, kind, algorithm, radius, rounds) =>
      `${count} Punkte (${kind}); ${algorithm}, Radius ${radius}; ${rounds} ${rounds === 1 ? "Runde" : "Runden"} nach dem Aufwärmen.`,
    charts: {
      buildMs: "Bauen",
      viewP50Us: "Ein Ausschnitt, der mittlere von allen",
      viewP99Us: "Ein Ausschnitt, der langsamste von hundert",
    },
    waiting: "…",
    ends: (end, at) => {
      if (end.kind === "cancelled") return "von dir angehalten";
      if (end.kind === "failed") return `beendet: ${end.message}`;
      const where = !at ? "" : at.buildMs === undefined ? ", beim Bauen" : ", beim Fragen nach Ausschnitten";
      return `angehalten nach ${end.afterS} s${where}`;
    },
    cold: "nur vom Aufwärmen",
    table: "Die Zahlen als Tabelle",
    caption: "Mediane der Runden; × sagt, wie viel Mal so lang wie unseres; darunter die mittlere Hälfte der Runden.",
    columns: [
      "Verfahren",
      "Antwortet mit",
      "Bauen, ms",
      "Ausschnitt Mittel, µs",
      "Ausschnitt p50, µs",
      "Ausschnitt p99, µs",
      "Erster Gang, ms",
      "Eingabe, ms",
      "Speicher, MB",
      "Einträge",
    ],
    forms: { arrays: "typisierten Feldern", features: "GeoJSON", markers: "Markern", indexes: "Nummern" },
    unknown: "–",
    untold: "nicht gesagt",
    entries: (count) => `${count} über alle Ausschnitte`,
    agreement: (same, of) =>
      same === of ? `gleich in allen ${of} Ausschnitten` : `gleich in ${same} von ${of} Ausschnitten`,
    neverBusy: "Der Thread dieser Seite war dabei nie länger als 50 ms beschäftigt.",
    busy: (times, ms) =>
      `Der Thread dieser Seite war dabei ${times === 1 ? "einmal" : `${times}-mal`} länger als 50 ms beschäftigt, höchstens ${ms} ms; das Zeichnen der Karte gehört dazu.`,
    save: "Messwerte herunterladen (JSON)",
  },
  method: {
    title: "Wie gemessen wird",
    points: (cores, views) => [
      [
        "",
        `Alles läuft in diesem Tab, auf diesem Gerät (${cores} Kerne). Jedes Verfahren hat einen eigenen Worker, und nur eines arbeitet auf einmal. Wer in einer Runde zuerst kommt, kommt in der nächsten zuletzt; von mehr als einer Million Punkten könnte ein Tab nicht alle Eingaben auf einmal halten, darum endet dort jedes, bevor das nächste beginnt.`,
      ],
      [
        "Punkte",
        " und Ausschnitte entstehen aus dem Startwert: auf jedem Gerät dieselben. Mehr „echte Städte“, als es gibt (157.394), liegen höchstens 0,1° neben echten. Die Adresse dieser Seite enthält alle Einstellungen, damit andere wiederholen können, was du gemessen hast.",
      ],
      [
        "Bauen",
        " ist alles von der Eingabe bis zu etwas, das man fragen kann, samt der Kopie nach WebAssembly. Was ein Verfahren vorher aus Koordinaten gemacht haben will, wie Features oder Marker, steht getrennt als seine Eingabe da.",
      ],
      [
        "Ein Ausschnitt",
        ` ist eines von ${views} Fenstern von 1920 × 1080 Pixeln um Punkte der Menge, von Zoom 0 bis eins über dem höchsten mit Gruppen (ein Index: ab Zoom 5). Gleich nach dem Bauen wird nach allen einmal gefragt, im ersten Gang, in dem steckt, was erst bei Bedarf getan wird; dann nach allen der Reihe nach, immer wieder, für das Mittel.`,
      ],
      [
        "p50 und p99:",
        " Die Uhr eines Browsers kann auf 0,1 ms gerundet sein, darum wird dann nach jedem Ausschnitt für sich gefragt, bis 2 ms vorbei sind. Seine Daten liegen bis dahin im Cache des Prozessors, wo ein erster Blick sie nicht findet. (Ein Ausschnitt von über 10 ms wird aus einem zweiten Gang genommen.) p50 ist der Ausschnitt, der langsamer ist als die Hälfte, p99 der, der langsamer ist als 99 von 100.",
      ],
      [
        "Runden:",
        " eine zum Aufwärmen zählt nicht; von den anderen siehst du den Median und die mittlere Hälfte zwischen den Quartilen. Die Datei enthält jeden einzelnen Messwert.",
      ],
      [
        "Einträge",
        " werden Ausschnitt für Ausschnitt verglichen: Eine schnelle falsche Antwort ist keine. Nach Breiten jenseits von ±85° und Ausschnitten über die Datumsgrenze wird nicht gefragt.",
      ],
      [
        "Das Raster",
        " hält keinen Index: Bauen übernimmt nur die Punkte, und jeder Ausschnitt wird aus allen gruppiert. Der Radius ist dort die Reichweite des Kastens einer Gruppe.",
      ],
      [
        "Der Index",
        " findet nur Punkte in einem Kasten. kdbush und flatbush bauen einen Baum und gruppieren nichts; unseres baut dabei die Gruppen aller Zoomstufen, und ist darum dort langsamer.",
      ],
      [
        "Die Verfahren von Google",
        " wollen Googles Karte, die hier nicht geladen wird. Sie laufen unverändert über einem Ersatz dafür, in dem Marker und Symbole nichts kosten.",
      ],
      [
        "Der Speicher",
        " von unserem ist alles, was sein WebAssembly hält; der von supercluster und den Bäumen sind die Felder, die sie halten, ohne die Features, die sie bekamen. Den Speicher anderer Objekte sagt ein Browser nur Seiten, die von allen anderen getrennt sind, und diese ist es nicht.",
      ],
      [
        "Die Zeitgrenze",
        " beendet den Worker von dem, was in einer Runde länger braucht; was er bis dahin gemessen hat, bleibt.",
      ],
      ["", "Andere Tabs, Hitze, Akku und eine bewegte Karte ändern die Zahlen. Miss zweimal, bevor du ihnen glaubst."],
    ],
    browser: "Dieser Browser: ",
  },
};
