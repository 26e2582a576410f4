import { beforeEach, describe, expect, it } from "vitest";
import {
  blocked,
  clearFriendships,
  friendshipsStore,
  friendshipTopics,
  friendsOf,
  isKnown,
  pendingRequests,
  setCards,
  setDocument,
  setTopic,
} from "./friendships";

const since = "2026-05-01T10:00:00.000Z";
const now = Date.parse("2026-05-10T10:00:00.000Z");
const request = (from: string, to: string, status: string, createdAt = since) => ({ from, to, status, createdAt });

beforeEach(clearFriendships);

describe("the friendships of a person", () => {
  it("is known once every topic has been heard of", () => {
    for (const topic of friendshipTopics("me")) {
      expect(isKnown(friendshipsStore.getState(), "me")).toBe(false);
      setTopic(topic, []);
    }
    expect(isKnown(friendshipsStore.getState(), "me")).toBe(true);
  });

  it("has friends on both sides of a friendship, by name, once their cards are known", () => {
    setTopic("friendships?a=me", [{ id: "me_zoe", data: { a: "me", b: "zoe", since } }]);
    setTopic("friendships?b=me", [{ id: "ada_me", data: { a: "ada", b: "me", since } }]);
    setCards({ zoe: { name: "Zoe" } });
    expect(friendsOf(friendshipsStore.getState(), "me").map(({ uid }) => uid)).toEqual(["zoe"]);
    setCards({ ada: { name: "Ada" }, gone: null });
    expect(friendsOf(friendshipsStore.getState(), "me").map(({ uid }) => uid)).toEqual(["ada", "zoe"]);
  });

  it("loses a friend when the friendship is gone, and only that one", () => {
    setTopic("friendships?a=me", [
      { id: "me_x", data: { a: "me", b: "x", since } },
      { id: "me_y", data: { a: "me", b: "y", since } },
    ]);
    setCards({ x: { name: "X" }, y: { name: "Y" } });
    setDocument("friendships?a=me", "me_x", null);
    expect(friendsOf(friendshipsStore.getState(), "me").map(({ uid }) => uid)).toEqual(["y"]);
  });

  it("shows requests that wait, each on its side, and none that were answered or ran out", () => {
    setTopic("friendRequests?to=me", [
      { id: "a_me", data: request("a", "me", "pending") },
      { id: "b_me", data: request("b", "me", "declined") },
      { id: "c_me", data: request("c", "me", "pending", "2026-04-01T10:00:00.000Z") },
    ]);
    setTopic("friendRequests?from=me", [{ id: "me_d", data: request("me", "d", "pending") }]);
    const ids = (party: "from" | "to") =>
      pendingRequests(friendshipsStore.getState(), "me", party, now).map(({ id }) => id);
    expect(ids("to")).toEqual(["a_me"]);
    expect(ids("from")).toEqual(["me_d"]);
  });

  it("tells whom one blocks", () => {
    setDocument("blocks?by=me", "me_x", { by: "me", whom: "x", user_name: "xeno", since });
    expect(blocked(friendshipsStore.getState()).map(({ whom }) => whom)).toEqual(["x"]);
  });
});
