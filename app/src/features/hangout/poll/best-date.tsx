import { IconStar } from "@tabler/icons-react";
import type { RankedDate } from "~/sync/hangouts/ranking";
import { useWords, type Words } from "~/ui/words";
import { listNames } from "../people";
import { hearings } from "../pick/hearing";
import { Hears } from "../pick/hears";
import classes from "./best-date.module.css";
import { type PollFacts, reasonOf } from "./poll-facts";

/** Beside the table: the best date with its reason, and what everybody hears if it is picked. */
export function BestDate({ facts, isHost }: { facts: PollFacts; isHost: boolean }) {
  const w = useWords();
  const { best: words, pick } = w.hangout;
  const { best, ranked, names, dateOf, snapshot, invited, unreached, missing, ownId } = facts;
  if (!best)
    return (
      <p className={classes.none}>
        {ranked.every(({ option }) => facts.isPast(option)) ? w.hangout.passed.allText : words.none}
      </p>
    );
  const date = dateOf(best.option);
  const next = ranked.find(({ option }) => option.id !== best.option.id && !facts.isPast(option));
  const groups = hearings({ ranked: best, members: snapshot.members, invited, unreached, date, names, w }, ownId);
  return (
    <>
      <section className={classes.best} aria-label={words.title}>
        <p className={classes.flag}>
          <IconStar size={18} stroke={2} aria-hidden="true" />
          {words.title}
        </p>
        <h2>{date.full}</h2>
        <p>{reasonOf(facts, best, w)}</p>
        <p>
          <b>{whoCannot(facts, best, w)}</b>
        </p>
        {missing.length > 0 ? <p>{w.hangout.waitingFor(listNames(missing, names), missing.length)}</p> : null}
        {next ? (
          <p className={classes.next}>{words.next(dateOf(next.option).name, next.can, next.maybe.length)}</p>
        ) : null}
      </section>
      {isHost && groups.length > 0 ? (
        <section className={classes.hear}>
          <h3>{pick.ifPicked}</h3>
          <Hears groups={groups} isNarrow />
          <p className={classes.next}>{pick.goesAlong}</p>
        </section>
      ) : null}
    </>
  );
}

function whoCannot({ names, total, answered }: PollFacts, { yes, no, can }: RankedDate, w: Words): string {
  const { best } = w.hangout;
  const [only] = no;
  if (!only && yes.length === 0) return best.nobodySure;
  if (!only) return can === total ? best.all : can === answered ? best.allAnswered : best.noneRefused;
  if (no.length > 1) return best.cannot(listNames(no, names));
  return answered === total ? best.only(names(only)) : best.oneCannot(names(only));
}
