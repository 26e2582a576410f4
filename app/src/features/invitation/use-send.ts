import { useState } from "react";
import { ActionError, type Refusal, type Sent } from "./model";

export interface Sending {
  isSending: boolean;
  refusal: Refusal | undefined;
  /** Runs an action; resolves with what became of it, or nothing where it was refused. */
  run: (action: () => Promise<Sent>) => Promise<Sent | undefined>;
  refuse: (refusal: Refusal | undefined) => void;
}

/** One action at a time, and why the last one was refused. */
export function useSend(): Sending {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async (action: () => Promise<Sent>) => {
    setSending(true);
    setRefusal(undefined);
    try {
      return await action();
    } catch (error) {
      setRefusal(error instanceof ActionError ? error.refusal : "unknown");
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return { isSending, refusal, run, refuse: setRefusal };
}
