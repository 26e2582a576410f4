import { Button } from "@mantine/core";
import { useState } from "react";
import { outbox } from "~/sync/outbox/store";
import { sendNow } from "~/sync/outbox/wake";
import { useWords, type Words } from "~/ui/words";

/** Sends everything that waits at once, and says why where it still waits after that. */
export function TryNow() {
  const w = useWords();
  const [tries, setTries] = useState<"none" | "trying" | "over">("none");
  const run = async () => {
    setTries("trying");
    await sendNow();
    setTries("over");
  };
  return (
    <>
      <p role="status">{tries === "over" ? reasonToWait(w) : ""}</p>
      <Button loading={tries === "trying"} onClick={() => void run()}>
        {w.outbox.sendNow}
      </Button>
    </>
  );
}

function reasonToWait(w: Words): string {
  const failures = outbox.getState().entries.map(({ status, failure }) => status !== "refused" && failure?.code);
  if (failures.includes("resource-exhausted")) return w.outbox.stillBusy;
  return w.outbox.noConnection;
}
