import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { requireSession } from "~/sync/session/session";
import { useWords } from "~/ui/words";
import classes from "./invitation.module.css";
import { refusalOf } from "./refusal";

/** Joins in one press. Where it is full, the next press takes a place in line. */
export function AsMember({ code, hangoutId }: { code: string; hangoutId: string }) {
  const w = useWords().hangoutJoin;
  const navigation = useNavigation();
  const client = useQueryClient();
  // One key for each of the two ways in, so that a double press joins once.
  const keys = useRef({ seated: crypto.randomUUID(), waiting: crypto.randomUUID() });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (onlySeated: boolean) => {
      if (!(await requireSession())) return;
      const idempotencyKey = onlySeated ? keys.current.seated : keys.current.waiting;
      await call("joinHangout", { id: code, onlySeated, idempotencyKey });
      navigation.replace(paths.hangout(hangoutId));
    },
    onError: () => {
      keys.current = { seated: crypto.randomUUID(), waiting: crypto.randomUUID() };
      void client.invalidateQueries({ queryKey: ["invitation to a hangout", code] });
    },
  });
  const refusal = error ? refusalOf(error) : null;
  const isFull = refusal === "full";
  return (
    <div className={classes.ways}>
      {error ? (
        <p role="alert" className={classes.refusal}>
          {isFull ? w.waiting : refusal ? w.refusals[refusal].join(". ") : sentence(error)}
        </p>
      ) : null}
      <Button size="md" loading={isPending} onClick={() => mutate(!isFull)}>
        {isFull ? w.joinWaiting : w.join}
      </Button>
    </div>
  );
}
