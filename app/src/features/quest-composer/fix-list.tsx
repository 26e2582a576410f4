import { IconAlertTriangle, IconChevronRight } from "@tabler/icons-react";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "./composer.module.css";
import { useComposerContext } from "./composer-context";
import { useProblemText } from "./field-problem";
import type { Problem } from "./model/problems";

/** Everything that is not good yet, each one press away from its field. */
export function FixList({ onJump }: { onJump: () => void }) {
  const w = useComposerWords().fix;
  const { problems } = useComposerContext();
  const groups = [
    { title: w.must, of: problems.filter(({ blocking }) => blocking) },
    { title: w.could, of: problems.filter(({ blocking }) => !blocking) },
  ];
  if (problems.length === 0) return <p>{w.none}</p>;
  return groups.map(({ title, of }) =>
    of.length > 0 ? (
      <section key={title}>
        <h3 className={classes.groupTitle}>{title}</h3>
        <ul className={classes.fixes}>
          {of.map((problem) => (
            <li key={problem.field + problem.kind}>
              <Fix problem={problem} onJump={onJump} />
            </li>
          ))}
        </ul>
      </section>
    ) : null,
  );
}

function Fix({ problem, onJump }: { problem: Problem; onJump: () => void }) {
  const w = useComposerWords();
  const { jump, stops } = useComposerContext();
  const text = useProblemText();
  const at = stops.findIndex(({ id }) => id === problem.stopId);
  return (
    <button
      type="button"
      onClick={() => {
        onJump();
        jump(problem);
      }}
    >
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" data-blocking={problem.blocking || undefined} />
      <span>
        {at >= 0 ? <b>{stops[at]?.title || w.fix.atStop(at + 1)}: </b> : null}
        {text(problem)}
      </span>
      <IconChevronRight size={18} aria-hidden="true" />
    </button>
  );
}
