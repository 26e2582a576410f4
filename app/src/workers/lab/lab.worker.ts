import { readPoints } from "./file";
import { FileProblem } from "./file/problem";
import type { Job, News } from "./index";
import { coordinatesIn, setOf } from "./point-set";
import { pointsOf } from "./points";

const tell = (news: News, transfer: Transferable[] = []) => (self as unknown as Worker).postMessage(news, transfer);

self.addEventListener("message", ({ data }: MessageEvent<Job>) => {
  work(data).catch((error: Error) =>
    tell(
      error instanceof FileProblem
        ? { kind: "problem", problem: error.problem }
        : { kind: "failed", message: error.message },
    ),
  );
});

async function work(job: Job): Promise<void> {
  if (job.kind === "coordinates") {
    const lngLat = await coordinatesIn(job.points);
    tell({ kind: "done", value: lngLat }, [lngLat.buffer]);
  } else if (job.kind === "make") {
    tell({ kind: "done", value: setOf((await pointsOf(job.recipe)) as Float64Array<ArrayBuffer>) });
  } else {
    const lngLat = await readPoints(job.file, byPercent());
    tell({ kind: "done", value: setOf(lngLat) });
  }
}

/** Tells how far reading is, a hundred times at most. */
function byPercent(): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share < told + 0.01) return;
    told = share;
    tell({ kind: "progress", share });
  };
}
