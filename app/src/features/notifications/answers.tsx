import { Button } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { useLists } from "~/sync/lists/use-lists";
import { confirmTogether, mayConfirm } from "~/sync/notifications/confirm-together";
import type { InboxEntry } from "~/sync/notifications/inbox";
import { isTicked, untick } from "~/sync/notifications/ticked-item";
import { toast } from "~/ui/toast";
import { type NotificationWords, useNotificationWords } from "~/ui/words/notifications";

interface Props {
  entry: InboxEntry;
  nowMs: number;
}

/** Buttons that answer a notification at once: confirm what was done together, or take back a tick. */
export function Answers({ entry, nowMs }: Props) {
  const known = useLists((state) => state);
  if (mayConfirm(entry, known.shown, nowMs)) return <Confirm entry={entry} />;
  if (entry.kind === "hangoutTicked" && isTicked(known, entry)) return <Untick entry={entry} />;
  return null;
}

function Confirm({ entry }: { entry: InboxEntry }) {
  const w = useNotificationWords();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await confirm(entry, w);
    setBusy(false);
  };
  return (
    <Button size="compact-md" loading={isBusy} aria-label={w.confirmOf(entry.title)} onClick={() => void press()}>
      {w.confirm}
    </Button>
  );
}

async function confirm(entry: InboxEntry, w: NotificationWords): Promise<void> {
  try {
    const { points } = await confirmTogether(entry);
    toast({ message: w.confirmed(points) });
  } catch (failure) {
    toast({ message: sentence(failure), kind: "failure" });
  }
}

function Untick({ entry }: { entry: InboxEntry }) {
  const w = useNotificationWords();
  return (
    <Button
      size="compact-md"
      variant="default"
      aria-label={w.untickOf(w.quoted(entry.title))}
      onClick={() => void untick(entry)}
    >
      {w.untick}
    </Button>
  );
}
