import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "~/api/call";
import { reasonOf, sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { Question } from "~/sync/quests/use-questions";
import { toast } from "~/ui/toast";
import { useQuestionWords } from "~/ui/words/questions";
import { QuestionText } from "./question-text";
import classes from "./questions.module.css";

interface Props {
  question: Question;
  /** First name of who answers, where it is known. */
  name: string | undefined;
  /** @param text - text of the question that was withdrawn */
  onWithdrawn: (text: string) => void;
}

/** A question of the reader's: it can be withdrawn until it is answered, and the answer can be reported. */
export function AskedQuestion({ question: { id, data }, name, onWithdrawn }: Props) {
  const w = useQuestionWords();
  const key = useRef(crypto.randomUUID());
  const withdrawing = useMutation({
    mutationFn: () => call("withdrawQuestQuestion", { questionId: id, idempotencyKey: key.current }),
    onSuccess: () => {
      onWithdrawn(data.text);
      toast({ message: w.withdrawn });
    },
  });
  const reasons: Readonly<Record<string, string>> = w.failed;
  const { error } = withdrawing;
  return (
    <>
      <QuestionText question={data} name={name} />
      {data.answer ? (
        <Link className={classes.act} href={paths.report("question", id)}>
          {w.report}
        </Link>
      ) : (
        <Button
          variant="subtle"
          className={classes.act ?? ""}
          loading={withdrawing.isPending}
          onClick={() => withdrawing.mutate()}
        >
          {w.withdraw}
        </Button>
      )}
      {error ? <p role="alert">{reasons[reasonOf(error) ?? ""] ?? sentence(error)}</p> : null}
    </>
  );
}
