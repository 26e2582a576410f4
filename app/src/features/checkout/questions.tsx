import { Textarea } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { FieldError, QuestQuestion } from "~/core";
import { useCheckoutWords } from "~/ui/words/checkout";
import { ANSWER_MAX } from "./flow";
import classes from "./questions.module.css";

interface Props {
  questions: readonly QuestQuestion[];
  answers: Readonly<Record<string, string>>;
  /** Name of who asks; `undefined` where it is not known. */
  host: string | undefined;
  wrong: readonly FieldError[];
  onChange: (answers: Record<string, string>) => void;
}

/** Questions of the creator; each answer is saved while it is typed. The first wrong one gets the focus. */
export function Questions({ questions, answers, host, wrong, onChange }: Props) {
  const w = useCheckoutWords().questions;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong.length > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);
  const errorOf = (id: string) => {
    const found = wrong.find(({ field }) => field === `answers.${id}`);
    if (!found) return undefined;
    // What is wrong goes away while it is put right.
    const answer = (answers[id] ?? "").trim();
    if (answer === "") return w.required;
    return [...answer].length > ANSWER_MAX ? w.tooLong(ANSWER_MAX) : undefined;
  };
  return (
    <div className={classes.questions} ref={fields}>
      {questions.map(({ id, text, required }) => (
        <Textarea
          key={id}
          label={
            <>
              {text} {required ? null : <small>{w.optional}</small>}
            </>
          }
          required={required ?? false}
          withAsterisk={false}
          autosize
          minRows={2}
          maxRows={8}
          value={answers[id] ?? ""}
          error={errorOf(id)}
          onChange={({ currentTarget }) => onChange({ ...answers, [id]: currentTarget.value })}
        />
      ))}
      <p className={classes.note}>
        {host ? w.onlyHost(host) : w.onlyHostUnnamed} {w.saved}
      </p>
    </div>
  );
}
