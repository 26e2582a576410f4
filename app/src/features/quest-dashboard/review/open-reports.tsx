import { Button } from "@mantine/core";
import { useState } from "react";
import { call } from "~/api/call";
import type { Audit, Versioned } from "~/api/schema";
import type { Flag } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { ago } from "~/ui/format";
import { useReviewWords } from "~/ui/words/quest-review";
import { NoteSheet } from "./note-sheet";
import classes from "./review.module.css";
import { useAct } from "./use-act";

interface Props {
  reports: readonly Versioned<Flag>[];
  names: Audit["names"];
  onDone: () => void;
}

/** Reports that nobody has decided on. */
export function OpenReports({ reports, names, onDone }: Props) {
  const w = useReviewWords();
  return (
    <section>
      <h2>{w.reports(reports.length)}</h2>
      {reports.length === 0 ? <p className={classes.soft}>{w.noReports}</p> : null}
      <ul className={classes.rows}>
        {reports.map((report) => (
          <Report key={report.id} report={report} names={names} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

function Report({ report: { id, data }, names, onDone }: { report: Versioned<Flag> } & Omit<Props, "reports">) {
  const w = useReviewWords();
  const [isAsking, setAsking] = useState(false);
  const about = typeof data.about === "string" ? (names[data.about] ?? "") : "";
  const isQuest = data.kind === "quest";
  const title = `${w.kinds[data.kind]}${about ? `, ${about}` : ""}`;
  const deciding = useAct<"upheld" | "dismissed">(
    (verdict, idempotencyKey) => call("decideReport", { flagId: id, verdict, note: "", idempotencyKey }),
    onDone,
  );
  const hiding = useAct<string>(
    (note, idempotencyKey) => call("hideQuest", { questId: data.subject, note, idempotencyKey }),
    () => {
      setAsking(false);
      onDone();
    },
  );
  return (
    <li>
      <span className={classes.what}>
        <b>{w.kinds[data.kind]}</b>
        <q>{data.reason}</q>
        <span>{[w.reportBy(names[data.by ?? ""] ?? w.someone, about), ago(data.at, Date.now())].join(", ")}</span>
        {isQuest ? <Link href={paths.quest(data.subject)}>{w.see}</Link> : null}
      </span>
      <span className={classes.acts}>
        {isQuest ? (
          <Button variant="default" onClick={() => setAsking(true)}>
            {w.hide}
          </Button>
        ) : null}
        <Button
          variant="default"
          loading={deciding.isPending}
          onClick={() => deciding.mutate({ asked: "upheld", done: w.decided })}
        >
          {w.upheld}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          disabled={deciding.isPending}
          onClick={() => deciding.mutate({ asked: "dismissed", done: w.decided })}
        >
          {w.dismissed}
        </Button>
      </span>
      <NoteSheet
        opened={isAsking}
        title={w.hideTitle(title)}
        text={w.hideText}
        act={w.hide}
        isActing={hiding.isPending}
        onClose={() => setAsking(false)}
        onAct={(note) => hiding.mutate({ asked: note, done: w.hid(title) })}
      />
    </li>
  );
}
