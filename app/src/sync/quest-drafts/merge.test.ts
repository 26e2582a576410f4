import { expect, it } from "vitest";
import { EMPTY, type QuestContent, sendable, stopOf, withAnswers, withMoved, withoutStop, withStop } from "./content";
import { merge, reverted, takeTheirs } from "./merge";

const at = (id: string) => stopOf({ title: id, lng: 1, lat: 2 }, id);
const base: QuestContent = { ...EMPTY, title: "Walk", story: "Once", stops: ["a", "b", "c"].map(at) };
const ids = ({ stops = [] }: QuestContent) => stops.map(({ id }) => id).join("");

it("changes of two sides come together, and what both changed is told", () => {
  const ours = withStop({ ...base, title: "Our walk" }, "a", { clue: "Left" });
  const theirs = withStop({ ...base, story: "Twice" }, "a", { stayMin: 30 });
  const { content, conflicts } = merge(base, ours, theirs);
  expect(conflicts).toEqual([]);
  expect(content).toMatchObject({ title: "Our walk", story: "Twice" });
  expect(content.stops?.[0]).toMatchObject({ clue: "Left", stayMin: 30 });

  const other = withStop({ ...base, title: "Their walk" }, "a", { clue: "Right" });
  const both = merge(base, ours, other);
  expect(both.conflicts).toEqual(["title", "stops.a.clue"]);
  expect(both.content.title).toBe("Our walk");
  const taken = takeTheirs(both.content, other, both.conflicts);
  expect([taken.title, taken.stops?.[0]?.clue]).toEqual(["Their walk", "Right"]);
});

it("stops are added, moved and removed by both", () => {
  const ours = withMoved(base, "c", 0);
  const theirs: QuestContent = { ...base, stops: [...(withoutStop(base, "b").stops ?? []), at("d")] };
  expect(ids(merge(base, ours, theirs).content)).toBe("cda");
  // Removed there and changed here, it stays: words are worth more than a removal.
  expect(ids(merge(base, withStop(base, "b", { clue: "New" }), withoutStop(base, "b")).content)).toContain("b");
});

it("a step is undone without what came from elsewhere since", () => {
  const after = withMoved(withStop(base, "a", { clue: "Left" }), "c", 0);
  const now = withStop({ ...after, story: "From another tab" }, "b", { stayMin: 5 });
  const undone = reverted(now, { before: base, after });
  expect(ids(undone)).toBe("abc");
  expect(undone.stops?.[0]?.clue).toBeUndefined();
  expect(undone).toMatchObject({ story: "From another tab" });
  expect(undone.stops?.[1]?.stayMin).toBe(5);
});

it("answers are sent when they change, and stay known on the device that typed them", () => {
  const proof = { type: "question" as const, question: "Which?", answers: ["9"] };
  const typed = withStop(base, "a", { proof });
  expect(sendable(typed, base).stops?.[0]?.proof?.answers).toEqual(["9"]);
  const saved = withStop(base, "a", { proof: { type: "question", question: "Which?", hasAnswer: true } });
  expect(withAnswers(saved, typed).stops?.[0]?.proof?.answers).toEqual(["9"]);
  expect(sendable(typed, typed).stops?.[0]?.proof).not.toHaveProperty("answers");
});
