import { beforeEach, describe, expect, it } from "vitest";
import "fake-indexeddb/auto";
import { conflictedChanges } from "~/state/conflicted";
import { dropConflicted, keepConflicted, restoreConflicted } from "./conflicted";

const change = (id: string, title: string, ...fields: string[]) => ({ listId: "l1", activity: { id, title }, fields });
const waiting = () => conflictedChanges.getState().waiting;

beforeEach(async () => {
  for (const each of waiting()) await dropConflicted(each);
});

describe("changes to what is gone", () => {
  it("outlive the tab until it is decided about them", async () => {
    await keepConflicted([change("a", "Swim far", "title"), change("b", "Sail", "note")]);
    conflictedChanges.setState({ waiting: [] });
    await restoreConflicted();
    expect(waiting().map(({ activity }) => activity.title)).toEqual(["Swim far", "Sail"]);
    await dropConflicted(change("a", "Swim far"));
    conflictedChanges.setState({ waiting: [] });
    await restoreConflicted();
    expect(waiting().map(({ activity }) => activity.title)).toEqual(["Sail"]);
  });

  it("are one decision for one activity, however many they were", async () => {
    await keepConflicted([change("a", "Swim far", "title")]);
    await keepConflicted([change("a", "Swim farther", "note")]);
    expect(waiting()).toEqual([change("a", "Swim farther", "title", "note")]);
  });
});
