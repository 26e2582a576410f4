import type { ReactNode } from "react";
import { sentence } from "~/api/failure";
import type { ProfileStats } from "~/api/schema";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { pointsOnHold } from "~/sync/points/on-hold";
import { useLedger } from "~/sync/points/use-ledger";
import { useProfile } from "~/sync/profiles/use-profile";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import { BadgeRows } from "./badge-rows";
import classes from "./badges.module.css";

/** The reader's points, and a badge for each kind of deed, those not begun included. */
export function Badges() {
  const w = useLeaderboardWords().badges;
  const { data, error, refetch } = useProfile({});
  const onHold = pointsOnHold(useLedger().data ?? []);
  return (
    <Titled title={w.title}>
      {data?.stats ? (
        <>
          <p>
            <b>{w.points(data.stats.points, data.stats.thisWeek)}</b> {onHold > 0 ? `${w.onHold(onHold)} ` : null}
            <Link href={paths.leaderboard}>{w.open}</Link>
          </p>
          <BadgeRows badges={data.stats.badges} isOwn />
        </>
      ) : error ? (
        <FailureNotice main={false} sentence={sentence(error)} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label={w.loading} rows={3} />
      )}
    </Titled>
  );
}

/** Points and badges as others see them: those with a level. */
export function SeenBadges({ stats: { points, thisWeek, badges } }: { stats: ProfileStats }) {
  const w = useLeaderboardWords().badges;
  const reached = badges.filter(({ level }) => level > 0);
  return (
    <Titled title={w.seen}>
      <p>
        <b>{w.points(points, thisWeek)}</b> {reached.length === 0 ? w.none : ""}
      </p>
      {reached.length > 0 ? <BadgeRows badges={reached} isOwn={false} /> : null}
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.badges} aria-labelledby="badges">
      <h2 id="badges">{title}</h2>
      {children}
    </section>
  );
}
