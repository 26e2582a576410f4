import type { Algorithm, DataKind } from "~/workers/lab";

/** Everything a run depends on, as the address of the page keeps it. */
export interface Settings {
  data: DataKind;
  algorithm: Algorithm;
  size: number;
  radius: number;
  minPoints: number;
  maxZoom: number;
  runs: number;
  /** Whether the peer is measured beside ours. */
  peers: boolean;
}

export const defaults: Settings = {
  data: "cities",
  algorithm: "hierarchical",
  size: 100_000,
  radius: 80,
  minPoints: 2,
  maxZoom: 16,
  runs: 5,
  peers: true,
};

/** Least and most of each number. */
export const limits = {
  size: [1_000, 5_000_000],
  radius: [1, 512],
  minPoints: [1, 20],
  maxZoom: [0, 20],
  runs: [1, 25],
} as const;

const KINDS: readonly DataKind[] = ["cities", "uniform", "clustered", "file"];

/** The settings in the query of an address; what is missing or senseless is the default. */
export function settingsFrom(query: string): Settings {
  const given = new URLSearchParams(query);
  const number = (name: keyof typeof limits) => {
    const value = Number(given.get(name) ?? Number.NaN);
    const [least, most] = limits[name];
    return Number.isInteger(value) && value >= least && value <= most ? value : defaults[name];
  };
  return {
    data: KINDS.find((kind) => kind === given.get("data")) ?? defaults.data,
    algorithm: given.get("algorithm") === "grid" ? "grid" : defaults.algorithm,
    size: number("size"),
    radius: number("radius"),
    minPoints: number("minPoints"),
    maxZoom: number("maxZoom"),
    runs: number("runs"),
    peers: given.get("peers") !== "no",
  };
}

/** The query that keeps the settings: only what differs from the defaults. */
export function queryOf(settings: Settings): string {
  const query = new URLSearchParams({ view: "clustering" });
  for (const [name, value] of Object.entries(settings)) {
    if (value !== defaults[name as keyof Settings]) query.set(name, value === false ? "no" : String(value));
  }
  return query.toString();
}
