import { Button } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { sendAll } from "~/sync/lists/queue";
import { useLists } from "~/sync/lists/use-lists";
import { useWords } from "~/ui/words";
import classes from "./list-view.module.css";

/** Says that edits are kept on this device, and are sent when the server can be reached again. */
export function SavingNotice() {
  const w = useWords();
  const waiting = useLists(({ pending }) => (pending.some(({ waits }) => waits) ? pending.length : 0));
  return (
    <div role="status" className={classes.saving}>
      {waiting > 0 ? (
        <>
          <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />
          <span>{w.list.waiting(waiting)}</span>
          <Button variant="default" size="compact-sm" onClick={() => void sendAll()}>
            {w.common.tryAgain}
          </Button>
        </>
      ) : null}
    </div>
  );
}
