import { useEffect, useRef, useState } from "react";
import { FileProblem, type PointSet, type Problem, readPoints } from "~/workers/lab";

/** A file whose points are there. */
export interface FileRead {
  name: string;
  points: PointSet;
}

/** Progress of reading a chosen file. */
interface Reading {
  /** The one that is being read, and which part of it is. */
  now?: { name: string; share: number };
  /** The one that could not be used, and why. */
  problem?: { name: string; why: Problem | string };
}

/** Reads files one after the other; a new one ends the reading of the one before. `onRead` hears only of those that can be used. */
export function useReading(onRead: (file: FileRead) => void) {
  const [reading, setReading] = useState<Reading>({});
  const going = useRef<AbortController>(null);
  useEffect(() => () => going.current?.abort(), []);
  const cancel = () => {
    going.current?.abort();
    setReading({});
  };
  const read = (file: File) => {
    going.current?.abort();
    const control = new AbortController();
    going.current = control;
    const { name } = file;
    const tell = (state: Reading) => control.signal.aborted || setReading(state);
    tell({ now: { name, share: 0 } });
    readPoints(file, control.signal, (share) => tell({ now: { name, share } })).then(
      (points) => {
        if (control.signal.aborted) return;
        tell({});
        onRead({ name, points });
      },
      (error: Error) => tell({ problem: { name, why: error instanceof FileProblem ? error.problem : error.message } }),
    );
  };
  return { ...reading, read, cancel };
}
