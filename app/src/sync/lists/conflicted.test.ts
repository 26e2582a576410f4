import { beforeEach, describe, expect, it } from "vitest";
import "fake-indexeddb/auto";
import { lostChanges } from "~/state/lost";
import { dropLost, keepLost, restoreLost } from "./lost";

const change = (id: string, title: string, ...fields: string[]) => ({ listId: "l1", activity: { id, title }, fields });
const waiting = () => lostChanges.getState().waiting;

beforeEach(async () => {
  for (const each of waiting()) await dropLost(each);
});

describe("changes to what is gone", () => {
  it("outlive the tab until it is decided about them", async () => {
    await keepLost([change("a", "Swim far", "title"), change("b", "Sail", "note")]);
    lostChanges.setState({ waiting: [] });
    await restoreLost();
    expect(waiting().map(({ activity }) => activity.title)).toEqual(["Swim far", "Sail"]);
    await dropLost(change("a", "Swim far"));
    lostChanges.setState({ waiting: [] });
    await restoreLost();
    expect(waiting().map(({ activity }) => activity.title)).toEqual(["Sail"]);
  });

  it("are one decision for one activity, however many they were", async () => {
    await keepLost([change("a", "Swim far", "title")]);
    await keepLost([change("a", "Swim farther", "note")]);
    expect(waiting()).toEqual([change("a", "Swim farther", "title", "note")]);
  });
});
