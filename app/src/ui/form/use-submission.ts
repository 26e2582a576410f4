import { useRef, useState } from "react";
import { words } from "../words";
import { rejectionOf } from "./rejection";
import { useWait } from "./use-wait";

/** A form's own words for a rejection: about the whole, or about fields by their paths; `null` where it is dealt with. */
export type Explanation = string | Readonly<Record<string, string>> | null;

interface Options<Values> {
  submit: (values: Values) => Promise<unknown>;
  explain: ((error: unknown) => Explanation | undefined) | undefined;
  onSuccess: (values: Values) => void;
  /** Shows a rejection at its fields; answers how many there are. */
  onRejected: (error: unknown, own: Readonly<Record<string, string>>) => number;
}

/** One submission at a time: what the server says to it about the whole form, and how long it asks to wait. */
export function useSubmission<Values>({ submit, explain, onSuccess, onRejected }: Options<Values>) {
  const isRunning = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const wait = useWait();

  const reject = (error: unknown) => {
    const rejection = rejectionOf(error);
    const own = explain?.(error);
    const count = onRejected(error, typeof own === "object" && own !== null ? own : {});
    const waitS = rejection?.waitS ?? 0;
    if (waitS > 0) wait.start(waitS);
    // Nobody reads a bug from a form: the console and the tests do.
    if (!rejection && own === undefined) reportError(error);
    if (typeof own === "string") setFailure(own);
    else if (own === undefined && count === 0 && waitS === 0) setFailure(rejection?.sentence ?? words().form.failed);
  };

  return {
    failure,
    /** Seconds until the next try is allowed, and of how many the server asked for. */
    wait,
    /** True if a submission may begin now. */
    mayBegin: () => !isRunning.current && wait.leftS === 0,
    begin: () => setFailure(null),
    send: async (values: Values) => {
      isRunning.current = true;
      try {
        await submit(values);
        onSuccess(values);
      } catch (error) {
        reject(error);
      } finally {
        isRunning.current = false;
      }
    },
  };
}
