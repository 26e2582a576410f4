/** Steps of the composer that can be undone and repeated. Pure. */
import type { QuestContent } from "./content";

export type Step =
  | { kind: "content"; before: QuestContent; after: QuestContent; group: string | undefined; atMs: number }
  /** Something that was done on the server. */
  | { kind: "calls"; undo: () => Promise<void>; redo: () => Promise<void> };

export interface Steps {
  past: readonly Step[];
  future: readonly Step[];
}

export const NO_STEPS: Steps = { past: [], future: [] };

/** Steps that are remembered. */
const STEPS_MAX = 200;
/** Letters typed after a longer pause are a step of their own. */
const PAUSE_MS = 2_000;

export function addStep({ past }: Steps, step: Step): Steps {
  const last = past.at(-1);
  const isSameField =
    last?.kind === "content" &&
    step.kind === "content" &&
    step.group !== undefined &&
    last.group === step.group &&
    step.atMs - last.atMs < PAUSE_MS;
  const next = isSameField ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step];
  return { past: next.slice(-STEPS_MAX), future: [] };
}
