import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { makePoints, type PointSet } from "~/workers/lab";
import type { Settings } from "./settings";
import type { FileRead } from "./use-reading";

const SETTLED_MS = 400;

/** The points of the settings once they are made or read. Those before are let go of as soon as others are asked for. */
export function usePoints({ data, size, seed }: Settings, file: FileRead | undefined) {
  const [made, setMade] = useState<{ points?: PointSet; failure?: string }>({});
  const [recipe] = useDebouncedValue(`${data} ${size} ${seed}`, SETTLED_MS);
  useEffect(() => {
    setMade({});
    const [kind, ...numbers] = recipe.split(" ");
    if (kind !== "cities" && kind !== "uniform" && kind !== "clustered") return;
    const [size = 0, seed = 0] = numbers.map(Number);
    const stop = new AbortController();
    makePoints({ kind, size, seed }, stop.signal).then(
      (points) => setMade({ points }),
      (error: Error) => stop.signal.aborted || setMade({ failure: error.message }),
    );
    return () => stop.abort();
  }, [recipe]);
  if (data === "file") return file ? { points: file.points } : {};
  return recipe === `${data} ${size} ${seed}` ? made : {};
}
