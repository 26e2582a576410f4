import { Button } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { isInterrupted } from "~/state/session";
import { listFor } from "~/sync/lists/carry-over";
import { requestSignIn } from "~/sync/session/session";
import { useSession } from "~/sync/session/use-session";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";

interface Props {
  year: number;
  /** `true` if something beside it is the main way. */
  quiet?: boolean;
}

/** Makes the list of a year with one press: in the account, or signed out on this device. Asks to sign in again first. */
export function StartList({ year, quiet = false }: Props) {
  const w = useWords();
  const isSignInNeeded = useSession(isInterrupted);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await listFor(year).catch((failure: unknown) => toast({ message: sentence(failure), kind: "failure" }));
    setBusy(false);
  };
  if (isSignInNeeded) {
    return (
      <Button size="md" variant="default" onClick={requestSignIn}>
        {w.nav.signIn}
      </Button>
    );
  }
  return (
    <Button size="md" variant={quiet ? "default" : "filled"} loading={busy} onClick={start}>
      {w.list.start(year)}
    </Button>
  );
}
