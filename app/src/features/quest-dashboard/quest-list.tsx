import { Button } from "@mantine/core";
import { useMemo } from "react";
import { isUploaded, smallOf } from "~/api/photo";
import { Cover } from "~/map/covers/cover";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { dashboardOf, denseDashboard } from "~/routing/quest-paths";
import { coverOfQuest } from "~/sync/quests/cover";
import { seatsInAll } from "~/sync/quests/seats";
import type { OwnQuest } from "~/sync/quests/use-own-quests";
import { useReceivedQuestions } from "~/sync/quests/use-questions";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";
import { GROUPS, statusOf } from "./figures";
import { isAhead, sessionTime } from "./session-time";

/** The reader's quests by their state, each with its next date. */
export function QuestList({ quests }: { quests: readonly OwnQuest[] }) {
  const w = useDashboardWords();
  const open = (useReceivedQuestions() ?? []).filter(({ data }) => !data.answer);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{w.title}</h1>
        <Link href={denseDashboard} className={classes.way}>
          {w.asTable}
        </Link>
        <Button component={Link} href={paths.newQuest}>
          {w.create}
        </Button>
      </header>
      {GROUPS.map((group) => {
        const of = quests.filter(({ data }) => statusOf(data) === group);
        if (of.length === 0) return null;
        return (
          <section key={group}>
            <h2>{w.status[group]}</h2>
            <ul className={classes.quests}>
              {of.map((quest) => (
                <Card
                  key={quest.id}
                  quest={quest}
                  asked={open.filter(({ data }) => data.questId === quest.id).length}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface CardProps {
  quest: OwnQuest;
  /** Number of questions that wait for an answer. */
  asked: number;
}

function Card({ quest: { id, data, sessions }, asked }: CardProps) {
  const w = useDashboardWords();
  const nowMs = Date.now();
  const subject = useMemo(() => coverOfQuest(id, data), [id, data]);
  const photo = isUploaded(data.cover) ? data.cover : undefined;
  const next = sessions.find((session) => isAhead(session.data, nowMs));
  return (
    <li>
      <Link href={dashboardOf(id)} className={classes.card}>
        <span className={classes.cover}>
          {photo ? <img src={smallOf(photo)} alt="" loading="lazy" /> : <Cover subject={subject} shape="thumbnail" />}
        </span>
        <span className={classes.what}>
          <b>{data.title || w.untitled}</b>
          <span>
            {next
              ? w.next(sessionTime(next.data), next.data.seats?.booked ?? 0, seatsInAll(data, next.data))
              : w.noDate}
          </span>
          {asked > 0 ? <b className={classes.asked}>{w.questions.waiting(asked)}</b> : null}
          {data.stats?.reviews ? <span>{w.stars(data.stats.stars ?? 0, data.stats.reviews)}</span> : null}
        </span>
      </Link>
    </li>
  );
}
