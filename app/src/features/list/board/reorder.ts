/** New position of an activity that is moved. Pure. */
import { type Activity, orderBetween } from "~/core";

/** The order key that puts something at an index of a row of others. */
export function orderAt(others: readonly Activity[], index: number): string {
  const before = others[index - 1]?.order ?? null;
  const after = others[index]?.order ?? null;
  try {
    return orderBetween(before, after);
  } catch {
    // Keys from elsewhere may be equal; behind the first of them is as near as it gets.
    return orderBetween(before, null);
  }
}

/** The order key one step up or down among the activities of its part; `null` at the end. */
export function orderBeside(part: readonly Activity[], id: string, step: -1 | 1): string | null {
  const at = part.findIndex((activity) => activity.id === id);
  const to = at + step;
  if (at === -1 || to < 0 || to >= part.length) return null;
  return orderAt(
    part.filter((activity) => activity.id !== id),
    to,
  );
}
