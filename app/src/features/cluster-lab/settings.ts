import { ALGORITHMS, type Algorithm, type ContenderName, type DataKind, KINDS, PEERS } from "~/workers/lab";

/** Everything a run depends on, as the address of the page keeps it. */
export interface Settings {
  data: DataKind;
  size: number;
  /** Seed of the points and the views. */
  seed: number;
  algorithm: Algorithm;
  /** Rivals to measure, of all algorithms. */
  peers: readonly ContenderName[];
  radius: number;
  minPoints: number;
  maxZoom: number;
  runs: number;
  /** Seconds that a round of a contender may take. */
  limit: number;
}

export const defaults: Settings = {
  data: "cities",
  size: 100_000,
  seed: 20_260_101,
  algorithm: "hierarchical",
  peers: ["yonder-features", "supercluster", "markerclustererplus", "kdbush", "flatbush"],
  radius: 80,
  minPoints: 2,
  maxZoom: 16,
  runs: 5,
  limit: 60,
};

/** Least and most of each number. */
export const limits = {
  size: [1_000, 5_000_000],
  seed: [0, 4_294_967_295],
  radius: [1, 512],
  minPoints: [1, 20],
  maxZoom: [0, 20],
  runs: [1, 25],
  limit: [1, 3_600],
} as const;

/** Stands for nobody in an address: a name that is empty would look forgotten. */
const NOBODY = "no";

/** The settings in the query of an address; what is missing or senseless is the default. */
export function settingsFrom(query: string): Settings {
  const given = new URLSearchParams(query);
  const number = (name: keyof typeof limits) => {
    const text = given.get(name);
    const value = text ? Number(text) : Number.NaN;
    const [least, most] = limits[name];
    return Number.isInteger(value) && value >= least && value <= most ? value : defaults[name];
  };
  return {
    data: KINDS.find((kind) => kind === given.get("data")) ?? defaults.data,
    size: number("size"),
    seed: number("seed"),
    algorithm: ALGORITHMS.find((algorithm) => algorithm === given.get("algorithm")) ?? defaults.algorithm,
    peers: peersFrom(given.get("peers")),
    radius: number("radius"),
    minPoints: number("minPoints"),
    maxZoom: number("maxZoom"),
    runs: number("runs"),
    limit: number("limit"),
  };
}

/** The query that keeps the settings: only what differs from the defaults. */
export function queryOf(settings: Settings): string {
  const query = new URLSearchParams({ view: "clustering" });
  const written = (of: Settings, name: keyof Settings) =>
    name === "peers" ? inOrder(of.peers).join(".") || NOBODY : String(of[name]);
  for (const name of Object.keys(settings) as (keyof Settings)[]) {
    const value = written(settings, name);
    if (value !== written(defaults, name)) query.set(name, value);
  }
  return query.toString();
}

function peersFrom(text: string | null): readonly ContenderName[] {
  if (text === null) return defaults.peers;
  if (text === NOBODY) return [];
  const names = text.split(".");
  const known = PEERS.filter((name) => names.includes(name));
  return known.length > 0 ? known : defaults.peers;
}

const inOrder = (peers: readonly ContenderName[]) => PEERS.filter((name) => peers.includes(name));
