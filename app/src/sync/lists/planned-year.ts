/** The first month in which people plan the next year, counted from 0 as `Date` does: October. */
const PLANNING_FROM = 9;

/** The year somebody new makes a list for: from October on the next one. */
export function plannedYear(now: Date): number {
  return now.getFullYear() + (now.getMonth() >= PLANNING_FROM ? 1 : 0);
}

const DAY_MS = 86_400_000;

/** Days of a year that are left, today included; none once it is over. */
export function daysLeft(year: number, now: Date): number {
  const end = new Date(year + 1, 0, 1);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((end.getTime() - today.getTime()) / DAY_MS));
}
