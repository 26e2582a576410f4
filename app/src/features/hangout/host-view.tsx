import { type ReactNode, useState } from "react";
import { closePoll, comment, pick, remind, vote } from "~/sync/hangouts/actions";
import { hasBegun, isPollOpen } from "~/sync/hangouts/hangout";
import type { RankedDate } from "~/sync/hangouts/ranking";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { endUndo } from "~/sync/lists/undo-toast";
import { toast } from "~/ui/toast";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { AskWhoCame } from "./after/ask-who-came";
import { WhoCame } from "./after/who-came";
import { attempt } from "./attempt";
import { Facts } from "./facts";
import classes from "./hangout.module.css";
import { Confirmed } from "./host/confirmed";
import { HostHeader, type HostSheet } from "./host/host-header";
import { HostSheets } from "./host/host-sheets";
import { NewDateForm } from "./host/new-date-sheet";
import { NoAnswerYet } from "./host/no-answer-yet";
import { PickSheet } from "./pick/pick-sheet";
import { NeededLine } from "./poll/needed-line";
import { PollBoard } from "./poll/poll-board";
import { pollFacts } from "./poll/poll-facts";
import { ProposedDates } from "./poll/proposed-dates";
import { Talk } from "./talk";
import { useInvited } from "./use-invited";
import { useUnreached } from "./use-unreached";
import { ZoneNote } from "./zone-note";

interface Props {
  open: OpenHangout;
  /** Called with the key of a date that was picked; `null` where the server refused it. */
  onPicked: (key: string | null) => void;
  /** View of everybody in it once there is a date. */
  participant: ReactNode;
}

/** A hangout for its hosts: the answers and the choice of a date, then what everybody sees with the hosts' tools above. */
export function HostView({ open, onPicked, participant }: Props) {
  const w = useWords();
  const nowMs = useNow();
  const [sheet, setSheet] = useState<HostSheet | "came" | null>(null);
  const [picking, setPicking] = useState<RankedDate | null>(null);
  const { snapshot, actor, me } = open;
  const { hangout } = snapshot;
  const facts = pollFacts(snapshot, useInvited(open), me?.id, w, useUnreached(open), nowMs);
  const isCancelled = hangout.data.status === "cancelled";
  const isPolling = hangout.data.status === "polling";
  const sendReminder = async () => {
    await attempt(remind(hangout.id).then((count) => toast({ message: w.hangout.silent.done(count) })));
  };
  const choose = (ranked: RankedDate, force: boolean, words: string) => {
    // The bar below the picked date is the one undo there is.
    endUndo();
    const { key, sent } = pick(actor, ranked.option.id, force);
    setPicking(null);
    onPicked(key);
    // Behind the date in the outbox, the host's words come right after it.
    if (words) void attempt(comment(actor, words));
    void attempt(sent).then((isMade) => isMade || onPicked(null));
  };
  return (
    <div className={classes.page}>
      <HostHeader open={open} onOpen={setSheet} onClosePoll={() => void attempt(closePoll(actor))} />
      {hasBegun(hangout, nowMs) ? (
        <AskWhoCame hangout={hangout} onOpen={() => setSheet("came")} onMove={() => setSheet("move")} />
      ) : null}
      {isPolling ? (
        <>
          <ProposedDates open={open} facts={facts} />
          <ZoneNote hangout={hangout.data} />
          <PollBoard
            facts={facts}
            onPick={setPicking}
            onVote={isPollOpen(hangout, nowMs) ? (votes) => void attempt(vote(actor, votes)) : undefined}
            onRemind={() => void sendReminder()}
          />
          <Facts open={open} onSetPlace={() => setSheet("edit")} />
          <Talk open={open} />
        </>
      ) : (
        <>
          {hangout.data.status === "scheduled" ? (
            <>
              <Confirmed open={open} onRemind={() => void sendReminder()} />
              <NeededLine facts={facts} />
              <NoAnswerYet facts={facts} />
            </>
          ) : null}
          {participant}
          {hangout.data.place?.place || !hasBegun(hangout, nowMs) ? (
            <Facts open={open} onSetPlace={isCancelled ? undefined : () => setSheet("edit")} />
          ) : null}
        </>
      )}
      {picking ? (
        <PickSheet
          facts={facts}
          ranked={facts.ranked.find(({ option }) => option.id === picking.option.id) ?? null}
          place={hangout.data.place?.place?.name ?? ""}
          onClose={() => setPicking(null)}
          onPick={choose}
          onInstead={setPicking}
          onAsk={(text) => {
            void attempt(comment(actor, text), w.hangout.warn.sent);
            setPicking(null);
          }}
          newDate={<NewDateForm open={open} onClose={() => setPicking(null)} />}
        />
      ) : null}
      {sheet === "came" ? <WhoCame open={open} onClose={() => setSheet(null)} /> : null}
      <HostSheets open={open} sheet={sheet === "came" ? null : sheet} onSheet={setSheet} />
    </div>
  );
}
