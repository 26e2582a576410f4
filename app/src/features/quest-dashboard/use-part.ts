import { useState } from "react";

/**
 * The first of many rows, and a way to show more of them; starts anew when `key` changes.
 *
 * @param step - rows that are shown at first, and each time more are asked for
 */
export function usePart<Row>(rows: readonly Row[], step: number, key = "") {
  const [shown, show] = useState({ key, count: step });
  const count = shown.key === key ? shown.count : step;
  return {
    part: rows.length > count ? rows.slice(0, count) : rows,
    left: Math.max(0, rows.length - count),
    showMore: () => show({ key, count: count + step }),
  };
}
