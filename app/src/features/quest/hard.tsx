import { effortOf } from "~/sync/quests/effort";
import { distance } from "~/ui/format";
import classes from "./hard.module.css";
import { useQuest } from "./quest-context";

/** Demands of a quest on legs and head, in words beside the scale, and the age it is made for. */
export function Hard() {
  const { quest, route, w } = useQuest();
  const { hard } = w;
  const { fitness, minAge } = quest.requirements ?? {};
  const { legs, head } = effortOf(quest, route.km);
  const tasks = (quest.stops ?? []).filter(({ proof }) => proof?.type === "question" || proof?.type === "code");
  const hinted = tasks.filter(({ hints, hintCount }) => (hintCount ?? hints?.length ?? 0) > 0).length;
  return (
    <section className={classes.hard}>
      <h2>{hard.title}</h2>
      <div className={classes.cards}>
        <Scale name={hard.legs(legs)} value={legs} word={hard.legsWords[legs - 1] ?? ""}>
          {fitness || (route.km > 0 ? hard.way(distance(route.km)) : "")}
        </Scale>
        <Scale name={hard.head(head)} value={head} word={hard.headWords[head - 1] ?? ""} isHead>
          {hard.tasks(tasks.length, hinted)}
        </Scale>
        <div className={classes.card}>
          <h3>{hard.kids}</h3>
          <p className={classes.age}>{minAge ? hard.age(minAge) : hard.anyAge}</p>
          <p className={classes.text}>{minAge ? hard.ageMore(minAge) : hard.anyAgeMore}</p>
        </div>
      </div>
    </section>
  );
}

const STEPS = [1, 2, 3, 4, 5];

interface ScaleProps {
  /** With its value in words. */
  name: string;
  /** 1 to 5. */
  value: number;
  word: string;
  isHead?: boolean;
  children: string;
}

function Scale({ name, value, word, isHead = false, children }: ScaleProps) {
  return (
    <div className={classes.card}>
      <h3>{name}</h3>
      <div className={classes.scale} aria-hidden="true" data-head={isHead || undefined}>
        {STEPS.map((step) => (
          <i key={step} data-on={step <= value || undefined} />
        ))}
      </div>
      <p className={classes.text}>
        <b>{word}</b> {children}
      </p>
    </div>
  );
}
