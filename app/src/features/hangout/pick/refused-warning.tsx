import { Button } from "@mantine/core";
import { IconChevronRight, IconX } from "@tabler/icons-react";
import type { RankedDate } from "~/sync/hangouts/ranking";
import { Portrait } from "~/ui/portrait";
import { useWords } from "~/ui/words";
import { listNames, personOf } from "../people";
import type { PollFacts } from "../poll/poll-facts";
import classes from "./pick.module.css";

interface Props {
  facts: PollFacts;
  ranked: RankedDate;
  onInstead: (ranked: RankedDate) => void;
  onAnyway: () => void;
  onAsk: (text: string) => void;
}

/** Before a date that somebody needed refused: who, who else, and the better date first. */
export function RefusedWarning({ facts, ranked, onInstead, onAnyway, onAsk }: Props) {
  const { warn } = useWords().hangout;
  const { names, best, dateOf } = facts;
  const date = dateOf(ranked.option);
  const needed = listNames(ranked.neededNo, names);
  const others = ranked.no.filter((member) => !ranked.neededNo.includes(member));
  const [first] = ranked.neededNo;
  const better = best && best.neededNo.length === 0 ? best : undefined;
  const face = first && personOf(first);
  return (
    <div className={classes.warn}>
      {face ? (
        <span className={classes.refused}>
          <Portrait name={face.name} uid={face.id} src={undefined} size="card" />
          <span className={classes.cross}>
            <IconX size={17} stroke={2.4} aria-hidden="true" />
          </span>
        </span>
      ) : null}
      {/* The name of the dialog says the same. */}
      <p className={classes.title} aria-hidden="true">
        {warn.title(needed, date.name)}
      </p>
      <p className={classes.soft}>
        {warn.why(needed)} {others.length > 0 ? warn.others(listNames(others, names)) : ""}
      </p>
      {better ? (
        <div className={`${classes.compare} ${classes.wide}`}>
          <div>
            <span>{date.name}</span>
            <b className={classes.many}>{ranked.can}</b>
            <span>{warn.can}</span>
          </div>
          <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
          <div>
            <span>{dateOf(better.option).name}</span>
            <b className={classes.many}>{better.can}</b>
            <span>{canCome(better, ranked.neededNo) ? warn.canToo(needed) : warn.can}</span>
          </div>
        </div>
      ) : null}
      <div className={`${classes.actions} ${classes.wide}`}>
        {better ? (
          <Button size="lg" data-autofocus onClick={() => onInstead(better)}>
            {warn.instead(dateOf(better.option).name)}
          </Button>
        ) : null}
        <Button size="md" variant="default" onClick={() => onAsk(warn.asked(needed, date.full))}>
          {warn.ask(needed, date.name)}
        </Button>
        <Button size="md" variant="subtle" onClick={onAnyway}>
          {warn.anyway(date.name)}
        </Button>
      </div>
    </div>
  );
}

/** True if all of them can come on a date, if need be. */
function canCome({ yes, maybe }: RankedDate, people: RankedDate["neededNo"]): boolean {
  return people.every(({ id }) => [...yes, ...maybe].some((member) => member.id === id));
}
