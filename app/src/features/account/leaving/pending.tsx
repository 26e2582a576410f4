import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { day } from "~/ui/format";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import classes from "./leaving.module.css";

/** The account goes in some days: until then one press keeps it. */
export function Pending({ deleteAt, onStayed }: { deleteAt: string; onStayed: () => void }) {
  const w = useWords();
  const staying = useMutation({
    mutationFn: () => call("cancelAccountDeletion", { idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => {
      toast({ message: w.deletion.stayed });
      onStayed();
    },
  });
  return (
    <section className={classes.pending} role="status">
      <h2>{w.deletion.leaving(day(deleteAt))}</h2>
      <p>{staying.error ? sentence(staying.error) : w.deletion.leavingExplained}</p>
      <Button loading={staying.isPending} onClick={() => staying.mutate()}>
        {w.deletion.stay}
      </Button>
    </section>
  );
}
