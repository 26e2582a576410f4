import { Button } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { toast } from "~/ui/toast";
import { startList } from "./edits";

/** Makes the list of a year with one press. */
export function StartList({ year }: { year: number }) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await startList(year).catch((failure: unknown) => toast(sentence(failure), "failure"));
    setBusy(false);
  };
  return (
    <Button size="md" loading={busy} onClick={start}>
      Start my {year} list
    </Button>
  );
}
