import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { Sheet } from "~/ui/sheet/sheet";
import { toast } from "~/ui/toast";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";

const TEXT_MAX = 2_000;

/** Whom a message is for. */
export interface Recipients {
  title: string;
  /** Number of people, as far as it is known. */
  count: number | undefined;
  sessionId?: string;
  bookingId?: string;
}

interface Props {
  questId: string;
  to: Recipients | null;
  onClose: () => void;
}

/** Writes to guests: all of a date, or one. What was typed stays when it cannot be sent. */
export function MessageSheet({ questId, to, onClose }: Props) {
  const w = useDashboardWords().message;
  const [text, setText] = useState("");
  const key = useRef(crypto.randomUUID());
  const sending = useMutation({
    mutationFn: ({ title: _title, count: _count, ...to }: Recipients) =>
      call("messageGuests", { questId, ...to, text, idempotencyKey: key.current }),
    onSuccess: ({ data }) => {
      toast({ message: w.sent(data.recipients) });
      setText("");
      key.current = crypto.randomUUID();
      onClose();
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  return (
    <Sheet
      opened={to !== null}
      onClose={onClose}
      title={to?.title ?? ""}
      footer={
        <Button
          fullWidth
          disabled={text.trim() === ""}
          loading={sending.isPending}
          onClick={() => to && sending.mutate(to)}
        >
          {w.send}
        </Button>
      }
    >
      <div className={classes.message}>
        {to?.count === undefined ? null : <p>{w.toAll(to.count)}</p>}
        <Textarea
          label={w.text}
          placeholder={w.example}
          description={w.explained}
          value={text}
          maxLength={TEXT_MAX}
          autosize
          minRows={5}
          maxRows={12}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  );
}
