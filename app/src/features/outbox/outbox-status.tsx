import { VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useHasDiscarded } from "~/sync/outbox/controls";
import { outbox } from "~/sync/outbox/store";
import { WaitingPill } from "~/ui/waiting/waiting-pill";
import { useWords } from "~/ui/words";
import { OutboxPanel } from "./outbox-panel";
import classes from "./outbox-status.module.css";
import { useSignInNeeded } from "./use-sign-in-needed";

/** Says wherever one is that changes wait or were refused, and opens what can be done about them. */
export function OutboxStatus() {
  const [opened, setOpened] = useState(false);
  const entries = useStore(outbox, (state) => state.entries);
  const refused = entries.filter(({ status }) => status === "refused").length;
  // What is on its way for the first time is saved in a moment, and nothing to tell of.
  const waits = entries.some(({ status, isLate }) => status !== "refused" && isLate);
  const waiting = waits ? entries.length - refused : 0;
  return (
    <>
      <div data-outbox-said>
        <Announcement waits={waits} refused={refused} />
      </div>
      {waiting + refused > 0 ? (
        <div className={classes.place} data-outbox>
          <WaitingPill waiting={waiting} refused={refused} onOpen={() => setOpened(true)} />
        </div>
      ) : null}
      <OutboxPanel opened={opened} onClose={() => setOpened(false)} entries={entries} />
    </>
  );
}

/** Tells who does not see the page once that changes wait, once that one was refused, and once that none does any more. */
function Announcement({ waits, refused }: { waits: boolean; refused: number }) {
  const w = useWords().outbox;
  const isSignInNeeded = useSignInNeeded();
  const hasDiscarded = useHasDiscarded();
  const [told, setTold] = useState("");
  useEffect(() => {
    // A region that comes with its text is not read out, so it is filled once it is there.
    setTold((before) => {
      if (refused > 0) return w.refused(refused);
      if (waits) return isSignInNeeded ? w.keptWhere.untilSignedIn : w.explained;
      if (before === "") return "";
      return hasDiscarded ? w.nothingWaits : w.empty;
    });
  }, [waits, refused, isSignInNeeded, hasDiscarded, w]);
  return <VisuallyHidden role="status">{told}</VisuallyHidden>;
}
