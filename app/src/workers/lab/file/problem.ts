/** Errors of a file and their lines; the page has words for them. */
export type Problem =
  /** No column of a table is longitude, or none is latitude. */
  | { kind: "columns"; line: number }
  /** A cell of a table is no number of degrees. */
  | { kind: "degrees"; line: number; what: "longitude" | "latitude"; cell: string; most: number }
  /** A feature's coordinates are none; the first is 1. */
  | { kind: "feature"; line: number; feature: number }
  | { kind: "json"; line: number }
  | { kind: "geojson"; line: number }
  | { kind: "empty" };

/** A file that cannot be used. */
export class FileProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.kind} in line ${"line" in problem ? problem.line : 1}`);
    this.problem = problem;
  }
}
