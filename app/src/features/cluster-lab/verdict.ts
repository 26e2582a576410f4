import type { Relation } from "~/ui/words/lab";
import { CONTENDERS, type ContenderName, type Outcome } from "~/workers/lab";
import { type Figures, figuresOf, relationOf } from "./statistics";

/** Ours compared with the first rival that has figures; only ours where no rival has any. */
export interface Verdict {
  own: Figures;
  against?: { rival: ContenderName; build?: Relation; p50: Relation; p99: Relation };
}

/** The verdict of a comparison as far as it is; `undefined` before ours has figures. */
export function verdictOf(outcomes: readonly Outcome[]): Verdict | undefined {
  const [first, ...others] = outcomes;
  const own = first && figuresOf(first);
  if (!own) return undefined;
  for (const outcome of others) {
    const theirs = isRival(outcome.contender.name) && figuresOf(outcome);
    if (!theirs) continue;
    const compared = (measure: "buildMs" | "viewP50Us" | "viewP99Us") =>
      relationOf(own[measure].median, theirs[measure].median);
    const [build, p50, p99] = [compared("buildMs"), compared("viewP50Us"), compared("viewP99Us")];
    if (!p50 || !p99) continue;
    const hasBuild = build && builds(first);
    return { own, against: { rival: outcome.contender.name, ...(hasBuild && { build }), p50, p99 } };
  }
  return { own };
}

/** True for the contenders of other projects. */
export const isRival = (name: ContenderName) => !name.startsWith("yonder");

const GRIDS = new Set<ContenderName>(CONTENDERS.grid.map(({ name }) => name));

/** True unless the contenders cluster each view from all points: building a grid only copies them. */
export const builds = ({ contender }: Outcome) => !GRIDS.has(contender.name);
