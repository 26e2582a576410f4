import type { Job, News } from "./index";
import { measure } from "./measure";
import { pointsOf } from "./points";
import { pointsInText } from "./read-file";

const tell = (news: News, transfer: Transferable[] = []) => (self as unknown as Worker).postMessage(news, transfer);

self.addEventListener("message", ({ data }: MessageEvent<Job>) => {
  work(data).catch((error: Error) => tell({ kind: "failed", message: error.message }));
});

async function work(job: Job): Promise<void> {
  if (job.kind === "measure") {
    const lngLat = await pointsOf(job.data);
    const onRun = (run: number) => tell({ kind: "run", run });
    tell({ kind: "done", value: await measure(job.contender, lngLat, job.options, job.runs, onRun) });
  } else {
    const lngLat = job.kind === "read" ? pointsInText(job.file.name, await job.file.text()) : await pointsOf(job.data);
    tell({ kind: "done", value: lngLat }, [lngLat.buffer as ArrayBuffer]);
  }
}
