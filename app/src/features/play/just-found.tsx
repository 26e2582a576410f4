import { IconCheck, IconClock } from "@tabler/icons-react";
import { useStore } from "zustand";
import { session } from "~/state/session";
import type { PlayedStop } from "~/sync/play/played-stops";
import type { Person } from "~/ui/people/person";
import { usePlayWords } from "~/ui/words/play";
import { clockOf } from "./clock-of";
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
  const text = last.status === "waiting" ? w.saved(title) : name ? w.foundBy(title, name, time) : w.found(title, time);
  return (
    <p className={classes.found} role="status" data-waiting={last.status === "waiting" || undefined}>
      {last.status === "waiting" ? (
        <IconClock size={22} stroke={2.2} aria-hidden="true" />
      ) : (
        <IconCheck size={22} stroke={3} aria-hidden="true" />
      )}
      {text}
    </p>
  );
}
