import { Button, Menu } from "@mantine/core";
import { IconDots, IconPencil } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { Versioned } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { Sheet } from "~/ui/sheet/sheet";
import { toast } from "~/ui/toast";
import { useQuestDateWords } from "~/ui/words/quest-date";
import { DateSheet } from "./date-sheet";

interface Props {
  questId: string;
  quest: Quest;
  session: Versioned<QuestSession>;
}

type Act = "closeQuestSession" | "openQuestSession" | "cancelQuestSession";

/** Acts on one date that lies ahead: change it, take no more bookings, call it off. */
export function DateActs({ questId, quest, session }: Props) {
  const w = useQuestDateWords();
  const [open, setOpen] = useState<"change" | "cancel" | null>(null);
  const { status = "open", startsAt } = session.data;
  const doing = useMutation({
    mutationFn: (act: Act) => call(act, { sessionId: session.id, idempotencyKey: crypto.randomUUID() }),
    onSuccess: (_, act) => {
      const done = { closeQuestSession: w.closedNow, openQuestSession: w.openNow, cancelQuestSession: w.cancel.done };
      toast({ message: done[act] });
      setOpen(null);
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  if (status === "cancelled" || status === "done") return null;
  const turn = status === "open" ? "closeQuestSession" : "openQuestSession";
  const close = () => setOpen(null);
  return (
    <Button.Group>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => setOpen("change")}
      >
        {w.change}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" aria-label={w.more} px="sm" loading={doing.isPending}>
            <IconDots size={20} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => doing.mutate(turn)}>{status === "open" ? w.close : w.open}</Menu.Item>
          {startsAt ? (
            <Menu.Item color="red" onClick={() => setOpen("cancel")}>
              {w.cancel.act}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {open === "change" ? <DateSheet {...{ questId, quest, session }} onClose={close} /> : null}
      <CancelSheet
        session={open === "cancel" ? session.data : null}
        isCancelling={doing.isPending}
        onClose={close}
        onCancel={() => doing.mutate("cancelQuestSession")}
      />
    </Button.Group>
  );
}

interface CancelProps {
  session: QuestSession | null;
  isCancelling: boolean;
  onClose: () => void;
  onCancel: () => void;
}

/** Says who hears of it that a date is called off, before it is. */
function CancelSheet({ session, isCancelling, onClose, onCancel }: CancelProps) {
  const { cancel: w } = useQuestDateWords();
  const { booked = 0, waiting = 0 } = session?.seats ?? {};
  return (
    <Sheet
      opened={session !== null}
      onClose={onClose}
      title={w.title}
      footer={
        <Button fullWidth color="red" loading={isCancelling} onClick={onCancel}>
          {w.confirm}
        </Button>
      }
    >
      {booked > 0 ? <p>{w.booked(booked)}</p> : null}
      {waiting > 0 ? <p>{w.waiting(waiting)}</p> : null}
      {booked + waiting === 0 ? <p>{w.nobody}</p> : null}
      <p>{w.final}</p>
    </Sheet>
  );
}
