import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { cancel } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { listed } from "~/ui/format";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import { useInvited } from "../use-invited";
import { useUnreached } from "../use-unreached";
import { CopyText } from "./copy-text";
import classes from "./host.module.css";
import { reachOf } from "./reach";

/** Characters of a reason, as the server takes them. */
const REASON_MAX = 1_000;

interface Props {
  open: OpenHangout;
  onClose: () => void;
}

/** Asks before a hangout is cancelled, and says who hears of it how; for the others there is a text to copy. */
export function CancelSheet({ open, onClose }: Props) {
  const { cancel: w } = useWords().hangout;
  const [reason, setReason] = useState("");
  const { actor, snapshot } = open;
  const { inYonder, byEmail, byHand } = reachOf(open, useInvited(open), useUnreached(open));
  const names = listed(byHand);
  const press = () => {
    void attempt(cancel(actor, reason.trim()), byHand.length > 0 ? w.doneBut(names) : w.done);
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={w.title}>
      <div className={classes.form}>
        <p>{w.text(inYonder, byEmail, names, byHand.length)}</p>
        <Textarea
          label={w.reason}
          description={w.reasonHint}
          autosize
          minRows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {byHand.length > 0 ? (
          <CopyText title={w.copyTitle} text={w.copyText(snapshot.hangout.data.title, reason.trim())} words={w} />
        ) : null}
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
