import { Button } from "@mantine/core";
import { call } from "~/api/call";
import { day } from "~/ui/format";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { useAttempt } from "../login/use-attempt";
import classes from "./leaving.module.css";

/** The account goes in some days: until then one press keeps it. */
export function Pending({ deleteAt, onStayed }: { deleteAt: string; onStayed: () => void }) {
  const w = useWords();
  const { attempt, busy, failed } = useAttempt();
  const stay = async () => {
    const stayed = await attempt(
      () => call("cancelAccountDeletion", { idempotencyKey: crypto.randomUUID() }),
      () => undefined,
    );
    if (!stayed) return;
    toast({ message: w.deletion.stayed });
    onStayed();
  };
  return (
    <section className={classes.pending} role="status">
      <h2>{w.deletion.leaving(day(deleteAt))}</h2>
      <p>{failed ?? w.deletion.leavingExplained}</p>
      <Button loading={busy} onClick={() => void stay()}>
        {w.deletion.stay}
      </Button>
    </section>
  );
}
