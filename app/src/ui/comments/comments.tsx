import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useNow } from "../use-now";
import { useWords } from "../words";
import { useArrivals } from "./arrivals";
import type { Comment } from "./comment";
import { CommentField } from "./comment-field";
import { CommentRow } from "./comment-row";
import classes from "./comments.module.css";
import { useDelayedDelete } from "./use-delayed-delete";

interface Props {
  /** The name of the list for screen readers: "Comments on Swim off the Coral Beach". */
  label: string;
  /** The oldest first. */
  comments: readonly Comment[];
  /** Sends a comment; it comes back among `comments`, at first as one that waits. */
  onSend: (text: string) => void;
  /** Deletes an own comment for good; called when the time to undo is over. */
  onDelete: (id: string) => void;
  /** Sends one that failed again. */
  onRetry: (id: string) => void;
  /** Unsent draft; also hears what is typed, to tell others that somebody writes. */
  draft?: string;
  onDraft?: (text: string) => void;
  /** Reason that comments are closed; then there is no field. */
  closed?: string;
}

/** Comments that are shown at first; those before them on a press. */
const SHOWN = 20;

/** A talk below something: what was said, and a field to say something. */
export function Comments({ label, comments, onSend, onDelete, onRetry, draft, onDraft, closed }: Props) {
  const w = useWords();
  const nowMs = useNow();
  const [isWhole, setWhole] = useState(false);
  const arrival = useArrivals(comments);
  const { deleted, mark, unmark } = useDelayedDelete(onDelete);
  const shown = isWhole ? comments : comments.slice(-SHOWN);
  const earlier = comments.length - shown.length;
  return (
    <div className={classes.comments}>
      {earlier > 0 ? (
        <Button variant="subtle" color="gray" className={classes.earlier ?? ""} onClick={() => setWhole(true)}>
          {w.comments.earlier(earlier)}
        </Button>
      ) : null}
      {comments.length === 0 && closed === undefined ? <p className={classes.empty}>{w.comments.empty}</p> : null}
      <ol className={classes.list} aria-label={label}>
        {shown.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            nowMs={nowMs}
            isDeleted={deleted.has(comment.id)}
            onDelete={() => mark(comment.id)}
            onUndo={() => unmark(comment.id)}
            onRetry={() => onRetry(comment.id)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{arrival}</VisuallyHidden>
      {closed === undefined ? (
        <CommentField onSend={onSend} draft={draft} onDraft={onDraft} />
      ) : (
        <p className={classes.empty}>{closed}</p>
      )}
    </div>
  );
}
