import { expect, it } from "vitest";
import type { Quest } from "~/core";
import { ideasOf } from "./ideas";

const quest = (id: string, lat: number) => ({
  id,
  version: 1,
  data: { title: id, stops: [{ id: "s", lat, lng: 0 }] } as unknown as Quest,
});
const quests = [quest("newest", 50), quest("with friends", 60), quest("near", 0.2), quest("nearer", 0.1)];
const friends = [{ questId: "with friends", uid: "k", name: "Kestrel" }];
const titles = (ideas: ReturnType<typeof ideasOf>) => ideas.map(({ quest: { id } }) => id);

it("are three: the nearest first, then those that friends are on, then the newest", () => {
  expect(titles(ideasOf(quests, { lat: 0, lng: 0 }, friends))).toEqual(["nearer", "near", "with friends"]);
  expect(titles(ideasOf(quests, null, friends))).toEqual(["with friends", "newest", "near"]);
});
