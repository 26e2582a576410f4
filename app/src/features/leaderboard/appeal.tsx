import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { useSession } from "~/sync/session/use-session";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import classes from "./leaderboard.module.css";

/** Characters that a reason may have. */
const REASON_MAX = 2000;

interface Props {
  /** Line of the ledger that is meant; all points of the reader, if missing. */
  pointsId?: string;
}

/** Asks for a second look at points that were withheld, or never came. */
export function Appeal({ pointsId }: Props) {
  const w = useLeaderboardWords().appeal;
  const uid = useSession((state) => state.uid);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const asking = useMutation({
    mutationFn: () =>
      call("flagScore", { uid: uid ?? "", reason: reason.trim(), idempotencyKey, ...(pointsId ? { pointsId } : {}) }),
  });
  if (asking.isSuccess) return <p role="status">{w.sent}</p>;
  if (!isOpen) {
    return (
      <Button
        variant="subtle"
        size={pointsId ? "compact-md" : "sm"}
        className={classes.missing ?? ""}
        onClick={() => setOpen(true)}
      >
        {pointsId ? w.line : w.title}
      </Button>
    );
  }
  return (
    <form
      className={classes.appeal}
      onSubmit={(event) => {
        event.preventDefault();
        asking.mutate();
      }}
    >
      <Textarea
        label={w.happened}
        data-autofocus
        description={pointsId ? undefined : w.explained}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {asking.error ? <p role="alert">{sentence(asking.error)}</p> : null}
      <Button type="submit" variant="default" loading={asking.isPending} disabled={reason.trim() === ""}>
        {w.send}
      </Button>
    </form>
  );
}
