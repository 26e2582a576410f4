import { WaitingList } from "~/ui/waiting/waiting-list";
import { WaitingPill } from "~/ui/waiting/waiting-pill";
import { useWords } from "~/ui/words";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const nothing = () => undefined;

/** Notes on changes that are not on the server yet: waiting, being sent, refused. */
export function Waiting() {
  const { waiting: w, type, controls } = useGalleryWords();
  const { outbox } = useWords();
  const on = { onTakeBack: nothing, onTryAgain: nothing };
  return (
    <Part title={outbox.title}>
      <div className={classes.states}>
        <figure>
          <figcaption>{w.some}</figcaption>
          <WaitingPill waiting={3} refused={0} onOpen={nothing} />
        </figure>
        <figure>
          <figcaption>{w.refused}</figcaption>
          <WaitingPill waiting={2} refused={1} onOpen={nothing} />
        </figure>
      </div>
      <WaitingList
        {...on}
        title={outbox.refusedTitle}
        explained={outbox.refusedExplained}
        changes={[{ key: "0", label: outbox.edits.changed(controls.place), state: "refused", reason: w.refusedReason }]}
      />
      <WaitingList
        {...on}
        title={outbox.waitingTitle}
        explained={outbox.explained}
        changes={[
          { key: "1", label: outbox.photo(type.sample), state: "sending", sent: 0.4 },
          { key: "2", label: outbox.edits.added(type.sample), state: "waiting", reason: outbox.status.offline },
          { key: "3", label: outbox.edits.ticked(controls.place), state: "waiting", reason: outbox.status.queued },
        ]}
      />
    </Part>
  );
}
