import { Button } from "@mantine/core";
import { IconChevronLeft, IconDoorEnter } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { composeQuest, dashboard, doorOf } from "~/routing/quest-paths";
import { allGuests } from "~/sync/quests/all-guests";
import { useFigures } from "~/sync/quests/use-figures";
import type { OwnQuest } from "~/sync/quests/use-own-quests";
import { useReceivedQuestions } from "~/sync/quests/use-questions";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import { Actions } from "./actions";
import classes from "./dashboard.module.css";
import type { DashboardSlots } from "./dashboard-page";
import { Dates } from "./dates";
import { statusOf } from "./figures";
import { Guests } from "./guests";
import { AnsweredQuestions, OpenQuestions } from "./questions/questions";
import { SaveCsv } from "./save-csv";
import { SentMessages } from "./sent-messages";
import { isAhead } from "./session-time";
import { Summary } from "./summary";

const Learn = lazy(() => import("./learn").then((part) => ({ default: part.Learn })));

/** One quest of its creator: figures, dates and guests, where people stop, charts, messages. */
export function QuestDetail({ quest, slots: { DateActs } }: { quest: OwnQuest; slots: DashboardSlots }) {
  const w = useDashboardWords();
  const { id, data, sessions, version } = quest;
  const seen = [version, ...sessions.map((session) => session.version)];
  const { figures, failure, retry } = useFigures(id, String(Math.max(...seen)));
  const questions = useReceivedQuestions(id) ?? [];
  const nowMs = Date.now();
  const ahead = sessions.filter((session) => isAhead(session.data, nowMs));
  const past = sessions.filter((session) => !isAhead(session.data, nowMs)).reverse();
  const [chosen, choose] = useState<string | null>(null);
  const session = sessions.find(({ id: one }) => one === chosen) ?? ahead[0] ?? past[0];
  const canChange = session && ahead.includes(session) && data.status !== "cancelled" && data.status !== "archived";
  return (
    <div className={classes.page} data-quest>
      <Link href={dashboard} className={classes.back}>
        <IconChevronLeft size={18} aria-hidden="true" />
        {w.title}
      </Link>
      <header className={classes.head}>
        <div>
          <h1>{data.title || w.untitled}</h1>
          <p className={classes.soft}>
            <span>{w.status[statusOf(data)]}</span> <Link href={paths.quest(id)}>{w.seePage}</Link>{" "}
            <Link href={composeQuest(id)}>{w.edit}</Link>
          </p>
        </div>
        <div className={classes.acts}>
          <Actions quest={quest} />
          {session?.data.startsAt ? (
            <Button
              component={Link}
              href={doorOf(id, session.id)}
              leftSection={<IconDoorEnter size={20} aria-hidden="true" />}
            >
              {w.checkIn}
            </Button>
          ) : null}
        </div>
      </header>
      {figures ? (
        <Summary quest={quest} figures={figures} />
      ) : failure ? (
        <FailureNotice main={false} sentence={sentence(failure)} onRetry={retry} />
      ) : (
        <RowsSkeleton label={w.loading} rows={3} />
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <OpenQuestions questions={questions} />
          <Dates title={w.ahead} quest={data} sessions={ahead} chosenId={session?.id} onChoose={choose} />
          <Dates title={w.past} quest={data} sessions={past} chosenId={session?.id} onChoose={choose} />
          {sessions.length === 0 ? <p className={classes.soft}>{w.noDate}</p> : null}
          {session ? (
            <Guests
              key={session.id}
              questId={id}
              quest={data}
              session={session}
              money={figures?.dates.find(({ sessionId }) => sessionId === session.id)}
              acts={canChange ? <DateActs questId={id} quest={data} session={session} /> : null}
            />
          ) : null}
          {figures && figures.bookings > 0 ? (
            <SaveCsv label={w.csv} fileName="guests.csv" make={() => tableOfGuests(quest)} />
          ) : null}
          <SentMessages questId={id} />
          <AnsweredQuestions questions={questions} />
        </div>
        {figures ? (
          <div className={classes.column}>
            <Suspense fallback={<RowsSkeleton label={w.loading} rows={6} />}>
              <Learn quest={data} figures={figures} />
            </Suspense>
          </div>
        ) : null}
      </div>
    </div>
  );
}

async function tableOfGuests({ id, data }: OwnQuest): Promise<string> {
  const { guestsCsv } = await import("./guests-csv");
  return guestsCsv(data, await allGuests(id));
}
