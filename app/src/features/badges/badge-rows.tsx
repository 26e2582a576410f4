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
import type { Badge, BadgeKind } from "~/core";
import { day, number } from "~/ui/format";
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

interface Props {
  badges: readonly Badge[];
  /** True if they are the reader's, who is told what the next level takes. */
  isOwn: boolean;
}

/** Badges with their levels, and what was counted for each. */
export function BadgeRows({ badges, isOwn }: Props) {
  return (
    <ul>
      {badges.map((badge) => (
        <BadgeRow key={badge.kind} badge={badge} isOwn={isOwn} />
      ))}
    </ul>
  );
}

function BadgeRow({ badge: { kind, count, level, next, reachedAt }, isOwn }: { badge: Badge; isOwn: boolean }) {
  const w = useLeaderboardWords().badges;
  const Icon = ICONS[kind];
  const more = next === undefined ? w.highest : isOwn ? w.next(next - count) : "";
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
        <small>{[more, reachedAt ? w.since(day(reachedAt)) : ""].filter(Boolean).join(" · ")}</small>
      </span>
    </li>
  );
}
