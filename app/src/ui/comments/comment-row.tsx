import { ActionIcon, Button } from "@mantine/core";
import { IconAlertCircle, IconClock, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { ago, moment } from "../format";
import { firstName } from "../people/person";
import { Portrait } from "../portrait";
import { useWords } from "../words";
import type { Comment } from "./comment";
import classes from "./comments.module.css";
import { LinkedText } from "./linked-text";

interface Props {
  comment: Comment;
  nowMs: number;
  /** True while it is deleted and undo is offered. */
  isDeleted: boolean;
  onDelete: () => void;
  onUndo: () => void;
  onRetry: () => void;
}

/** One comment: who, when, what, and what became of sending it. */
export function CommentRow({ comment, nowMs, isDeleted, onDelete, onUndo, onRetry }: Props) {
  const w = useWords();
  const { author, text, at, isOwn, canDelete = isOwn, state = "sent" } = comment;
  if (isDeleted) return <DeletedRow onUndo={onUndo} />;
  return (
    <li className={classes.row} data-state={state}>
      <Portrait name={author?.name ?? null} uid={author?.id} src={author?.photo} size="small" />
      <div className={classes.said}>
        <p className={classes.who}>
          <b>{author ? firstName(author) : w.comments.deletedPerson}</b>
          {state === "sent" ? (
            <time dateTime={at} title={moment(at)}>
              {ago(at, nowMs)}
            </time>
          ) : null}
        </p>
        <p className={classes.text}>
          <LinkedText>{text}</LinkedText>
        </p>
        {state === "waiting" ? (
          <p className={classes.note}>
            <IconClock size={15} stroke={1.7} aria-hidden="true" />
            <span>{w.comments.waiting}</span>
          </p>
        ) : null}
        {state === "failed" ? (
          <p className={classes.note} role="alert">
            <IconAlertCircle size={15} stroke={1.7} aria-hidden="true" />
            <span>{w.comments.failed}</span>
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              {w.common.tryAgain}
            </Button>
          </p>
        ) : null}
      </div>
      {canDelete ? (
        <ActionIcon
          className={classes.remove ?? ""}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={w.comments.remove(text)}
          onClick={onDelete}
        >
          <IconTrash size={17} stroke={1.6} />
        </ActionIcon>
      ) : null}
    </li>
  );
}

/** Stands in the place of a deleted comment while that can be undone; the focus goes on there. */
function DeletedRow({ onUndo }: { onUndo: () => void }) {
  const w = useWords();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={classes.deleted}>
      <span>{w.comments.deleted}</span>
      <Button ref={undo} variant="subtle" size="compact-md" onClick={onUndo}>
        {w.common.undo}
      </Button>
    </li>
  );
}
