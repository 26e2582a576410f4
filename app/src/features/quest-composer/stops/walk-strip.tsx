import { TimeField } from "~/ui/dates/time-field";
import { clock, minutes } from "~/ui/format";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";

const KINDS = ["stop", "walking", "waiting", "closed"] as const;

/** The simulated walk as a strip of time: press a part to see its stop. */
export function WalkStrip() {
  const w = useComposerWords().walk;
  const { walk, stops, choose, chosenId, setStart } = useComposerContext();
  const titleOf = (id: string) => stops.find((stop) => stop.id === id)?.title ?? "";
  const used = KINDS.filter((kind) => walk.parts.some((part) => part.kind === kind));
  const slowest = walk.slowest === null ? undefined : walk.stops[walk.slowest];
  return (
    <section className={classes.walk} aria-label={w.title}>
      <header>
        <h2>{w.title}</h2>
        <p>{w.span(clock(walk.startMin), clock(walk.endMin))}</p>
      </header>
      <ol className={classes.strip}>
        {walk.parts.map(({ kind, min, stopId }) => (
          <li key={stopId + kind} style={{ flexGrow: min }}>
            <button
              type="button"
              data-kind={kind}
              data-chosen={stopId === chosenId || undefined}
              aria-label={w.part(w.kinds[kind], titleOf(stopId), minutes(min))}
              title={w.part(w.kinds[kind], titleOf(stopId), minutes(min))}
              onClick={() => choose(stopId)}
            />
          </li>
        ))}
      </ol>
      <footer>
        {used.map((kind) => (
          <span key={kind} className={classes.key} data-kind={kind}>
            {w.kinds[kind]}
          </span>
        ))}
        {slowest?.way ? <span>{w.slowest(titleOf(slowest.stop.id), minutes(slowest.way.min))}</span> : null}
        <span className={classes.startField}>
          <TimeField label={w.from} value={walk.start} onChange={(time) => time && setStart(time)} />
        </span>
      </footer>
    </section>
  );
}
