import { IconAlertTriangle } from "@tabler/icons-react";
import { useWords } from "~/ui/words";
import { listNames, type Member, type Names } from "../people";
import type { Objections } from "./objections";
import classes from "./pick.module.css";

interface Props {
  objections: Objections;
  names: Names;
  /** The date, for a screen reader. */
  day: string;
}

/** Names those whom a date does not suit, needed people first; nothing where it suits all who answered. */
export function ObjectionsNote({ objections: { neededNo, no, maybe }, names, day }: Props) {
  const { votes, warn } = useWords().hangout;
  if (neededNo.length + no.length + maybe.length === 0) return null;
  const sentence = (people: readonly Member[], one: (name: string) => string, several: (names: string) => string) => {
    const [first] = people;
    if (!first) return null;
    return people.length === 1 ? one(names(first)) : several(listNames(people, names));
  };
  const needed = sentence(neededNo, votes.neededOne, votes.neededCannot);
  const others = sentence(no, votes.oneCannot, votes.cannot);
  return (
    <section className={classes.objections} data-needed={needed !== null || undefined} aria-label={warn.said(day)}>
      <IconAlertTriangle size={22} stroke={1.8} aria-hidden="true" />
      <div>
        {needed ? <b>{needed}</b> : null}
        {others ? <span data-no>{others}</span> : null}
        {maybe.length > 0 ? <span>{warn.ifNeedBe(listNames(maybe, names))}</span> : null}
      </div>
    </section>
  );
}
