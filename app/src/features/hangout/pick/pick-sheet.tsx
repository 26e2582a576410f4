import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { isNeeded } from "~/sync/hangouts/hangout";
import type { RankedDate } from "~/sync/hangouts/ranking";
import { COMMENT_MAX } from "~/ui/comments/comment";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";
import { listNames, type Member } from "../people";
import { NeededLine } from "../poll/needed-line";
import type { PollFacts } from "../poll/poll-facts";
import { hearings } from "./hearing";
import { Hears } from "./hears";
import { objectionsTo } from "./objections";
import { ObjectionsNote } from "./objections-note";
import { PassedDate } from "./passed-date";
import classes from "./pick.module.css";
import { RefusedWarning } from "./refused-warning";

interface Props {
  facts: PollFacts;
  /** The date to pick; `null` while there is none to talk about. */
  ranked: RankedDate | null;
  place: string;
  onClose: () => void;
  onPick: (ranked: RankedDate, force: boolean, words: string) => void;
  /** Chooses another date to talk about. */
  onInstead: (ranked: RankedDate) => void;
  /** Asks somebody about a date, in the comments. */
  onAsk: (text: string) => void;
  /** Form that adds a date to the poll. On a phone a second sheet would be closed by this one. */
  newDate: ReactNode;
}

/** Before a date is picked: a warning where somebody needed refused it, then what each person will hear. */
export function PickSheet({ facts, ranked, place, onClose, onPick, onInstead, onAsk, newDate }: Props) {
  const w = useWords();
  const { pick, warn } = w.hangout;
  const [anyway, setAnyway] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const [isAdding, setAdding] = useState(false);
  if (!ranked) return null;
  const date = facts.dateOf(ranked.option);
  if (facts.isPast(ranked.option)) {
    return (
      <Sheet opened onClose={onClose} title={isAdding ? w.hangout.passed.newDates : w.hangout.passed.title(date.full)}>
        {isAdding ? newDate : <PassedDate facts={facts} onInstead={onInstead} onNewDates={() => setAdding(true)} />}
      </Sheet>
    );
  }
  const isRefused = ranked.neededNo.length > 0;
  const warns = isRefused && anyway !== ranked.option.id;
  const { names, snapshot, invited, unreached, ownId } = facts;
  const marked = (member: Member) =>
    isNeeded(snapshot.hangout, member) ? w.hangoutOptions.neededName(names(member)) : names(member);
  const groups = hearings({ ranked, members: snapshot.members, invited, unreached, date, names: marked, w }, ownId);
  const silent = facts.missing.filter((member) => isNeeded(snapshot.hangout, member));
  const close = () => {
    setAnyway(null);
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={close}
      title={
        warns ? (
          <VisuallyHidden>{warn.title(listNames(ranked.neededNo, facts.names), date.name)}</VisuallyHidden>
        ) : (
          pick.title(date.full)
        )
      }
    >
      {warns ? (
        <RefusedWarning
          facts={facts}
          ranked={ranked}
          onInstead={onInstead}
          onAnyway={() => setAnyway(ranked.option.id)}
          onAsk={onAsk}
        />
      ) : (
        <div className={classes.sheet}>
          <ObjectionsNote
            objections={{ ...objectionsTo(snapshot, [ranked.option.id], ownId), maybe: [] }}
            names={names}
            day={date.full}
          />
          <p className={classes.soft}>{pick.lede(date.times, place)}</p>
          <NeededLine facts={facts} />
          {silent.length > 0 ? (
            <p>
              <b>{pick.neededSilent(listNames(silent, names), silent.length)}</b>
            </p>
          ) : null}
          <Hears groups={groups} />
          <TextInput
            size="md"
            aria-label={pick.words}
            placeholder={pick.words}
            maxLength={COMMENT_MAX}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button size="lg" onClick={() => onPick(ranked, isRefused, words.trim())}>
              {pick.button(date.name)}
            </Button>
            <Button size="md" variant="subtle" onClick={close}>
              {pick.notYet}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}
