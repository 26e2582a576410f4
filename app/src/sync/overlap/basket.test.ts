import { beforeEach, expect, it } from "vitest";
import "fake-indexeddb/auto";
import { clearFriendships, friendshipTopics, setTopic } from "~/state/friendships";
import { forgetSelection, selection } from "~/state/selection";
import { wish } from "../lists/activities";
import { removeEndedFriend, takeFromFriend } from "./basket";

const since = "2026-05-01T10:00:00.000Z";
const theirs = () => selection.getState().friendSelectedActivities.map(({ title }) => title);

function befriend(...uids: string[]): void {
  for (const topic of friendshipTopics("me")) setTopic(topic, []);
  setTopic(
    "friendships?a=me",
    uids.map((b) => ({ id: `me_${b}`, data: { a: "me", b, since } })),
  );
}

beforeEach(() => {
  clearFriendships();
  forgetSelection();
});

it("removes the side of a friend when the friendship ends, and not before it is known", () => {
  takeFromFriend([wish("Swim in the sea", [])], { name: "Ann" }, "ann");
  removeEndedFriend("me");
  befriend("ann", "ben");
  removeEndedFriend("me");
  expect(theirs()).toEqual(["Swim in the sea"]);
  befriend("ben");
  removeEndedFriend("me");
  expect(theirs()).toEqual([]);
  expect(selection.getState().comparedWith).toBeNull();
});

it("keeps the side of somebody who was no friend", () => {
  befriend("ben");
  takeFromFriend([wish("Swim in the sea", [])], { name: "ann" });
  removeEndedFriend("me");
  expect(theirs()).toEqual(["Swim in the sea"]);
});
