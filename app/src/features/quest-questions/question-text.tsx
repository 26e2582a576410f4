import type { GuestQuestion } from "~/api/schema";
import { moment } from "~/ui/format";
import { useQuestionWords } from "~/ui/words/questions";
import classes from "./questions.module.css";

interface Props {
  question: GuestQuestion;
  /** First name of who answers, where it is known. */
  name: string | undefined;
}

/** A question of the reader's with its answer, or that it waits for one. */
export function QuestionText({ question: { text, at, answer, answeredAt }, name }: Props) {
  const w = useQuestionWords();
  return (
    <article className={classes.question}>
      <p className={classes.text}>{text}</p>
      <small>{moment(at)}</small>
      {answer ? (
        <div className={classes.answer}>
          <p className={classes.text}>
            <b>{`${name ?? w.guide}:`}</b> {answer}
          </p>
          {answeredAt ? <small>{moment(answeredAt)}</small> : null}
        </div>
      ) : (
        <p className={classes.waiting}>{w.waiting}</p>
      )}
    </article>
  );
}
