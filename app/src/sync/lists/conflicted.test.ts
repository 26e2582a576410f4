import { beforeEach, describe, expect, it } from "vitest";
import "fake-indexeddb/auto";
import { conflictedChanges, isTextConflict } from "~/state/conflicted";
import { dropConflicted, keepConflicted, restoreConflicted } from "./conflicted";

const change = (id: string, title: string, ...fields: string[]) => ({ listId: "l1", activity: { id, title }, fields });
const waiting = () => conflictedChanges.getState().waiting;
const titles = () => waiting().map((each) => (isTextConflict(each) ? each.mine : each.activity.title));
const text = (base: string, mine: string) =>
  ({ listId: "l1", activityId: "a", field: "note", base, mine, theirs: "Bring rope" }) as const;

beforeEach(async () => {
  for (const each of waiting()) await dropConflicted(each);
});

describe("changes to what is gone", () => {
  it("outlive the tab until it is decided about them", async () => {
    await keepConflicted([change("a", "Swim far", "title"), change("b", "Sail", "note")]);
    conflictedChanges.setState({ waiting: [] });
    await restoreConflicted();
    expect(titles()).toEqual(["Swim far", "Sail"]);
    await dropConflicted(change("a", "Swim far"));
    conflictedChanges.setState({ waiting: [] });
    await restoreConflicted();
    expect(titles()).toEqual(["Sail"]);
  });

  it("are one decision for one activity, however many they were", async () => {
    await keepConflicted([change("a", "Swim far", "title")]);
    await keepConflicted([change("a", "Swim farther", "note")]);
    expect(waiting()).toEqual([change("a", "Swim farther", "title", "note")]);
  });
});

describe("texts changed on both sides", () => {
  it("are one decision as long as the later one was written over the earlier one", async () => {
    await keepConflicted([text("", "Bring a coat")]);
    await keepConflicted([text("Bring a coat", "Bring a warm coat")]);
    expect(titles()).toEqual(["Bring a warm coat"]);
    await keepConflicted([text("Bring rope", "Bring rope and a lamp")]);
    expect(titles()).toEqual(["Bring a warm coat", "Bring rope and a lamp"]);
    await dropConflicted(text("Bring a coat", "Bring a warm coat"));
    expect(titles()).toEqual(["Bring rope and a lamp"]);
  });

  it("are kept beside those that another tab keeps in the same moment", async () => {
    await Promise.all([keepConflicted([text("", "Mine")]), keepConflicted([change("b", "Sail", "note")])]);
    expect(titles()).toEqual(["Mine", "Sail"]);
  });
});
