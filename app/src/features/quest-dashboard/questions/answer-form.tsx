import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { useTypedText } from "~/sync/typed-texts/use-typed-text";
import { firstName } from "~/ui/people/person";
import { toast } from "~/ui/toast";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./questions.module.css";

const TEXT_MAX = 2_000;

interface Props {
  questionId: string;
  /** Name of who asks. */
  name: string;
}

/** Answers a question, in a field that opens where it is asked. What was typed stays when it cannot be sent. */
export function AnswerForm({ questionId, name }: Props) {
  const w = useDashboardWords().questions;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useTypedText(`answer/${questionId}`);
  const key = useRef(crypto.randomUUID());
  const change = (next: string) => {
    setText(next);
    key.current = crypto.randomUUID();
  };
  const sending = useMutation({
    mutationFn: () => call("answerQuestQuestion", { questionId, text, idempotencyKey: key.current }),
    onSuccess: () => {
      toast({ message: w.sent(firstName({ name })) });
      change("");
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  if (!isOpen && text === "") {
    return (
      <Button
        variant="default"
        className={classes.open ?? ""}
        aria-label={w.answerTo(name)}
        onClick={() => setOpen(true)}
      >
        {w.answer}
      </Button>
    );
  }
  return (
    <div className={classes.form}>
      <Textarea
        label={w.text}
        description={w.explained(firstName({ name }))}
        value={text}
        maxLength={TEXT_MAX}
        autosize
        minRows={2}
        maxRows={10}
        autoFocus={isOpen}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Button disabled={text.trim() === ""} loading={sending.isPending} onClick={() => sending.mutate()}>
        {w.send}
      </Button>
    </div>
  );
}
