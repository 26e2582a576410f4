import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { call } from "~/api/call";
import { isUploaded, smallOf } from "~/api/photo";
import type { Audit, Versioned } from "~/api/schema";
import type { Quest } from "~/core";
import { Cover } from "~/map/covers/cover";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { coverOfQuest } from "~/sync/quests/cover";
import { ago } from "~/ui/format";
import { useReviewWords } from "~/ui/words/quest-review";
import { NoteSheet } from "./note-sheet";
import classes from "./review.module.css";
import { useAct } from "./use-act";

interface Props {
  quests: readonly Versioned<Quest>[];
  names: Audit["names"];
  onDone: () => void;
}

/** Quests that wait until somebody has looked at them. */
export function WaitingQuests({ quests, names, onDone }: Props) {
  const w = useReviewWords();
  return (
    <section>
      <h2>{w.quests(quests.length)}</h2>
      {quests.length === 0 ? <p className={classes.soft}>{w.noQuests}</p> : null}
      <ul className={classes.rows}>
        {quests.map((quest) => (
          <Waiting key={quest.id} quest={quest} by={names[quest.data.creatorId ?? ""] ?? ""} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ quest: { id, data }, by, onDone }: { quest: Versioned<Quest>; by: string; onDone: () => void }) {
  const w = useReviewWords();
  const [isAsking, setAsking] = useState(false);
  const title = data.title || w.untitled;
  const subject = useMemo(() => coverOfQuest(id, data), [id, data]);
  const photo = isUploaded(data.cover) ? data.cover : undefined;
  const judging = useAct<{ opinion: "approve" | "sendBack"; note: string | null }>(
    (asked, idempotencyKey) => call("reviewQuest", { questId: id, ...asked, idempotencyKey }),
    () => {
      setAsking(false);
      onDone();
    },
  );
  return (
    <li>
      <span className={classes.cover}>
        {photo ? <img src={smallOf(photo)} alt="" loading="lazy" /> : <Cover subject={subject} shape="thumbnail" />}
      </span>
      <span className={classes.what}>
        <b>{title}</b>
        <span>
          {[
            by ? w.by(by) : "",
            w.stops((data.stops ?? []).length),
            data.updatedAt ? ago(data.updatedAt, Date.now()) : "",
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
        {data.hiddenAt ? <span className={classes.hidden}>{w.hidden}</span> : null}
        <Link href={paths.quest(id)}>{w.see}</Link>
      </span>
      <span className={classes.acts}>
        <Button
          variant="default"
          loading={judging.isPending}
          onClick={() => judging.mutate({ asked: { opinion: "approve", note: null }, done: w.approved(title) })}
        >
          {w.approve}
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {w.sendBack}
        </Button>
      </span>
      <NoteSheet
        opened={isAsking}
        title={w.sendBackTitle(title)}
        act={w.sendBack}
        isActing={judging.isPending}
        onClose={() => setAsking(false)}
        onAct={(note) => judging.mutate({ asked: { opinion: "sendBack", note }, done: w.sentBack(title) })}
      />
    </li>
  );
}
