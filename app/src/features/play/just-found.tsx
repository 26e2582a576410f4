import { useStore } from "zustand";
import { session } from "~/state/session";
import type { PlayedStop, StopStatus } from "~/sync/play/played-stops";
import type { Person } from "~/ui/people/person";
import { usePlayWords } from "~/ui/words/play";
import { clockOf } from "./clock-of";
import { StopMark } from "./stop-mark";
import classes from "./walk.module.css";

/** The stop that was found last, by oneself or somebody of the team. */
export function JustFound({ stops, team }: { stops: readonly PlayedStop[]; team: readonly Person[] }) {
  const { way: w } = usePlayWords();
  const uid = useStore(session, (state) => state.uid);
  const done = stops.filter(({ at }) => at !== undefined);
  const last = done.sort((a, b) => (a.at ?? "").localeCompare(b.at ?? "")).at(-1);
  if (!last?.at) return <p role="status" hidden />;
  const name = last.by === uid ? undefined : team.find(({ id }) => id === last.by)?.name;
  const [title, time] = [last.stop.title ?? "", clockOf(last.at)];
  const texts: Partial<Record<StopStatus, string>> = {
    waiting: w.saved(title),
    givenUp: w.skipped(title),
    notFound: w.notFound(title),
    reached: name ? w.foundBy(title, name, time) : w.found(title, time),
  };
  return (
    <p className={classes.found} role="status" data-status={last.status}>
      <StopMark status={last.status} size={22} />
      {texts[last.status]}
    </p>
  );
}
