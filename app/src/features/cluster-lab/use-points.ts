import { useDebouncedValue } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { FileProblem, makePoints, type PointSet, type Problem, readPoints } from "~/workers/lab";
import type { Settings } from "./settings";

const SETTLED_MS = 400;

/** A file somebody chose. */
export interface FileState {
  /** The one whose points are there. */
  read?: { name: string; points: PointSet };
  /** The one that is being read, and which part of it is. */
  reading?: { name: string; share: number };
  /** The one that could not be used, and why; the one before it stays. */
  problem?: { name: string; why: Problem | string };
}

/** The points of the settings once they are made or read. Those before are let go of as soon as others are asked for. */
export function usePoints({ data, size, seed }: Settings, file: FileState) {
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
  if (data === "file") return file.read ? { points: file.read.points } : {};
  return recipe === `${data} ${size} ${seed}` ? made : {};
}

/** Reads files one after the other; a new one ends the reading of the one before. */
export function useFile() {
  const [state, setState] = useState<FileState>({});
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const cancel = useCallback(() => {
    reading.current?.abort();
    setState(({ reading: _, ...kept }) => kept);
  }, []);
  const read = useCallback((file: File) => {
    reading.current?.abort();
    const control = new AbortController();
    reading.current = control;
    const { name } = file;
    const tell = (part: FileState) =>
      control.signal.aborted || setState(({ read }) => ({ ...(read && { read }), ...part }));
    tell({ reading: { name, share: 0 } });
    readPoints(file, control.signal, (share) => tell({ reading: { name, share } })).then(
      (points) => tell({ read: { name, points } }),
      (error: Error) => tell({ problem: { name, why: error instanceof FileProblem ? error.problem : error.message } }),
    );
  }, []);
  return { file: state, read, cancel };
}
