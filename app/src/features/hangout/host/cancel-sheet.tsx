import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { cancel } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import { listNames, namesIn } from "../people";
import { useUnreached } from "../use-unreached";
import classes from "./host.module.css";

/** Characters of a reason, as the server takes them. */
const REASON_MAX = 1_000;

interface Props {
  open: OpenHangout;
  onClose: () => void;
}

/** Asks before a hangout is cancelled: everybody in it hears that it is off. */
export function CancelSheet({ open, onClose }: Props) {
  const { cancel: w } = useWords().hangout;
  const [reason, setReason] = useState("");
  const { actor, me, snapshot } = open;
  const unreached = listNames(useUnreached(open), namesIn(snapshot.members));
  const others = snapshot.members.filter(({ id }) => id !== me?.id).length;
  const press = () => {
    void attempt(cancel(actor, reason.trim()), unreached ? w.doneBut(unreached) : w.done);
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={w.title}>
      <div className={classes.form}>
        <p>{w.text(others)}</p>
        {unreached ? <p>{w.unreached(unreached)}</p> : null}
        <Textarea
          label={w.reason}
          description={w.reasonHint}
          autosize
          minRows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button size="md" variant="default" data-autofocus onClick={onClose}>
            {w.no}
          </Button>
          <Button size="md" color="red" onClick={press}>
            {w.yes}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
