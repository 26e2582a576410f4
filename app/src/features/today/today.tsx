import type { ReactNode } from "react";
import QueriesProvider from "~/api/queries-provider";
import type { SavedList } from "~/state/lists";
import { progressOf } from "~/sync/lists/activities";
import { useSession } from "~/sync/session/use-session";
import { firstName } from "~/ui/people/person";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { locale } from "~/ui/words/language";
import { AllDone } from "./all-done";
import { Open } from "./open";
import { People } from "./people";
import classes from "./today.module.css";
import { useFriendsLists } from "./use-friends-lists";

interface Props {
  /** The list of the year, or of the next one where that alone was begun. */
  list: SavedList | undefined;
  slots: {
    /** The quest that goes on or begins next, before everything else. */
    quest: ReactNode;
    /** Place to write the first wish. */
    start: ReactNode;
    /** Hangouts that lie ahead, or the invitation to make one. */
    hangouts: ReactNode;
    /** Requests of people who want to be friends. */
    requests: ReactNode;
  };
}

/** Wishes that fit today, news of friends, and the time that is left of the year. */
export function Today(props: Props) {
  return (
    <QueriesProvider>
      <Page {...props} />
    </QueriesProvider>
  );
}

function Page({ list, slots }: Props) {
  const w = useWords();
  const now = new Date(useNow());
  const fullName = useSession(({ user }) => user?.name ?? "");
  const name = firstName({ name: fullName });
  const beside = useFriendsLists();
  const { done, total } = progressOf(list?.data.activities ?? []);
  // A list of the next year may be done before that year has begun; it is not over then.
  const isAllDone = list !== undefined && total > 0 && done === total && list.data.year <= now.getFullYear();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <p>{now.toLocaleDateString(locale(), { weekday: "long", day: "numeric", month: "long" })}</p>
        <h1>{isAllDone ? w.today.allDone(done, name) : w.today.hello(timeOf(now), name)}</h1>
        {isAllDone ? <p className={classes.lede}>{w.today.allDoneExplained(list.data.year)}</p> : null}
      </header>
      <div className={classes.main}>
        {slots.quest}
        {isAllDone ? (
          <AllDone list={list} {...beside} now={now} />
        ) : list && total > 0 ? (
          <Open list={list} now={now} start={slots.start} hasFriends={beside.friends.length > 0} />
        ) : slots.start ? (
          <section className={classes.fresh} aria-labelledby="fresh">
            <h2 id="fresh">{w.today.freshTitle}</h2>
            <p className={classes.soft}>{w.today.freshExplained}</p>
            {slots.start}
          </section>
        ) : null}
        {slots.hangouts}
      </div>
      <People {...beside} nowMs={now.getTime()} requests={slots.requests} />
    </div>
  );
}

/** Hours, of 24, in which the greeting changes. */
const NOON = 12;
const EVENING = 18;
const NIGHT = 4;

function timeOf(now: Date): "morning" | "afternoon" | "evening" {
  const hour = now.getHours();
  if (hour < NIGHT || hour >= EVENING) return "evening";
  return hour < NOON ? "morning" : "afternoon";
}
