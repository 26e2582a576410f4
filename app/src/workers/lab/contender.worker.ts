/** One contender: takes the points in its own form, then runs a round whenever it is told. */
import type { Algorithm, ContenderName, LabOptions, Prepared } from "./contenders";
import { load } from "./contenders/prepare";
import { coordinatesIn, type PointSet } from "./point-set";
import { runRound, type Sample, type Step } from "./round";
import { type Views, viewsOf } from "./views";

/** Page → worker. */
export type Order =
  | {
      kind: "prepare";
      name: ContenderName;
      algorithm: Algorithm;
      points: PointSet;
      options: LabOptions;
      seed: number;
    }
  | { kind: "round" };

/** Reply once a contender has its input. */
export interface Readiness {
  version: string;
  /** Making its input from coordinates: features, markers; next to nothing where it takes coordinates. */
  inputMs: number;
  views: Views;
}

/** Worker → page. */
export type Reply =
  | { kind: "step"; step: Step }
  | { kind: "ready"; value: Readiness }
  | { kind: "sample"; value: Sample }
  | { kind: "failed"; message: string };

let contender: { prepared: Prepared; views: Views } | undefined;

const tell = (reply: Reply) => (self as unknown as Worker).postMessage(reply);

async function prepare({ name, algorithm, points, options, seed }: Extract<Order, { kind: "prepare" }>) {
  const [make, lngLat] = await Promise.all([load[name](), coordinatesIn(points)]);
  const views = viewsOf(lngLat, algorithm, options.maxZoom, seed);
  const start = performance.now();
  const prepared = make(lngLat, options);
  contender = { prepared, views };
  tell({ kind: "ready", value: { version: prepared.version, inputMs: performance.now() - start, views } });
}

async function obey(order: Order): Promise<void> {
  if (order.kind === "prepare") return prepare(order);
  if (!contender) throw new Error("there is nothing to measure yet");
  const { prepared, views } = contender;
  tell({ kind: "sample", value: runRound(prepared, views, (step) => tell({ kind: "step", step })) });
}

self.addEventListener("message", ({ data }: MessageEvent<Order>) => {
  obey(data).catch((error: Error) => tell({ kind: "failed", message: error.message }));
});
