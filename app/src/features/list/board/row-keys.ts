import type { KeyboardEvent, RefObject } from "react";
import { useEffect } from "react";
import type { Activity } from "~/core";
import { isDone } from "~/sync/lists/activities";
import { isDialogOpen, isTyping } from "~/ui/shortcuts";
import type { RowWiring } from "./row-of";
import { tick } from "./tick";

interface BoardKeys {
  /** Moves a row by one place. */
  step: (activity: Activity, by: -1 | 1) => void;
  /** Turns the title of a row into a field. */
  rename: (activity: Activity) => void;
}

/**
 * The keys of a list: `j` and `k` go down and up, `x` ticks, `e` and F2 rename in place, `p` pins, Delete takes off
 * the list, and with Alt the arrows move the row itself.
 */
export function useRowKeys(
  holder: RefObject<HTMLElement | null>,
  byId: ReadonlyMap<string, Activity>,
  wiring: RowWiring,
  board: BoardKeys,
) {
  useEffect(() => {
    const walk = (event: globalThis.KeyboardEvent) => {
      if (isTyping(event) || isDialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "j") goBy(holder.current, 1);
      else if (event.key === "k") goBy(holder.current, -1);
    };
    window.addEventListener("keydown", walk);
    return () => window.removeEventListener("keydown", walk);
  }, [holder]);

  return (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    const activity = byId.get(row?.dataset.item ?? "");
    if (!row || !activity || isTyping(event.nativeEvent)) return;
    const act = keyed(event, activity, wiring, board);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function keyed(
  event: KeyboardEvent,
  activity: Activity,
  { actions, onPin }: RowWiring,
  { step, rename }: BoardKeys,
): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey) return undefined;
  const plain: Record<string, () => void> = {
    x: () => tick(actions, activity, !isDone(activity)),
    e: () => rename(activity),
    F2: () => rename(activity),
    p: () => onPin?.(activity),
    Delete: () => void actions.remove(activity),
  };
  const moving: Record<string, () => void> = { ArrowUp: () => step(activity, -1), ArrowDown: () => step(activity, 1) };
  return event.altKey ? moving[event.key] : plain[event.key];
}

/** Moves the focus by rows; from elsewhere it enters at the first. */
function goBy(holder: HTMLElement | null, by: number): void {
  const rows = [...(holder?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
  next?.querySelector<HTMLElement>("input, button")?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
