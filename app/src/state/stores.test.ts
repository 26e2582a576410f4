import { beforeEach, describe, expect, it } from "vitest";
import type { BucketList } from "~/core";
import { forgetLists, lists, setPending, setSavedList, setSavedLists } from "./lists";
import { selection } from "./selection";
import { session } from "./session";

const now = "2026-05-01T10:00:00.000Z";
const list = (titles: string[]): BucketList => ({
  userId: "u1",
  activities: titles.map((title) => ({ id: title, title })),
  createdAt: now,
  updatedAt: now,
  year: 2026,
  createdByUsername: "ada",
});
const titles = () => lists.getState().userBucketList?.activities.map((activity) => activity.title);

beforeEach(forgetLists);

describe("the client state", () => {
  it("has the seven names of the specification", () => {
    const names = Object.keys({ ...session.getState(), ...selection.getState(), ...lists.getState() });
    expect(names).toEqual(
      expect.arrayContaining([
        "waitlistUser",
        "user",
        "friend",
        "selectedActivities",
        "friendSelectedActivities",
        "selectedPlaces",
        "userBucketList",
      ]),
    );
  });
});

describe("edits of the list", () => {
  it("are shown before they are saved, and taken back when they fail", () => {
    setSavedList({ id: "l1", version: 1, data: list(["a"]) });
    setPending([{ key: "k", listId: "l1", ops: [{ op: "add", activity: { id: "b", title: "b" } }], at: now }]);
    expect(titles()).toEqual(["a", "b"]);
    setPending([]);
    expect(titles()).toEqual(["a"]);
  });

  it("stay when the list changes elsewhere, and do not double when the answer already has them", () => {
    setSavedList({ id: "l1", version: 1, data: list(["a"]) });
    setPending([{ key: "k", listId: "l1", ops: [{ op: "add", activity: { id: "b", title: "b" } }], at: now }]);
    setSavedList({ id: "l1", version: 2, data: list(["a", "c"]) });
    expect(titles()).toEqual(["a", "c", "b"]);
    setSavedList({ id: "l1", version: 3, data: list(["a", "c", "b"]) });
    expect(titles()).toEqual(["a", "c", "b"]);
  });

  it("are not undone by an answer that comes late", () => {
    setSavedList({ id: "l1", version: 3, data: list(["a", "b"]) });
    setSavedList({ id: "l1", version: 2, data: list(["a"]) });
    expect(titles()).toEqual(["a", "b"]);
  });

  it("leave the list that is drawn alone when the same comes again, and take every draft", () => {
    setSavedLists([{ id: "l1", version: 3, data: list(["a"]) }]);
    const [drawn] = lists.getState().shown;
    setSavedLists([{ id: "l1", version: 3, data: list(["a"]) }]);
    expect(lists.getState().shown[0]).toBe(drawn);
    setSavedList({ id: "draft", version: 0, data: { ...list(["b"]), year: 2025 } });
    setSavedList({ id: "draft", version: 0, data: { ...list(["b", "c"]), year: 2025 } });
    expect(lists.getState().shown[1]?.data.activities).toHaveLength(2);
  });

  it("stay with their list when another year is shown beside it", () => {
    setSavedLists([
      { id: "l1", version: 1, data: list(["a"]) },
      { id: "l0", version: 1, data: { ...list(["old"]), year: 2025 } },
    ]);
    setPending([{ key: "k", listId: "l0", ops: [{ op: "remove", id: "old" }], at: now }]);
    expect(titles()).toEqual(["a"]);
    expect(lists.getState().shown[1]?.data.activities).toEqual([]);
  });

  it("show no list while there is none", () => {
    setSavedLists([]);
    expect(lists.getState()).toMatchObject({ userBucketList: null, saved: [] });
  });
});
