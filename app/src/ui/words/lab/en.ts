/** The clustering playground. */
import type { Ended, FileTrouble, HalfWay } from ".";

export const en = {
  page: "Clustering playground",
  title: "How fast is clustering, here?",
  lede: "Any points, up to five million, on a living map and measured beside other clusterers on your own machine.",
  map: "Map of the clustered points",
  cityCredit: "Places: GeoNames, CC BY 4.0 · Land: Natural Earth",
  mapFailed: (why: string) =>
    `The map could not be drawn: ${why}. Fewer points may work; figures can be taken all the same.`,
  noFile: "No file yet.",
  making: "Making the points…",
  clustering: (count: string) => `Clustering ${count} points…`,
  points: (count: string) => `${count} points on the map`,
  own: (ms: string, times: number) => `; the layer's own work on this thread: ${ms} ms in 99 of 100 of ${times} times`,
  file: {
    drop: "Drop a file here, or press to choose one",
    hint: "GeoJSON, or CSV with longitude and latitude. It stays on this device.",
    reading: (name: string) => `Reading ${name}`,
    percent: (name: string, percent: number) => `Reading ${name}: ${percent} %`,
    cancel: "Cancel",
    read: (name: string, count: string) => `${name}: ${count} points`,
    kept: (name: string) => `The points of ${name} are still there.`,
    failed: (why: string) => `it could not be read (${why}).`,
    problem: (problem: FileTrouble): string => {
      switch (problem.kind) {
        case "columns":
          return "line 1: the header needs a column “longitude” (or lng, lon, x) and a column “latitude” (or lat, y).";
        case "degrees":
          return `line ${problem.line}: the ${problem.what} “${problem.cell}” is not a number from −${problem.most} to ${problem.most}.`;
        case "feature":
          return `line ${problem.line}: feature ${problem.feature} has no longitude from −180 to 180 and latitude from −90 to 90.`;
        case "json":
          return `line ${problem.line}: this is not JSON.`;
        case "geojson":
          return `line ${problem.line}: this is not GeoJSON.`;
        case "empty":
          return "there is no point in it.";
      }
    },
  },
  form: {
    label: "What to measure",
    points: "Points",
    kinds: { cities: "Real cities", uniform: "Uniform", clustered: "Towns (clustered)", file: "My file" },
    size: "How many",
    algorithm: "Algorithm",
    algorithms: { hierarchical: "All zooms", grid: "Grid", index: "Index" },
    radius: ["Radius", "pixels"],
    minPoints: ["Fewest points", "of a cluster"],
    maxZoom: ["Highest zoom", "with clusters"],
    seed: ["Seed", "of points and views"],
    runs: ["Rounds", "after a warm-up"],
    limit: ["Time limit", "seconds a round"],
    peers: "Beside ours, each loaded on demand",
    start: "Measure",
    stop: "Stop",
  },
  doing: {
    label: "Rounds of all that are through",
    input: "making its input…",
    warmUp: "warming up, ",
    round: (round: number) => `round ${round}, `,
    building: "building…",
    asking: (percent: number) => `asking for views, ${percent} %`,
    seconds: (seconds: number) => `${seconds} s`,
  },
  said: {
    round: (round: number, of: number) =>
      round === 0 ? "Measuring: warming up." : `Measuring: round ${round} of ${of}.`,
    givenUp: (who: string) => `${who} was given up.`,
    built: (who: string, times: string) => `${who} took ${times} as long to build.`,
    viewed: (who: string, times: string) => `${who} took ${times} as long for a view.`,
    done: "The measurement is done.",
    cancelled: "The measurement was stopped.",
  },
  names: {
    yonder: "Yonder",
    "yonder-refilled": "Yonder, arrays reused",
    "yonder-features": "Yonder as drop-in",
    supercluster: "supercluster 9",
    supercluster8: "supercluster 8",
    markerclusterer: "markerclusterer",
    "yonder-grid": "Yonder, grid",
    markerclustererplus: "markerclustererplus",
    "markerclusterer-grid": "markerclusterer, grid",
    "yonder-points": "Yonder",
    kdbush: "kdbush",
    flatbush: "flatbush",
  },
  about: {
    yonder: "",
    "yonder-refilled": "fills the arrays of the answer before, as for every frame of a map",
    "yonder-features": "takes and gives GeoJSON, as supercluster does",
    supercluster: "JavaScript; its clusters are the ones ours must equal",
    supercluster8: "JavaScript; the version most maps still have",
    markerclusterer: "Google's, over a supercluster 8 of its own; hands out all markers of a cluster",
    "yonder-grid": "",
    markerclustererplus: "Google's former one; its clusters are the ones ours must equal",
    "markerclusterer-grid": "Google's present one; pads its view in another way",
    "yonder-points": "",
    kdbush: "a tree of points; clusters nothing",
    flatbush: "a tree of boxes; clusters nothing",
  },
  figures: {
    title: "Figures",
    none: "No figures yet. Press “Measure”: everything runs in this tab.",
    made: (kind: string, seed: number) => `${kind}, seed ${seed}`,
    of: (count: string, kind: string, algorithm: string, radius: number, rounds: number) =>
      `${count} points (${kind}); ${algorithm}, radius ${radius}; ${rounds} ${rounds === 1 ? "round" : "rounds"} after a warm-up.`,
    charts: {
      buildMs: "Building",
      viewP50Us: "A view, the middle one of all",
      viewP99Us: "A view, the slowest of a hundred",
    },
    waiting: "…",
    ends: (end: Ended, at?: HalfWay): string => {
      if (end.kind === "cancelled") return "stopped by you";
      if (end.kind === "failed") return `ended: ${end.message}`;
      const where = !at ? "" : at.buildMs === undefined ? ", while building" : ", while asking for views";
      return `stopped after ${end.afterS} s${where}`;
    },
    cold: "from the warm-up only",
    table: "Figures as a table",
    caption: "Medians of the rounds; × says how often as long as ours; below, the middle half of the rounds.",
    columns: [
      "Clusterer",
      "Answers with",
      "Build, ms",
      "View mean, µs",
      "View p50, µs",
      "View p99, µs",
      "First pass, ms",
      "Its input, ms",
      "Memory, MB",
      "Entries",
    ],
    forms: { arrays: "typed arrays", features: "GeoJSON", markers: "markers", indexes: "numbers" },
    unknown: "–",
    untold: "not told",
    entries: (count: string) => `${count} over all views`,
    agreement: (same: number, of: number) =>
      same === of ? `equal in all ${of} views` : `equal in ${same} of ${of} views`,
    neverBusy: "Meanwhile this page's own thread was never busy for more than 50 ms.",
    busy: (times: number, ms: string) =>
      `Meanwhile this page's own thread was busy for more than 50 ms ${times === 1 ? "once" : `${times} times`}, at most ${ms} ms; drawing the map is part of that.`,
    save: "Download all samples (JSON)",
  },
  method: {
    title: "How it measures",
    points: (cores: number, views: number): readonly (readonly [about: string, says: string])[] => [
      [
        "",
        `Everything runs in this tab, on this machine (${cores} cores). Each clusterer has a worker of its own, and one works at a time. Whoever is first in a round is last in the next; of more than a million points a tab could not hold all inputs at once, so there each ends before the next begins.`,
      ],
      [
        "Points",
        " and views are made from the seed: the same on every machine. More “real cities” than there are (157,394) are scattered within 0.1° of real ones. The address of this page holds all settings, so that others can repeat what you measured.",
      ],
      [
        "Building",
        " is everything from the input to something that can be asked, the copy into WebAssembly included. What a clusterer wants made of coordinates first, such as features or markers, is told apart as its input.",
      ],
      [
        "A view",
        ` is one of ${views} windows of 1920 × 1080 pixels around points of the set, from zoom 0 to one above the highest with clusters (an index: from zoom 5). Right after building all are asked for once, the first pass, in which lies what is only done when it is needed; then all in turn, again and again, for the mean.`,
      ],
      [
        "p50 and p99:",
        " the clock of a browser may be rounded to 0.1 ms, so each view is then asked for by itself until 2 ms have passed. Its data is in the processor's cache by then, where a first look does not find it. (A view of over 10 ms is taken from a second pass.) p50 is the view that half are faster than, p99 the one that 99 of 100 are.",
      ],
      [
        "Rounds:",
        " one to warm up does not count; of the others you see the median, and the middle half between the quartiles. The file holds every single sample.",
      ],
      [
        "Entries",
        " are compared view by view: a fast wrong answer is none. Latitudes beyond ±85° and views across the antimeridian are not asked for.",
      ],
      [
        "The grid",
        " keeps no index: building only takes the points over, and each view is clustered from all of them. Radius is there the reach of a cluster's box.",
      ],
      [
        "The index",
        " mode only finds points in a box. kdbush and flatbush build a tree and cluster nothing; ours builds the clusters of all zooms besides, which is why it is slower there.",
      ],
      [
        "Google's clusterers",
        " want Google's map, which is not loaded here. They run unchanged over a stand-in for it, in which markers and icons cost nothing.",
      ],
      [
        "Memory",
        " of ours is all that its WebAssembly holds; of supercluster and the trees, the arrays they keep, without the features they were given. A browser tells the memory of other objects only to pages that are isolated from all others, which this one is not.",
      ],
      ["The limit", " of time ends the worker of whoever takes longer in a round; what it had measured by then stays."],
      ["", "Other tabs, heat, battery and a moving map change the figures. Measure twice before you believe them."],
    ],
    browser: "This browser: ",
  },
};
