import { expect, it } from "vitest";
import { themes } from "~/core/themes";
import { sceneOfHangout } from "./hangout-scene";

it("shows the scene of the wish that a hangout was made from, with and without a place", () => {
  const wish = { id: "wish", title: "Nordlichter sehen" };
  const scene = themes.scene(wish);
  expect(scene).toBe("northern-lights");
  expect(sceneOfHangout(themes, { ...wish, id: "seed" })).toBe(scene);
  expect(sceneOfHangout(themes, { ...wish, id: "seed", place: "Zzyzx" })).toBe(scene);
});

it("leaves a hangout whose words say nothing to the poster of its place, and to a neutral scene without one", () => {
  expect(sceneOfHangout(themes, { id: "seed", title: "Zzyzx", place: "Qqq" })).toBeNull();
  expect(sceneOfHangout(themes, { id: "seed", title: "Zzyzx" })).toBe(themes.scene({ id: "seed", title: "Zzyzx" }));
});
