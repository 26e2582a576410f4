import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { Question } from "~/sync/quests/use-questions";
import { moment } from "~/ui/format";
import { Portrait } from "~/ui/portrait";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import { AnswerForm } from "./answer-form";
import classes from "./questions.module.css";

interface Props {
  questions: readonly Question[];
}

/** Questions about a quest that wait for an answer of its creator, the longest waiting first. */
export function OpenQuestions({ questions }: Props) {
  const w = useDashboardWords().questions;
  const open = questions.filter(({ data }) => !data.answer).reverse();
  return <List title={w.open} questions={open} />;
}

/** Questions that the creator has answered. */
export function AnsweredQuestions({ questions }: Props) {
  const w = useDashboardWords().questions;
  return <List title={w.answered} questions={questions.filter(({ data }) => data.answer)} />;
}

function List({ title, questions }: Props & { title: string }) {
  if (questions.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classes.questions}>
        {questions.map((question) => (
          <Row key={question.id} question={question} />
        ))}
      </ul>
    </section>
  );
}

function Row({ question: { id, data } }: { question: Question }) {
  const w = useDashboardWords().questions;
  const name = data.userName || w.someone;
  return (
    <li>
      <header>
        <Portrait name={data.userName} uid={data.userId} src={undefined} size="small" />
        <p>
          <b>{name}</b> {data.isGuest ? <span className={classes.guest}>{w.guest}</span> : null}
          <small>{moment(data.at)}</small>
        </p>
        <Link className={classes.report} href={paths.report("question", id)}>
          {w.report}
        </Link>
      </header>
      <p className={classes.text}>{data.text}</p>
      {data.answer ? (
        <p className={classes.answer}>
          <b>{w.you}</b> {data.answer}
        </p>
      ) : (
        <AnswerForm questionId={id} name={name} />
      )}
    </li>
  );
}
