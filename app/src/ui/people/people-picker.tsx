import { type ReactNode, useId, useState } from "react";
import { useWords } from "../words";
import { emailIn, findPeople } from "./find-people";
import * as invited from "./invitees";
import { LinkOption } from "./link-option";
import classes from "./people-picker.module.css";
import { PeopleSearch } from "./people-search";
import type { Person } from "./person";
import { PersonOption } from "./person-option";
import { moveFocus } from "./roving";

/** Somebody to choose, with one quiet line about them: "3 h away". */
export interface Candidate extends Person {
  fact?: string | undefined;
}

export interface CandidateGroup {
  /** "They want this too"; the last group may be just "Friends". */
  title: string;
  people: readonly Candidate[];
}

interface Props {
  label: string;
  /** People to choose from; nobody twice. */
  groups: readonly CandidateGroup[];
  value: invited.Invitees;
  onChange: (invitees: invited.Invitees) => void;
  /** Maximum number of invited people. */
  max?: number;
  /** Ways to choose besides friends. */
  allow?: readonly ("email" | "link")[];
  /** Stands where there are no friends to choose from. */
  empty?: ReactNode;
}

/** Chooses people: friends by name, others by email, anybody by link. Arrow keys go through the rows. */
export function PeoplePicker({ label, groups, value, onChange, max = 200, allow = [], empty }: Props) {
  const w = useWords();
  const [text, setText] = useState("");
  const noticeId = useId();
  const everybody = groups.flatMap(({ people }) => people);
  const email = allow.includes("email") ? emailIn(text) : null;
  const matching = new Set(findPeople(everybody, text));
  // One person is a choice: another one takes their place.
  const isFull = max > 1 && invited.countOf(value) >= max;
  const toggle = (id: string) =>
    onChange(invited.togglePerson(max > 1 || value.people.includes(id) ? value : { ...value, people: [] }, id, max));
  const addEmail = (address: string) => {
    onChange(invited.addEmail(value, address, max));
    setText("");
  };
  const takeFirst = () => {
    const [first] = findPeople(everybody, text);
    if (email) return addEmail(email);
    if (text.trim() === "" || !first) return;
    if (!value.people.includes(first.id)) toggle(first.id);
    setText("");
  };
  const isSearching = text.trim() !== "";
  return (
    <fieldset className={classes.picker} onKeyDown={moveFocus} aria-label={label}>
      <PeopleSearch
        label={allow.includes("email") ? w.picker.searchOrEmail : w.picker.search}
        hint={allow.includes("email") ? w.picker.nameOrEmail : w.picker.name}
        text={text}
        onText={setText}
        people={value.people.flatMap((id) => everybody.find((each) => each.id === id) ?? [])}
        emails={value.emails}
        onTake={takeFirst}
        onRemove={(id) => onChange(invited.removePerson(value, id))}
        onRemoveEmail={(address) => onChange(invited.removeEmail(value, address))}
        onRemoveLast={() => onChange(invited.removeLast(value))}
      />
      <p className={classes.notice} id={noticeId} role="status">
        {isFull ? w.picker.full(max) : isSearching && !email ? w.picker.found(matching.size) : ""}
      </p>
      {email ? (
        <button type="button" className={classes.byEmail} disabled={isFull} onClick={() => addEmail(email)} data-row>
          {w.picker.inviteEmail(email)}
        </button>
      ) : null}
      {everybody.length === 0 ? empty : null}
      {groups.map(({ title, people }) => {
        const rows = people.filter((each) => matching.has(each));
        return rows.length === 0 ? null : (
          <section key={title} className={classes.group}>
            <h3>{title}</h3>
            {rows.map((person) => (
              <PersonOption
                key={person.id}
                person={person}
                isChosen={value.people.includes(person.id)}
                isFull={isFull}
                noticeId={noticeId}
                onToggle={() => toggle(person.id)}
              />
            ))}
          </section>
        );
      })}
      {allow.includes("link") ? (
        <LinkOption
          checked={value.anyoneWithLink}
          onChange={(anyoneWithLink) => onChange({ ...value, anyoneWithLink })}
        />
      ) : null}
    </fieldset>
  );
}
