import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "~/api/call";
import { reasonOf, sentence } from "~/api/failure";
import type { Versioned } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { usualCurrency } from "~/ui/money/usual-currency";
import { Sheet } from "~/ui/sheet/sheet";
import { toast } from "~/ui/toast";
import { locale } from "~/ui/words/language";
import { useQuestDateWords } from "~/ui/words/quest-date";
import { changedDate, draftOf, effectsOf } from "./date-draft";
import { DateFields } from "./date-fields";
import { EffectList } from "./effect-list";
import classes from "./quest-date.module.css";

export interface DateSheetProps {
  questId: string;
  /** The quest as guests see it: what is empty here is as it says. */
  quest: Quest;
  session: Versioned<QuestSession>;
  onClose: () => void;
  /** Is called once the server has the change. */
  onSaved?: (before: QuestSession, after: QuestSession) => void;
}

/** Changes one date of a quest, and says before one presses what its guests hear of it. */
export function DateSheet({ questId, quest, session, onClose, onSaved }: DateSheetProps) {
  const w = useQuestDateWords();
  // The server refuses to overwrite a change of somebody else. Bookings make a new version too, and change nothing here.
  const [{ id: sessionId, version, data: before }] = useState(session);
  const form = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => draftOf(before));
  const currency = (before.price ?? quest.price)?.currency ?? usualCurrency(locale());
  const after = changedDate(before, draft, currency);
  // Seats are counted as they are now, not as they were when this was opened.
  const effects = after && effectsOf(quest, { ...before, seats: session.data.seats ?? {} }, after);
  const notifies = effects !== null && (effects.isMoved || effects.meetsElsewhere) && hasGuests(session.data);
  const isPast = effects?.isMoved === true && Date.parse(after?.startsAt ?? "") <= Date.now();
  const saving = useMutation({
    mutationFn: (next: QuestSession) =>
      call("saveQuestSession", {
        ...{ questId, sessionId, session: next, ifVersion: isSame(before, session.data) ? session.version : version },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (_, next) => {
      toast({ message: notifies ? w.notified : w.saved });
      onSaved?.(before, next);
      onClose();
    },
    onError: (failure) =>
      toast({ message: reasonOf(failure) === "version" ? w.stale : sentence(failure), kind: "failure" }),
  });
  const canSave = effects?.isChanged === true && effects.taken === null && !isPast;
  const save = () => {
    // A price that cannot be read counts as none: it is mended first.
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) wrong.focus();
    else if (after) saving.mutate(after);
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={before.startsAt ? w.title : w.titleAnyTime}
      footer={
        <Button fullWidth disabled={!canSave} loading={saving.isPending} onClick={save}>
          {notifies ? w.saveAndNotify : w.save}
        </Button>
      }
    >
      <div className={classes.form} ref={form}>
        <DateFields
          {...{ quest, draft, currency }}
          isDated={before.startsAt !== undefined}
          taken={effects?.taken ?? null}
          isPast={isPast}
          onChange={(fields) => setDraft((was) => ({ ...was, ...fields }))}
        />
        {effects ? <EffectList effects={effects} session={session.data} /> : null}
      </div>
    </Sheet>
  );
}

const isSame = (one: QuestSession, other: QuestSession) =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

function hasGuests({ seats: { booked = 0, waiting = 0 } = {} }: QuestSession): boolean {
  return booked + waiting > 0;
}
