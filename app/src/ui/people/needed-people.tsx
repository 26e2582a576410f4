import { IconCheck, IconPlus } from "@tabler/icons-react";
import { Portrait } from "../portrait";
import { useWords } from "../words";
import classes from "./needed-people.module.css";
import { firstName, type Person } from "./person";

interface Props {
  /** Chosen people. */
  people: readonly Person[];
  needed: readonly string[];
  onToggle: (id: string) => void;
}

/** Marks people without whom it makes no sense: a date they refuse comes with a warning. */
export function NeededPeople({ people, needed, onToggle }: Props) {
  const w = useWords();
  if (people.length === 0) return null;
  return (
    <section className={classes.box} aria-label={w.picker.needed}>
      <h3>{w.picker.needed}</h3>
      <p>{w.picker.neededExplained}</p>
      <div className={classes.chips}>
        {people.map((person) => {
          const isNeeded = needed.includes(person.id);
          const Mark = isNeeded ? IconCheck : IconPlus;
          return (
            <button
              key={person.id}
              type="button"
              aria-pressed={isNeeded}
              aria-label={w.picker.needs(person.name)}
              onClick={() => onToggle(person.id)}
            >
              <Portrait name={person.name} uid={person.id} src={person.photo} size="tiny" />
              <span>{firstName(person)}</span>
              <Mark size={15} stroke={2} aria-hidden="true" />
            </button>
          );
        })}
      </div>
    </section>
  );
}
