import { Button } from "@mantine/core";
import { isGuest } from "~/sync/hangouts/hangout";
import { FaceStack } from "~/ui/people/face-stack";
import { useWords } from "~/ui/words";
import { listNames, personOf } from "../people";
import type { PollFacts } from "./poll-facts";
import classes from "./silent-people.module.css";

interface Props {
  facts: PollFacts;
  onRemind: () => void;
}

/** Those who have not answered, and a button to remind them. */
export function SilentPeople({ facts, onRemind }: Props) {
  const { silent } = useWords().hangout;
  const { snapshot, missing, invited, names } = facts;
  const people = missing.filter(({ data }) => data.userId !== snapshot.hangout.data.hostId);
  const [only] = people;
  if (!only) return null;
  return (
    <div className={classes.row}>
      <FaceStack people={people.map(personOf)} max={3} size="row" names="hidden" />
      <span className={classes.words}>
        <b>{people.length === 1 ? silent.title(names(only)) : silent.many(listNames(people, names))}</b>
        {people.some(isGuest) ? <span>{silent.guests}</span> : null}
        {invited.length > 0 ? <span>{silent.invited}</span> : null}
      </span>
      <Button variant="default" size="md" onClick={onRemind}>
        {silent.remind}
      </Button>
    </div>
  );
}
