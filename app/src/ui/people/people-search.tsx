import { IconMail, IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useRef } from "react";
import { Portrait } from "../portrait";
import { useWords } from "../words";
import classes from "./people-search.module.css";
import type { Person } from "./person";

interface Props {
  label: string;
  /** A few words that fit beside chips. */
  hint: string;
  text: string;
  onText: (text: string) => void;
  /** Chosen people, as chips in front of what is typed. */
  people: readonly Person[];
  emails: readonly string[];
  onTake: () => void;
  onRemove: (id: string) => void;
  onRemoveEmail: (email: string) => void;
  onRemoveLast: () => void;
}

/** The field for names, with a chip for everybody who was chosen. Enter takes the best match, Backspace the last chip. */
export function PeopleSearch(props: Props) {
  const { label, hint, text, onText, people, emails, onTake, onRemove, onRemoveEmail, onRemoveLast } = props;
  const w = useWords();
  const input = useRef<HTMLInputElement>(null);
  // A chip that is removed takes the focus with it; the field is where typing goes on.
  const removing = (remove: () => void) => () => {
    remove();
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && text === "") onRemoveLast();
    if (event.key === "Escape" && text !== "") {
      onText("");
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    onTake();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the chips is a press of the field, which keys reach by themselves
    <div className={classes.field} onClick={(event) => event.target === event.currentTarget && input.current?.focus()}>
      <IconSearch size={18} stroke={1.6} aria-hidden="true" />
      {people.map((person) => (
        <button
          key={person.id}
          type="button"
          className={classes.chip}
          aria-label={w.picker.remove(person.name)}
          onClick={removing(() => onRemove(person.id))}
        >
          <Portrait name={person.name} uid={person.id} src={person.photo} size="tiny" />
          <span>{person.name}</span>
          <IconX size={14} stroke={1.8} aria-hidden="true" />
        </button>
      ))}
      {emails.map((email) => (
        <button
          key={email}
          type="button"
          className={classes.chip}
          aria-label={w.picker.remove(email)}
          onClick={removing(() => onRemoveEmail(email))}
        >
          <IconMail size={16} stroke={1.6} aria-hidden="true" />
          <span>{email}</span>
          <IconX size={14} stroke={1.8} aria-hidden="true" />
        </button>
      ))}
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="done"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={hint}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={press}
        // A sheet around it stays open when Escape empties the field.
        data-mantine-stop-propagation={text !== "" || undefined}
        data-row
      />
    </div>
  );
}
