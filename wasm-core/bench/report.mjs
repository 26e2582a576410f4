/** Figures as tables and plots. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { bars } from "./plot.mjs";
import { PASSES } from "./timing.mjs";

const at = (path) => new URL(path, import.meta.url);
const PEERS = ["supercluster", "supercluster8", "@googlemaps/markerclustererplus", "@googlemaps/markerclusterer", "kdbush", "flatbush"];

/** What the figures were taken on, and beside what. */
export function machine() {
  const versionOf = (name) => JSON.parse(readFileSync(at(`../node_modules/${name}/package.json`), "utf8")).version;
  return {
    processor: cpus()[0]?.model ?? "unknown", cores: availableParallelism(), node: process.version, date: new Date().toISOString().slice(0, 10),
    peers: Object.fromEntries(PEERS.map((name) => [name, versionOf(name)])),
  };
}

const short = (value) => (value < 10 ? value.toPrecision(2) : Math.round(value).toLocaleString("en"));
const range = ({ min, median, max, runs }) => (runs > 1 ? `${short(median)} (${short(min)}–${short(max)})` : short(median));
const times = (ratio) => (ratio < 10 ? `${ratio.toFixed(1)}×` : `${Math.round(ratio).toLocaleString("en")}×`);
const size = (count) => (count >= 1e6 ? `${count / 1e6}M` : count >= 1e3 ? `${count / 1e3}k` : `${count}`);
const table = (head, rows) => [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** Writes the record: README.md and plots beside this file, and the table of the package's README. */
export function report(results) {
  const find = (task, more = {}) => results.find((one) => one.task === task && Object.entries(more).every(([name, value]) => one[name] === value));
  const all = (task) => results.filter((one) => one.task === task);
  const loads = all("load").map((own) => {
    const peer = find("loadPeer", { set: own.set, count: own.count, version: 9 });
    return { own, peer, ratio: peer.ms.median / own.ms.median };
  });
  const largest = Math.max(...loads.map(({ own }) => own.count));
  const both = ["uniform", "towns"];
  const pair = (task, peerTask, count) => both.map((set) => [set, find(task, { set, count }), find(peerTask, { set, count })]);

  const loadTable = table(["Points", "Set", "`ClusterIndex.loadCoordinates`, ms", "`supercluster` 9 `load`, ms", "Ratio"],
    loads.map(({ own, peer, ratio }) => [size(own.count), own.set, range(own.ms), range(peer.ms), times(ratio)]));
  const firstTable = table(["Points", "Set", "`Supercluster.load`, ms", "`supercluster` 9 `load`, ms", "Ratio"], all("firstLoad").map((own) => {
    const peer = find("firstLoadPeer", { set: own.set, count: own.count });
    return [size(own.count), own.set, range(own.ms), range(peer.ms), times(peer.ms.median / own.ms.median)];
  }));
  const dropInTable = table(["Points", "Set", "What", "`Supercluster`", "`supercluster` 9", "Ratio"], all("dropIn").filter(({ library }) => library === "ours").map((own) => {
    const { what, set, count } = own;
    const peer = find("dropIn", { what, set, count, library: "peer" });
    const [ours, theirs, show] = own.ms ? [own.ms.median, peer.ms.median, (one) => `${range(one.ms)} ms`] : [own.us.p50, peer.us.p50, (one) => `${short(one.us.p50)} µs`];
    return [size(count), set, what, show(own), show(peer), theirs < ours ? `**${times(theirs / ours)}**` : times(theirs / ours)];
  }));
  const viewTable = table(["Set", "What", "p50, µs", "p99, µs", "Ratio to `supercluster` 9, p50 and p99"], pair("views", "viewsPeer", largest).flatMap(([set, own, peer]) => [
    ...[["`ClusterIndex.clusters`, arrays filled again", own.again], ["`ClusterIndex.clusters`, fresh typed arrays", own.arrays], ["`Supercluster.getClusters`, features", own.features]].map(([what, figures]) =>
      [set, what, short(figures.p50), short(figures.p99), `${times(peer.features.p50 / figures.p50)}, ${times(peer.features.p99 / figures.p99)}`]),
    [set, "`supercluster` 9 `getClusters`", short(peer.features.p50), short(peer.features.p99), ""],
  ]));
  const memoryTable = table(["Set", "When", "Ours, MB", "`supercluster` 9, MB", "Part"], pair("memory", "memoryPeer", largest).flatMap(([set, own, peer]) =>
    [["built", "megabytes"], ["after views at all zooms", "viewed"]].map(([when, name]) =>
      [set, when, short(own[name]), short(peer[name]), `${Math.round((own[name] / peer[name]) * 100)} %`])));
  const gathered = both.map((set) => `${short(find("views", { set, count: largest }).gathered)} ms (${set})`).join(", ");
  const liveRows = all("live").flatMap(({ set, build, ...own }) => [
    ...["add", "move", "remove"].map((what) => [set, `${what} one point`, own[what].toFixed(3), times(build.median / own[what])]),
    ...own.filters.map(({ share, hide }) => [set, `\`setFilter\`, ${Math.round(100 * share)} % stay`, short(hide), times(build.median / hide)]),
    [set, "`setFilter(null)` after that", short(own.filters.at(-1).show), times(build.median / own.filters.at(-1).show)],
    [set, `write ${short(own.megabytes)} MB of bytes`, range(own.store), times(build.median / own.store.median)],
    [set, "read them", range(own.restore), times(build.median / own.restore.median)],
  ]);
  const liveTable = table(["Set", "What", "ms", "A build takes"], liveRows);
  const gridTable = table(["Points", "Set", "`gridClusters`, ms", "Peer", "Peer, ms", "Ratio"], all("grid").map((own) => {
    const peer = find("gridPeer", { set: own.set, count: own.count }) ?? find("gridSuccessor", { set: own.set, count: own.count });
    return [size(own.count), own.set, range(own.ms), peer ? (peer.task === "gridPeer" ? "`markerclustererplus`" : "`markerclusterer`, `GridAlgorithm`") : "", peer ? range(peer.ms) : "", peer ? times(peer.ms.median / own.ms.median) : ""];
  }));
  const otherRows = [
    ...all("loadPeer").filter(({ version }) => version === 8).map((one) => [one.set, "npm `supercluster` 8", range(one.ms)]),
    ...all("native").map((one) => [one.set, one.library === "wasm-core" ? "ours natively" : `crate \`${one.library}\``, range(one.ms)]),
    ...all("tree").map((one) => [one.set, `\`${one.library}\`, which does not cluster`, range(one.ms)]),
  ];
  const otherTable = table(["Set", "What", `${size(largest)} points, ms`], otherRows);
  const ten = all("tenMillion").map(({ set, ms, megabytes }) => `10 million points (${set}): ${range(ms)} ms; the process takes ${short(megabytes)} MB.`).join(" ");
  const { processor, cores, node, date, peers } = find("machine");

  writeFileSync(at("README.md"), `# Measured

\`make bench\`, or \`npm run bench -- [sizes …] [--ten-million]\` in \`wasm-core\` after \`npm run build\`, measures everything here and writes this page, the plots and \`results/*.jsonl\`.

${date}, ${processor}, ${cores} cores, Node ${node}; ${Object.entries(peers).map(([name, version]) => `\`${name}\` ${version}`).join(", ")}. Milliseconds are medians, with the least and the most of the runs; each task has a process of its own. Builds, stores and grids of ours run once before; what is run once only (the grids of the peers, a filter, memory) and single updates are taken as they come. Points are seeded: *uniform* within ±80° of latitude, *towns* around 2 000 centres, *city* within a few kilometres, *duplicates* in 1 000 places, *line* along one road.

## First use

The first \`load\` of a fresh process, from importing the module to answers for all zooms, with GeoJSON features on both sides. Once each.

${firstTable}

## The drop-in

Warm, with GeoJSON features on both sides; questions are medians of a thousand. Ratios below 1 are bold: there the peer is faster.

${dropInTable}

## Building, warm

From a \`Float64Array\` to answers for all zooms, copying into WebAssembly included; the peer gets its features ready made.

${loadTable}

![Milliseconds to cluster](plots/load.svg)

${ten ? `${ten}\n\n` : ""}Others, at the same task:

${otherTable}

## Views

A thousand random views of 1920 × 1080 pixels of ${size(largest)} points, in ${PASSES} passes after ${PASSES} that do not count. The first view of zooms that share what their views show gathers it; the very first of all takes ${gathered}, what is done but once for the module included.

${viewTable}

## Memory

Resident memory that an index of ${size(largest)} points adds. What views gather stays beside it, until points change.

${memoryTable}

## Points that change

One of ${size(largest)} points at a time, mean of 300.

${liveTable}

## Grid

At zoom 5, the whole world. The peers are run once, over a stand-in for the map whose document costs nothing; with \`markerclusterer\` both see ±170° only, because its padded view turns inside out beyond.

${gridTable}

![Milliseconds to cluster for one view](plots/grid.svg)
`);

  mkdirSync(at("plots"), { recursive: true });
  writeFileSync(at("plots/load.svg"), bars("Clustering for all zooms", "ms", loads.filter(({ own }) => own.count === largest).map(({ own, peer }) => (
    { name: `${size(own.count)} ${own.set}`, bars: [{ name: "ClusterIndex", value: own.ms.median }, { name: "supercluster 9", value: peer.ms.median }] }))));
  writeFileSync(at("plots/grid.svg"), bars("Clustering for one view", "ms", all("grid").map((own) => {
    const peer = find("gridPeer", { set: own.set, count: own.count });
    return { name: `${size(own.count)} ${own.set}`, bars: [{ name: "gridClusters", value: own.ms.median }, ...(peer ? [{ name: "markerclustererplus", value: peer.ms.median }] : [])] };
  })));

  const readme = readFileSync(at("../README.md"), "utf8");
  const marked = /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/;
  writeFileSync(at("../README.md"), readme.replace(marked, (_, start, end) => `${start}\nThe first \`load\` of a process, with features:\n\n${firstTable}\n\nThe drop-in, warm:\n\n${dropInTable}\n\nTyped arrays, warm:\n\n${loadTable}\n\n${end}`));
  console.log(`\n${firstTable}\n\n${dropInTable}\n\n${loadTable}\n\n${viewTable}\n\n${memoryTable}\n\n${liveTable}\n\n${gridTable}\n\n${otherTable}\n\n${ten}`);
}
