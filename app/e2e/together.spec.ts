import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { call, friends, items, listOf, openSharing, start, write } from "./support/people";
import { expect, listen, otherDevice, signIn, test } from "./support/test";

const YEAR = new Date().getFullYear();
const row = (page: Page, title: string) => items(page).filter({ has: page.getByText(title, { exact: true }) });

test("two friends edit one list at once, one of them without a network, and nothing is lost", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await start(ann, ["Swim in the sea", "Bake bread", "Learn to sail"]);
  const { id } = await listOf(ann);

  await test.step("the owner lets a friend edit, who then finds the list open", async () => {
    await openSharing(ann);
    const editors = ann.getByRole("group", { name: "Who can edit it with you" });
    await editors.getByRole("checkbox", { name: friend.name }).check();
    await expect(ann.getByText("Saving", { exact: true })).toHaveCount(0);
    await ann.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await ben.goto(`/bucket-list/${id}`);
    await expect(ben.getByText(`This is ${person.name}’s list.`)).toBeVisible();
  });

  await test.step("what both write in the same moment is there for both", async () => {
    await Promise.all([write(ann, "Camp on an island"), write(ben, "Ride a night train")]);
    for (const page of [ann, ben]) {
      await expect(items(page)).toHaveCount(5);
      await expect(row(page, "Camp on an island")).toBeVisible();
      await expect(row(page, "Ride a night train")).toBeVisible();
    }
  });

  await test.step("the friend goes on without a network", async () => {
    await ben.context().setOffline(true);
    await rename(ben, "Bake bread", "Bake rye bread");
    await row(ben, "Swim in the sea").getByRole("checkbox").check();
    await write(ben, "Pick mushrooms");
    await expect(ben.getByRole("button", { name: "3 changes waiting" })).toBeVisible();
  });

  await test.step("meanwhile the owner changes one thing that is the same, and another field of the other", async () => {
    await rename(ann, "Bake bread", "Bake a birthday cake");
    await rename(ann, "Swim in the sea", "Swim in the cold sea");
    await expect(row(ann, "Swim in the cold sea").getByRole("checkbox")).not.toBeChecked();
  });

  await test.step("back in the network all of it meets, and what gave way is said", async () => {
    await ben.context().setOffline(false);
    await expect(ben.getByRole("button", { name: /changes? waiting/ })).toHaveCount(0);
    const conflict = ben.getByRole("status").filter({ hasText: "“Bake a birthday cake” was also changed elsewhere" });
    await expect(conflict).toBeVisible();
    for (const page of [ann, ben]) {
      await expect(items(page)).toHaveCount(6);
      await expect(row(page, "Swim in the cold sea").getByRole("checkbox")).toBeChecked();
      await expect(row(page, "Pick mushrooms")).toBeVisible();
      await expect(row(page, "Bake a birthday cake")).toBeVisible();
    }
    await conflict.getByRole("button", { name: "Use mine" }).click();
    for (const page of [ann, ben]) await expect(row(page, "Bake rye bread")).toBeVisible();
  });

  await test.step("what one changed offline and the other took off is brought back with the changes", async () => {
    await ben.context().setOffline(true);
    await rename(ben, "Learn to sail", "Learn to sail at night");
    await rename(ben, "Camp on an island", "Camp on two islands");
    await expect(ben.getByRole("button", { name: "2 changes waiting" })).toBeVisible();
    for (const title of ["Learn to sail", "Camp on an island"]) {
      // The server has to know before the friend is back: a change that it meets first would stay instead.
      const answered = ann.waitForResponse("**/functions/editBucketItems");
      await remove(ann, row(ann, title));
      await answered;
      await expect(row(ann, title)).toHaveCount(0);
    }
    await ben.context().setOffline(false);
    const lost = (title: string) =>
      ben
        .getByRole("article")
        .filter({ hasText: `“${title}” was removed from the list while you changed it offline.` });
    await expect(lost("Camp on two islands")).toBeVisible();
    // What is not decided yet is there again after the tab was closed.
    await ben.reload();
    await lost("Learn to sail at night").getByRole("button", { name: "Bring it back with my changes" }).click();
    for (const page of [ann, ben]) await expect(row(page, "Learn to sail at night")).toBeVisible();
    await expect(lost("Learn to sail at night")).toHaveCount(0);
    await lost("Camp on two islands").getByRole("button", { name: "Leave it out" }).click();
    await expect(ben.getByRole("article")).toHaveCount(0);
    for (const page of [ann, ben]) await expect(row(page, "Camp on two islands")).toHaveCount(0);
  });
});

