import { expect, it } from "vitest";
import type { BoardRow, Leaderboard } from "~/api/schema";
import { movesOf, rowsOf } from "./moves";

const row = (uid: string, rank: number, points: number): BoardRow => ({
  uid,
  rank,
  points,
  isMe: uid === "me",
  name: uid,
});
const board = (top: BoardRow[], rows: BoardRow[], people: number): Leaderboard => ({
  board: "friends",
  period: "week",
  people,
  top,
  rows,
  me: { rank: 1, points: 0, before: null, hidden: false },
});

it("rows come once each, in order", () => {
  const all = [row("a", 1, 9), row("b", 2, 8), row("c", 3, 7), row("me", 4, 6)];
  expect(rowsOf(board(all.slice(0, 3), all, 4)).map(({ uid }) => uid)).toEqual(["a", "b", "c", "me"]);
  expect(rowsOf(board(all.slice(0, 3), all.slice(1), 4)).map(({ uid }) => uid)).toEqual(["a", "b", "c", "me"]);
  const far = [row("x", 40, 2), row("me", 41, 1)];
  expect(rowsOf(board(all.slice(0, 3), far, 60)).map(({ rank }) => rank)).toEqual([1, 2, 3, 40, 41]);
});

it("a move is told only where the place of the week before is known", () => {
  const now = board([], [row("a", 1, 9), row("me", 2, 8), row("b", 3, 7), row("idle", 4, 0)], 4);
  const before = board([], [row("me", 1, 5), row("a", 2, 4), row("idle", 3, 0)], 3);
  expect([...movesOf(now, before)]).toEqual([
    ["a", 1],
    ["me", -1],
    ["b", "new"],
  ]);
  const partly = { ...before, people: 50 };
  expect(movesOf(now, partly).has("b")).toBe(false);
  expect(movesOf(now, undefined).size).toBe(0);
});
