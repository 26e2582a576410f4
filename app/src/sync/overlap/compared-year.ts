/** The years in which two people can be compared, newest first: those of either. */
export function comparedYears(own: readonly number[], theirs: readonly number[]): number[] {
  return [...new Set([...own, ...theirs])].sort((a, b) => b - a);
}

/** The year in which two people are compared: the present one if both have a list of it, else the newest of both, else theirs. */
export function comparedYear(own: readonly number[], theirs: readonly number[], present: number): number {
  const both = comparedYears(own, theirs).filter((year) => own.includes(year) && theirs.includes(year));
  if (both.includes(present)) return present;
  return both[0] ?? Math.max(...(theirs.length > 0 ? theirs : own.length > 0 ? own : [present]));
}