test("two devices of one person: what one removed and the other changed stays, and that is said", async ({
  person,
  server,
  browser,
}) => {
  const phone = await otherDevice(browser, server, person, "/bucket-list");
  await start(phone, ["Swim in the sea", "Bake bread"]);
  const laptop = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await laptop.goto("/login?redirect=/bucket-list");
  await signIn(laptop, person);
  await expect(items(laptop)).toHaveCount(2);

  const asked = ["**/functions/editBucketItems", "**/v1/bucketLists/**"];
  for (const address of asked) await phone.route(address, (route) => route.abort());
  await remove(phone, row(phone, "Bake bread"));
  await rename(phone, "Swim in the sea", "Swim in a lake");
  await expect(phone.getByRole("button", { name: "2 changes waiting" })).toBeVisible();
  await rename(laptop, "Bake bread", "Bake rye bread");
  await remove(laptop, row(laptop, "Swim in the sea"));
  await expect(items(laptop)).toHaveCount(1);

  // The tab of the phone ends before its changes are sent.
  await phone.reload();
  await expect(phone.getByRole("button", { name: "2 changes waiting" })).toBeVisible();
  for (const address of asked) await phone.unroute(address);
  await expect(phone.getByText("“Bake rye bread” was also changed elsewhere.")).toBeVisible();
  await expect(
    phone.getByText("“Swim in a lake” was removed from the list while you changed it offline."),
  ).toBeVisible();
  for (const page of [phone, laptop]) await expect(items(page)).toHaveText([/Bake rye bread/]);
});

test("a secret link opens the list for a stranger until it is ended", { tag: "@smoke" }, async ({
  person,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["Swim in the sea", "Bake bread"]);
  const { id } = await listOf(ann);
  await openSharing(ann);
  // One press, although so far only friends see it.
  await ann.getByRole("button", { name: "Make a link anyone can open" }).click();
  await expect(ann.getByLabel("Anyone with the link")).toBeChecked();
  const field = ann.getByLabel("Link", { exact: true });
  await expect(field).toHaveValue(/\?k=/);
  const link = new URL(await field.inputValue());

  const stranger = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  const complaints: string[] = [];
  listen(stranger, complaints);
  const asked: URL[] = [];
  stranger.on("request", (request) => asked.push(new URL(request.url())));
  const hidden = stranger.getByRole("heading", { name: "You may need to sign in to see this" });
  const dead = stranger.getByRole("heading", { name: "This link doesn’t work any more" });

  await test.step("without the secret there is nothing", async () => {
    await stranger.goto(link.pathname);
    await expect(hidden).toBeVisible();
  });

  await test.step("with it the list opens, and changes while it is looked at", async () => {
    asked.length = 0;
    await stranger.goto(link.pathname + link.search);
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(`Walker’s ${YEAR}`);
    await expect(stranger).toHaveTitle(new RegExp(`^Walker’s ${YEAR}`));
    await expect(stranger.getByRole("button", { name: "Me too: Swim in the sea" })).toBeVisible();
    const document = asked.find(({ pathname }) => pathname === `/v1/bucketLists/${id}`);
    expect(document?.searchParams.get("k")).toBe(link.searchParams.get("k"));
    await call(ann, "editBucketItems", {
      listId: id,
      ops: [{ op: "add", activity: { id: crypto.randomUUID(), title: "Learn to sail", kind: "do" } }],
    });
    await expect(stranger.getByRole("button", { name: "Me too: Learn to sail" })).toBeVisible();
  });

  await test.step("its picture is a file to send", async () => {
    const download = ann.waitForEvent("download");
    await ann.getByRole("button", { name: "Share image" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`yonder-${YEAR}.png`);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    // Not the picture that stands for lists nobody may see.
    const general = await (await stranger.request.get("/cards/yonder.png")).body();
    expect(bytes.equals(general)).toBe(false);
  });

  await test.step("ended, it takes the list away from whoever looks, and never opens again", async () => {
    await ann.getByRole("button", { name: "Turn off link" }).click();
    await expect(ann.getByText("The link no longer works. Your friends can still see the list.")).toBeVisible();
    await expect(field).toHaveCount(0);
    await expect(dead).toBeVisible();
    const answer = await stranger.goto(link.pathname + link.search);
    expect(answer?.status()).toBe(404);
    await expect(dead).toBeVisible();
    const { status } = await asStranger(stranger, `/v1/bucketLists/${id}${link.search}`);
    expect(status).toBe(404);
  });

  await test.step("a new link has another secret, and does not bring the old one back", async () => {
    await ann.getByLabel("Anyone with the link").check();
    await expect(field).toHaveValue(/\?k=/);
    const next = new URL(await field.inputValue());
    expect(next.searchParams.get("k")).not.toBe(link.searchParams.get("k"));
    expect((await asStranger(stranger, `/v1/bucketLists/${id}${link.search}`)).status).toBe(404);
    await stranger.goto(`/${YEAR}/${id}${next.search}`);
    await expect(stranger.getByRole("button", { name: "Me too: Learn to sail" })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

/** Gives an item of the open list another title, in place. */
async function rename(page: Page, before: string, after: string): Promise<void> {
  await page.getByRole("button", { name: before, exact: true }).press("F2");
  await page.getByLabel(`Rename ${before}`).fill(after);
  await page.keyboard.press("Enter");
  await expect(row(page, after)).toBeVisible();
}

async function remove(page: Page, item: Locator): Promise<void> {
  await item.getByRole("button", { name: /^More actions/ }).click();
  await page.getByRole("menuitem", { name: "Remove", exact: true }).click();
}

async function asStranger(page: Page, path: string): Promise<{ status: number }> {
  const answer = await page.request.get(path);
  return { status: answer.status() };
}
