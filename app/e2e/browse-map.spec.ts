import type { Page } from "@playwright/test";
import { call, friends, listOf, start, uidOf } from "./support/people";
import { expect, picture, readyMap, test } from "./support/test";

const KYOTO = { lat: 35.01, lng: 135.77 };

/** Puts wishes on somebody's list, each at a place of its own. */
async function place(page: Page, ...wishes: [title: string, lat: number, lng: number][]): Promise<string> {
  await start(page, ["Write a letter"]);
  const { id } = await listOf(page);
  const ops = wishes.map(([title, lat, lng]) => ({
    op: "add",
    activity: { id: crypto.randomUUID(), title, kind: "see", place: { name: title, lat, lng } },
  }));
  await call(page, "editBucketItems", { listId: id, ops });
  return id;
}

test("the map to browse shows own wishes and those of friends with their faces, and towns for who asks", {
  tag: "@map",
}, async ({ person, friend, ownServer, browser }) => {
  const [ann, ben] = await friends(browser, ownServer, person, friend);
  await place(ann, ["Swim below the cliffs", 44.11, 9.73]);
  const theirs = await place(
    ben,
    ["See the thousand gates", KYOTO.lat, KYOTO.lng],
    ["Eat ramen at midnight", KYOTO.lat + 0.5, KYOTO.lng],
    ["Climb the table mountain", -33.96, 18.41],
  );
  await call(ben, "setShare", { type: "bucketList", id: theirs, visibility: "friends" });
  const uid = await uidOf(ben);
  await ann.goto(`${ownServer.url}/browse?at=60,15,0.8`);
  const map = readyMap(ann);

  await test.step("no towns, but everybody's wishes: alone, or in a cluster, with the faces of friends", async () => {
    await expect(map).toHaveAttribute("data-points", "4");
    await expect(map).toHaveAttribute("data-clusters", "1");
    await expect(map.locator(`[data-face="${uid}"]`)).toHaveCount(2);
    // Of what is shown here, no choice between one's own and friends' would tell.
    await expect(map.getByRole("radiogroup", { name: "Whose places" })).toHaveCount(0);
    await picture(ann, "browse-map");
  });

  await test.step("words leave those that have them", async () => {
    await ann.getByRole("searchbox", { name: "Search" }).fill("ramen");
    await expect(map).toHaveAttribute("data-points", "1");
    await ann.getByRole("searchbox", { name: "Search" }).fill("");
    await expect(map).toHaveAttribute("data-points", "4");
  });

  await test.step("towns come and go with their switch", async () => {
    const towns = ann.getByRole("button", { name: "Show towns to add" });
    await towns.click();
    await expect(map).toHaveAttribute("data-points", /^\d{5,6}$/);
    await towns.click();
    await expect(map).toHaveAttribute("data-points", "4");
  });

  await test.step("a friend's wish opens with whose it is, and leads to their list", async () => {
    await ann.getByRole("button", { name: "List places in view" }).click();
    await map.getByRole("button", { name: `Climb the table mountain ${friend.name}` }).press("Enter");
    const card = ann.getByRole("complementary", { name: "Climb the table mountain" });
    await expect(card.getByText(`Wanted by ${friend.name}`)).toBeVisible();
    await card.getByRole("button", { name: "Open" }).click();
    await expect(ann).toHaveURL(new RegExp(`/${new Date().getFullYear()}/${theirs}`));
  });
});
