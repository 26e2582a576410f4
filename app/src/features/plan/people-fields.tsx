import { ActionIcon, Button, Group, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { Portrait } from "~/ui/portrait";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";

const NAME_MAX = 60;
const PEOPLE_MAX = 30;

/** The people of a plan: names, added one by one. */
export function PeopleFields() {
  const w = usePlanWords();
  const { plan, edit } = usePlanContext();
  const [name, setName] = useState("");
  const people = plan.people ?? [];
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    edit([{ op: "addPerson", person: { id: crypto.randomUUID(), name: name.trim() } }]);
    setName("");
  };
  return (
    <section aria-label={w.people.title}>
      <h3>{w.people.title}</h3>
      {people.length === 0 ? <p className={classes.note}>{w.people.none}</p> : null}
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Portrait name={person.name} uid={person.id} src={undefined} size="small" />
            <span>{person.name}</span>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={w.people.remove(person.name)}
              onClick={() => edit([{ op: "removePerson", id: person.id }])}
            >
              <IconTrash size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {people.length < PEOPLE_MAX ? (
        <form onSubmit={add}>
          <Group align="end" wrap="nowrap">
            <TextInput
              className={classes.grow ?? ""}
              label={w.people.name}
              value={name}
              maxLength={NAME_MAX}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={!name.trim()}>
              {w.people.add}
            </Button>
          </Group>
        </form>
      ) : null}
    </section>
  );
}
