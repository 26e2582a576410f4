import {
  IconCalendarWeek,
  IconCar,
  IconConfetti,
  IconDoor,
  IconFlag,
  IconMapPin,
  IconSignRight,
  IconUsers,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { sentence } from "~/api/failure";
import type { Badge, BadgeKind, PointsEntry } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { pointsOnHold } from "~/sync/points/on-hold";
import { useLedger } from "~/sync/points/use-ledger";
import { day, number } from "~/ui/format";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useLeaderboardWords } from "~/ui/words/leaderboard";
import classes from "./badges.module.css";

const ICONS = {
  together: IconUsers,
  quests: IconFlag,
  stops: IconMapPin,
  hangouts: IconConfetti,
  hosted: IconDoor,
  driven: IconCar,
  guided: IconSignRight,
  weeks: IconCalendarWeek,
} as const satisfies Record<BadgeKind, unknown>;

/** Levels of every badge. */
const LEVELS = [1, 2, 3] as const;

/** The deeds of the reader, counted by the core from their ledger of points: a badge for each kind, those not begun included. */
export function Badges() {
  const w = useLeaderboardWords();
  const ledger = useLedger();
  const counted = useBadges(ledger.data);
  const failure = ledger.error ?? counted.error;
  const retry = () => void (ledger.error ? ledger.refetch() : counted.refetch());
  return (
    <section className={classes.badges} aria-labelledby="badges">
      <h2 id="badges">{w.badges.title}</h2>
      {counted.data ? (
        <>
          <p>
            <b>{w.badges.points(counted.data.points)}</b>{" "}
            {counted.data.onHold > 0 ? `${w.badges.onHold(counted.data.onHold)} ` : null}
            <Link href={paths.leaderboard}>{w.badges.open}</Link>
          </p>
          <ul>
            {counted.data.badges.map((badge) => (
              <OneBadge key={badge.kind} badge={badge} />
            ))}
          </ul>
        </>
      ) : failure ? (
        <FailureNotice main={false} sentence={sentence(failure)} onRetry={retry} />
      ) : (
        <RowsSkeleton label={w.badges.loading} rows={3} />
      )}
    </section>
  );
}

function useBadges(lines: readonly PointsEntry[] | undefined) {
  return useQuery({
    queryKey: ["badges", lines],
    queryFn: async () => {
      const { auditPoints, badges } = await import("~/core/quests");
      const known = lines ?? [];
      return { badges: badges(known), points: auditPoints(known).points, onHold: pointsOnHold(known) };
    },
    enabled: lines !== undefined,
  });
}

function OneBadge({ badge: { kind, count, level, next, reachedAt } }: { badge: Badge }) {
  const w = useLeaderboardWords().badges;
  const Icon = ICONS[kind];
  return (
    <li data-level={level}>
      <span className={classes.medal} aria-hidden="true">
        <Icon size={26} stroke={1.7} />
      </span>
      <span className={classes.words}>
        <b>{w.name[kind]}</b>
        <span className={classes.levels} role="img" aria-label={w.level(level)}>
          {LEVELS.map((each) => (
            <i key={each} data-reached={each <= level || undefined} />
          ))}
        </span>
        <span>{w.count[kind](count, number(count))}</span>
        <small>
          {[next === undefined ? w.highest : w.next(next - count), reachedAt ? w.since(day(reachedAt)) : ""]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
    </li>
  );
}
