/** The clustering playground. */
import type { Ended, FileTrouble, HalfWay, Relation } from ".";

function relation({ kind, times }: Relation): string {
  return kind === "same" ? "about as fast" : `${times} ${kind}`;
}

export const en = {
  page: "Clustering playground",
  title: "How fast does your device cluster?",
  lede: "Race Yonder against other map clustering libraries, with up to five million points, in this tab.",
  map: "Map of the clustered points",
  cityCredit: "Places: GeoNames, CC BY 4.0 · Land: Natural Earth",
  mapFailed: (why: string) => `We couldn’t draw the map: ${why}. Try fewer points. You can still measure.`,
  noFile: "Choose a file to see its points here.",
  making: "Creating the points…",
  clustering: (count: string) => `Clustering ${count} points…`,
  points: (count: string) => `${count} points on the map`,
  own: (ms: string, times: number) => `; drawing took the page at most ${ms} ms in 99 of 100 updates (${times} so far)`,
  file: {
    drop: "Drop a file here, or choose one",
    hint: "GeoJSON, or CSV with longitude and latitude. It stays on this device.",
    reading: (name: string) => `Reading ${name}`,
    percent: (name: string, percent: number) => `Reading ${name}: ${percent} %`,
    cancel: "Cancel",
    read: (name: string, count: string) => `${name}: ${count} points`,
    kept: (name: string) => `The points from ${name} are still there.`,
    failed: (why: string) => `we couldn’t read it (${why}).`,
    problem: (problem: FileTrouble): string => {
      switch (problem.kind) {
        case "columns":
          return "line 1: the header needs a column “longitude” (or lng, lon, x) and a column “latitude” (or lat, y).";
        case "degrees":
          return `line ${problem.line}: the ${problem.what} “${problem.cell}” isn’t a number from −${problem.most} to ${problem.most}.`;
        case "feature":
          return `line ${problem.line}: feature ${problem.feature} needs a longitude from −180 to 180 and a latitude from −90 to 90.`;
        case "json":
          return `line ${problem.line}: this isn’t JSON.`;
        case "geojson":
          return `line ${problem.line}: this isn’t GeoJSON.`;
        case "empty":
          return "it has no points.";
      }
    },
  },
  form: {
    label: "Settings",
    points: "Points",
    kinds: { cities: "Real cities", uniform: "Evenly spread", clustered: "Made-up towns", file: "My file" },
    size: "How many",
    algorithm: "Algorithm",
    algorithms: { hierarchical: "All zooms", grid: "Grid", index: "Index" },
    radius: ["Radius", "pixels"],
    minPoints: ["Fewest points", "in a cluster"],
    maxZoom: ["Highest zoom", "with clusters"],
    seed: ["Seed", "for points and views"],
    runs: ["Rounds", "after a warm-up"],
    limit: ["Time limit", "seconds per round"],
    peers: "Race against",
    start: "Measure",
    stop: "Stop",
  },
  doing: {
    label: "Rounds of all contenders done",
    input: "preparing its input…",
    warmUp: "warming up, ",
    round: (round: number) => `round ${round}, `,
    building: "building…",
    asking: (percent: number) => `answering views, ${percent}%`,
    seconds: (seconds: number) => `${seconds} s`,
  },
  said: {
    round: (round: number, of: number) =>
      round === 0 ? "Measuring: warming up." : `Measuring: round ${round} of ${of}.`,
    givenUp: (who: string) => `${who} didn’t finish.`,
    done: "Measured.",
    cancelled: "Stopped.",
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
    "yonder-refilled": "reuses its arrays, as a map does for every frame",
    "yonder-features": "GeoJSON in and out, like supercluster",
    supercluster: "JavaScript; Yonder gives the same clusters",
    supercluster8: "JavaScript; the version most maps still use",
    markerclusterer: "by Google, based on supercluster 8; returns all markers of a cluster",
    "yonder-grid": "",
    markerclustererplus: "by Google, the older one; Yonder gives the same clusters",
    "markerclusterer-grid": "by Google, the current one; pads its view differently",
    "yonder-points": "",
    kdbush: "a tree of points; doesn’t cluster",
    flatbush: "a tree of boxes; doesn’t cluster",
  },
  verdict: {
    before: (rival: string) => (rival ? `Race Yonder against ${rival}` : "Measure Yonder"),
    hint: "Press “Measure”. Everything runs in this tab, on this device.",
    /** Of relations in words; `build` is empty where nothing is built. */
    between: (rival: string, build: string, p50: string, p99: string) =>
      build
        ? `Against ${rival}, Yonder builds ${build}; views are ${p50} at p50 and ${p99} at p99.`
        : `Against ${rival}, Yonder’s views are ${p50} at p50 and ${p99} at p99.`,
    alone: (build: string, p50: string, p99: string) =>
      `Yonder builds in ${build} ms and answers a view in ${p50} µs at p50, ${p99} µs at p99.`,
    soFar: (verdict: string) => `So far: ${verdict}`,
    measuring: "Measuring",
    settings: "Change settings",
  },
  race: {
    title: "Time to build and answer 1,000 views",
    viewsOnly: "Time to answer 1,000 views",
    again: "Watch again",
    slower: (times: string) => `Replayed ${times} slower than measured. The shortest bar wins.`,
    faster: (times: string) => `Replayed ${times} faster than measured. The shortest bar wins.`,
    waiting: "waiting",
    milliseconds: (ms: string) => `${ms} ms`,
    seconds: (s: string) => `${s} s`,
  },
  relation,
  figures: {
    title: "All results",
    made: (kind: string, seed: number) => `${kind}, seed ${seed}`,
    of: (count: string, kind: string, algorithm: string, radius: number, rounds: number) =>
      `${count} points (${kind}); ${algorithm}, radius ${radius}; ${rounds} ${rounds === 1 ? "round" : "rounds"} after a warm-up.`,
    charts: {
      buildMs: "Build",
      viewP50Us: "View p50: half of all views are faster",
      viewP99Us: "View p99: 99 of 100 views are faster",
    },
    waiting: "…",
    ends: (end: Ended, at?: HalfWay): string => {
      if (end.kind === "cancelled") return "stopped by you";
      if (end.kind === "failed") return `failed: ${end.message}`;
      const where = !at ? "" : at.buildMs === undefined ? ", while building" : ", while answering views";
      return `stopped after ${end.afterS} s${where}`;
    },
    cold: "from the warm-up only",
    table: "Results as a table",
    caption:
      "Each value is the median of the rounds, compared with Yonder. The range below holds the middle half of the rounds.",
    columns: [
      "Library",
      "Answers with",
      "Build, ms",
      "View mean, µs",
      "View p50, µs",
      "View p99, µs",
      "First pass, ms",
      "Input, ms",
      "Memory, MB",
      "Same result",
    ],
    forms: { arrays: "typed arrays", features: "GeoJSON", markers: "markers", indexes: "numbers" },
    unknown: "–",
    untold: "unknown",
    entries: (count: string) => `${count} entries in all views`,
    agreement: (same: number, of: number) =>
      same === of ? `equal in all ${of} views` : `equal in ${same} of ${of} views`,
    neverBusy: "This page stayed smooth: its own thread was never busy for more than 50 ms.",
    busy: (times: number, ms: string) =>
      `While measuring, this page’s own thread was busy for more than 50 ms ${times === 1 ? "once" : `${times} times`}, for at most ${ms} ms. That includes drawing the map.`,
    save: "Download all samples (JSON)",
  },
  method: {
    title: "How we measure",
    points: (cores: number, views: number): readonly (readonly [about: string, says: string])[] => [
      [
        "",
        `Everything runs in this tab, on this device (${cores} cores). Each library has its own worker, and only one works at a time. The first in one round is the last in the next. With more than a million points, each library finishes before the next one starts, because a tab can’t hold every input at once.`,
      ],
      [
        "Points",
        " and views come from the seed, so they are the same on every device. “Real cities” beyond the 157,394 there are lie within 0.1° of a real one. The page’s address holds all settings, so others can repeat your measurement.",
      ],
      [
        "Build",
        " is the time from the input to an index that answers, including the copy into WebAssembly. Some libraries need features or markers made from the coordinates first. That time is listed separately as “Input”.",
      ],
      [
        "A view",
        ` is one of ${views} windows of 1920 × 1080 pixels around some of the points, from zoom 0 to one above the highest with clusters (for an index: from zoom 5). The first pass asks for each view once, right after the build, so it includes work a library puts off until then. Further passes give the mean.`,
      ],
      [
        "p50 and p99:",
        " we ask for each view again and again for 2 ms, because browsers may round their clock to 0.1 ms. By then its data is in the processor’s cache, which a first look doesn’t have. (A view of over 10 ms is timed once, in a second pass.) Half of all views are faster than p50, and 99 of 100 are faster than p99.",
      ],
      [
        "Rounds:",
        " the first one warms up and doesn’t count. From the others you see the median and the middle half (first to third quartile). The download has every sample.",
      ],
      [
        "Same result:",
        " we compare the entries of every view, because a fast wrong answer is worth nothing. We don’t ask beyond ±85° of latitude or across the antimeridian.",
      ],
      [
        "The grid",
        " has no index: building only copies the points, and each view clusters all of them. Its radius is the reach of a cluster’s box.",
      ],
      [
        "The index",
        " only finds points in a box. kdbush and flatbush build a tree and don’t cluster. Yonder also builds the clusters of all zooms, so its build is slower there.",
      ],
      [
        "Google’s libraries",
        " need Google’s map, which isn’t loaded here. They run unchanged on a stand-in whose markers and icons cost nothing.",
      ],
      [
        "Memory:",
        " for Yonder, everything its WebAssembly holds. For supercluster and the trees, their arrays without the features they were given. For others the browser doesn’t tell.",
      ],
      ["The time limit", " ends the worker of a library that takes longer in a round. What it measured so far stays."],
      ["", "Other tabs, heat, battery and moving the map change the results. Measure twice before you trust them."],
    ],
    browser: "This browser: ",
  },
};
