import { Button } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { listFor } from "~/sync/lists/carry-over";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";

/** Makes the list of a year with one press: in the account, or signed out on this device. */
export function StartList({ year }: { year: number }) {
  const w = useWords();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await listFor(year).catch((failure: unknown) => toast({ message: sentence(failure), kind: "failure" }));
    setBusy(false);
  };
  return (
    <Button size="md" loading={busy} onClick={start}>
      {w.list.start(year)}
    </Button>
  );
}
