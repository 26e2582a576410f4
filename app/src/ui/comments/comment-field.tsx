import { ActionIcon, Textarea } from "@mantine/core";
import { IconSend2 } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import { number } from "../format";
import { useWords } from "../words";
import { COMMENT_MAX, lengthOf } from "./comment";
import classes from "./comments.module.css";

/** Characters before the limit at which the counter appears. */
const NEAR_END = 100;

interface Props {
  onSend: (text: string) => void;
  draft?: string | undefined;
  onDraft?: ((text: string) => void) | undefined;
}

/**
 * The field for a new comment. Enter sends it where there is a keyboard, and starts a new line where fingers type;
 * ⌘ or Ctrl with Enter always sends. What is too long stays in the field, with how much it is too long.
 */
export function CommentField({ onSend, draft = "", onDraft }: Props) {
  const w = useWords();
  const [text, setText] = useState(draft);
  const counterId = useId();
  const left = COMMENT_MAX - lengthOf(text.trim());
  const canSend = text.trim() !== "" && left >= 0;
  const change = (next: string) => {
    setText(next);
    onDraft?.(next);
  };
  const send = () => {
    if (!canSend) return;
    onSend(text.trim());
    change("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.shiftKey) return;
    const isTouch = window.matchMedia("(pointer: coarse)").matches;
    if (isTouch && !event.metaKey && !event.ctrlKey) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        className={classes.input ?? ""}
        aria-label={w.comments.field}
        placeholder={w.comments.placeholder}
        autosize
        minRows={1}
        maxRows={8}
        value={text}
        error={left < 0}
        aria-describedby={left <= NEAR_END ? counterId : undefined}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={press}
      />
      <ActionIcon type="submit" size={44} variant="filled" aria-label={w.comments.send} disabled={!canSend}>
        <IconSend2 size={20} stroke={1.7} />
      </ActionIcon>
      <p className={classes.counter} id={counterId} data-over={left < 0 || undefined} aria-live="polite">
        {left < 0 ? w.comments.tooLong(number(-left)) : left <= NEAR_END ? w.comments.left(number(left)) : ""}
      </p>
    </form>
  );
}
