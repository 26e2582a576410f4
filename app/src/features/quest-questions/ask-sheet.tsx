import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "~/api/call";
import { reasonOf, sentence } from "~/api/failure";
import { Sheet } from "~/ui/sheet/sheet";
import { toast } from "~/ui/toast";
import { useQuestionWords } from "~/ui/words/questions";
import classes from "./questions.module.css";

const TEXT_MAX = 1_000;

interface Props {
  questId: string;
  /** First name of who is asked, where it is known. */
  name: string | undefined;
  /** Text as typed, which outlasts the browser. */
  text: string;
  onText: (text: string) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Writes a question. What was typed stays when it cannot be sent, also once the browser was closed. */
export function AskSheet({ questId, name, text, onText, isOpen, onClose }: Props) {
  const w = useQuestionWords();
  const key = useRef(crypto.randomUUID());
  const change = (next: string) => {
    onText(next);
    key.current = crypto.randomUUID();
  };
  const sending = useMutation({
    mutationFn: () => call("askQuestCreator", { questId, text, idempotencyKey: key.current }),
    onSuccess: () => {
      toast({ message: w.sent });
      change("");
      onClose();
    },
  });
  const reasons: Readonly<Record<string, string>> = w.failed;
  const refusal = sending.isError ? (reasons[reasonOf(sending.error) ?? ""] ?? sentence(sending.error)) : null;
  return (
    <Sheet
      opened={isOpen}
      onClose={onClose}
      title={name ? w.title(name) : w.titleUnnamed}
      footer={
        <Button fullWidth disabled={text.trim() === ""} loading={sending.isPending} onClick={() => sending.mutate()}>
          {w.send}
        </Button>
      }
    >
      <div className={classes.form}>
        <Textarea
          label={w.text}
          placeholder={w.example}
          description={name ? w.explained(name) : w.explainedUnnamed}
          value={text}
          maxLength={TEXT_MAX}
          autosize
          minRows={4}
          maxRows={10}
          data-autofocus
          onChange={(event) => change(event.currentTarget.value)}
        />
        {refusal ? <p role="alert">{refusal}</p> : null}
      </div>
    </Sheet>
  );
}
