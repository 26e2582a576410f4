import { isNeeded } from "~/sync/hangouts/hangout";
import { FaceStack } from "~/ui/people/face-stack";
import { useWords } from "~/ui/words";
import { listNames, type Member, personOf } from "../people";
import type { PollFacts } from "../poll/poll-facts";
import classes from "./host.module.css";

/** Those who have not said yet that they come on the date, with a mark at who must be there; nothing where all have. */
export function NoAnswerYet({ facts: { snapshot, invited, names, ownId } }: { facts: PollFacts }) {
  const { hangout, hangoutOptions } = useWords();
  const people = [...snapshot.members, ...invited].filter(({ id, data }) => id !== ownId && data.rsvp === undefined);
  const marked = (member: Member) =>
    isNeeded(snapshot.hangout, member) ? hangoutOptions.neededName(names(member)) : names(member);
  if (people.length === 0) return null;
  return (
    <div className={classes.silent}>
      <FaceStack people={people.map(personOf)} max={4} size="row" names="hidden" />
      <p>{hangout.silent.yet(listNames(people, marked))}</p>
    </div>
  );
}
