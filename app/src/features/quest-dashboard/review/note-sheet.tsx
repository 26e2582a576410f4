import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { Sheet } from "~/ui/sheet/sheet";
import { useReviewWords } from "~/ui/words/quest-review";
import classes from "./review.module.css";

const NOTE_MAX = 2_000;

interface Props {
  opened: boolean;
  title: string;
  text?: string;
  act: string;
  isActing: boolean;
  onClose: () => void;
  onAct: (note: string) => void;
}

/** Asks for the reason of an act, which the creator reads. */
export function NoteSheet({ opened, title, text, act, isActing, onClose, onAct }: Props) {
  const w = useReviewWords();
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const press = () => {
    setMissing(note.trim() === "");
    if (note.trim() !== "") onAct(note.trim());
  };
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={title}
      footer={
        <Button fullWidth loading={isActing} onClick={press}>
          {act}
        </Button>
      }
    >
      <div className={classes.note}>
        {text ? <p>{text}</p> : null}
        <Textarea
          label={w.note}
          value={note}
          maxLength={NOTE_MAX}
          autosize
          minRows={4}
          maxRows={10}
          data-autofocus
          error={isMissing ? w.noteMissing : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  );
}
