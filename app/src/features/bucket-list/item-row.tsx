import { ActionIcon } from "@mantine/core";
import { IconCheck, IconMapPin, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Activity } from "~/core";
import { isDone } from "./activities";
import classes from "./item-row.module.css";

interface Props {
  activity: Activity;
  onTick: (done: boolean) => void;
  /** Keeps a new title; answers whether that worked. */
  onRename: (title: string) => Promise<boolean>;
  onRemove: () => void;
}

/** One activity: tick it, rename it in place, take it off the list. */
export function ItemRow({ activity, onTick, onRename, onRemove }: Props) {
  const done = isDone(activity);
  return (
    <li className={classes.row} data-done={done || undefined}>
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={done}
          aria-label={`${activity.title}: done`}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <IconCheck size={17} stroke={3} aria-hidden="true" />
      </label>
      <div className={classes.words}>
        <Title title={activity.title} onRename={onRename} />
        {activity.place && activity.place.name !== activity.title ? <Where name={activity.place.name} /> : null}
        {activity.place && activity.place.name === activity.title ? <Where name="On the map" /> : null}
      </div>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={`Remove ${activity.title}`} onClick={onRemove}>
        <IconTrash size={18} stroke={1.6} />
      </ActionIcon>
    </li>
  );
}

function Where({ name }: { name: string }) {
  return (
    <span className={classes.where}>
      <IconMapPin size={14} stroke={1.7} aria-hidden="true" />
      {name}
    </span>
  );
}

/** The title as a button that turns into a field; Enter or leaving keeps, Escape drops what was typed. */
function Title({ title, onRename }: { title: string; onRename: (title: string) => Promise<boolean> }) {
  const [draft, setDraft] = useState<string | null>(null);
  const dropped = useRef(false);
  if (draft === null) {
    return (
      <button type="button" className={classes.title} title="Edit" onClick={() => setDraft(title)}>
        {title}
      </button>
    );
  }
  const keep = async () => {
    const next = draft.trim();
    const changed = !dropped.current && next !== "" && next !== title;
    dropped.current = false;
    setDraft(null);
    // What could not be saved stays in the field.
    if (changed && !(await onRename(next))) setDraft(next);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") dropped.current = true;
    if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <input
      className={classes.edit}
      // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed
      autoFocus
      aria-label={`New words for ${title}`}
      maxLength={140}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => void keep()}
      onKeyDown={onKey}
    />
  );
}
