import { type KeyboardEvent, useRef, useState } from "react";

const MOVES: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Arrow keys, Home and End move the focus from cell to cell of a table; only one cell is in the order of the Tab key.
 * A cell says where it is by `data-row` and `data-column`.
 */
export function useCellKeys() {
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState("0 0");
  const focus = (row: number, column: number): boolean => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return false;
    setCurrent(`${row} ${column}`);
    cell.focus();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-row]");
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const [row, column] = [Number(cell.dataset.row), Number(cell.dataset.column)];
    const move = MOVES[event.key];
    const last = table.current?.querySelectorAll(`[data-row="${row}"]`).length ?? 1;
    const isMoved = move
      ? focus(row + move[0], column + move[1])
      : event.key === "Home"
        ? focus(row, 0)
        : event.key === "End" && focus(row, last - 1);
    if (isMoved || move) event.preventDefault();
  };
  /** The attributes of a cell. */
  const cell = (row: number, column: number) => ({
    "data-row": row,
    "data-column": column,
    tabIndex: current === `${row} ${column}` ? 0 : -1,
    onFocus: () => setCurrent(`${row} ${column}`),
  });
  return { table, onKeyDown, cell };
}
