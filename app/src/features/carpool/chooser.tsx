import { Button } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { sentence } from "~/api/failure";
import { newHangoutOf } from "~/routing/hangout-paths";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { MyHangout } from "~/sync/carpools/use-my-carpools";
import { useMyCarpools } from "~/sync/carpools/use-my-carpools";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { longDay } from "~/ui/time/format-time";
import { wallTimeAt } from "~/ui/time/zoned-time";
import { useCarpoolWords } from "~/ui/words/carpool";
import classes from "./chooser.module.css";
import { zoneOf } from "./clock";

interface Props {
  /** The quest whose hangouts are meant; all of them without one. */
  questId: string | null;
}

/** The reader's carpools, and hangouts that cars can be offered for. */
export function Chooser({ questId }: Props) {
  const w = useCarpoolWords();
  const { hangouts, failure, retry } = useMyCarpools(questId);
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={retry} />;
  if (!hangouts) return <RowsSkeleton label={w.loading} rows={5} />;
  const [mine, others] = [
    hangouts.filter(({ part }) => part !== "none"),
    hangouts.filter(({ part }) => part === "none"),
  ];
  if (hangouts.length === 0) {
    return (
      <Notice
        main
        title={questId ? w.chooser.questNone : w.chooser.none}
        action={
          <Button component={Link} href={newHangoutOf(questId ? { quest: questId } : {})}>
            {w.chooser.plan}
          </Button>
        }
      >
        {questId ? w.chooser.questNoneText : w.chooser.noneText}
      </Notice>
    );
  }
  return (
    <div className={classes.page}>
      <h1>{w.chooser.title}</h1>
      <Hangouts title={w.chooser.mine} hangouts={mine} />
      <Hangouts title={questId ? w.chooser.quest : w.chooser.others} hangouts={others} />
    </div>
  );
}

function Hangouts({ title, hangouts }: { title: string; hangouts: readonly MyHangout[] }) {
  const w = useCarpoolWords();
  if (hangouts.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classes.list}>
        {hangouts.map(({ hangout: { id, data }, part }) => {
          const { startsAt } = data.when;
          const facts = [
            startsAt ? longDay(wallTimeAt(startsAt, zoneOf(data)).date) : w.chooser.noDate,
            data.place?.place?.name,
          ];
          return (
            <li key={id}>
              <Link href={paths.carpool(id)}>
                <span>
                  <b>{data.title}</b>
                  <span className={classes.quiet}>{facts.filter(Boolean).join(" · ")}</span>
                </span>
                {part === "none" ? null : <span className={classes.part}>{w.chooser[part]}</span>}
                <IconChevronRight size={20} stroke={1.7} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
