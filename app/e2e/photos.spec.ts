import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { friends, items, listOf, start } from "./support/people";
import { expect, listen, otherDevice, signUp, test } from "./support/test";

const YEAR = new Date().getFullYear();
const refuse = (route: Route) => route.abort();
const picture = async () => ({
  name: "raft.png",
  mimeType: "image/png",
  buffer: await readFile(new URL("../screenshot.png", import.meta.url)),
});

test("a photo shows how far it is, waits out a lost network and a closed tab, and is then seen by friends", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const complaints: string[] = [];
  listen(ben, complaints);
  await start(ann, ["Build a raft", "Bake bread"]);
  const { id } = await listOf(ann);
  const sheet = await openDetails(ann, "Build a raft");

  await test.step("without the network it is kept on the device", async () => {
    await ann.route("**/v1/photos*", refuse);
    await sheet.getByText("Done", { exact: true }).click();
    await sheet.locator('input[type="file"]').setInputFiles(await picture());
    await expect(sheet.getByAltText("Photo of Build a raft")).toBeVisible();
    await expect(sheet.getByText("Saved on this device. We’ll upload it when you’re online.")).toBeVisible();
    await ben.goto(`/${YEAR}/${id}`);
    await expect(ben.getByText("Build a raft")).toBeVisible();
    await expect(ben.getByAltText("Photo of Build a raft")).toHaveCount(0);
  });

  await test.step("after the tab was closed it goes on, and says how far it is", async () => {
    const arrived = held(ann);
    await ann.unroute("**/v1/photos*", refuse);
    await ann.reload();
    await expect(ann.getByText(/^Uploading, \d+%$/)).toBeVisible();
    (await arrived)();
    await expect(ann.getByText(/On its way|Saved on this device/)).toHaveCount(0);
    await expect(ann.getByAltText("Photo of Build a raft")).toHaveAttribute("src", /^\/v1\/photos\//);
  });

  await test.step("the friend who looks sees it come", async () => {
    const seen = ben.getByAltText("Photo of Build a raft");
    await expect(seen).toBeVisible();
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // A list never fetches more of a photo than it shows.
    await expect(seen).toHaveAttribute("src", /\?size=small$/);
    expect(await seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    const bytes = await (await ben.request.get((await seen.getAttribute("src")) ?? "")).body();
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.includes("Exif")).toBe(false);
  });

  await test.step("what is for its owner alone takes its photo along", async () => {
    await ann.getByRole("dialog").getByRole("button", { name: "Edit", exact: true }).click();
    await ann.getByRole("switch", { name: "Only me" }).click();
    await expect(ben.getByAltText("Photo of Build a raft")).toHaveCount(0);
    await expect(ben.getByText("Bake bread")).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test("a photo that is removed is gone from the server, but not before that can no longer be undone", async ({
  person,
  server,
  browser,
}) => {
  const page = await otherDevice(browser, server, person, "/bucket-list");
  await start(page, ["Build a raft"]);
  const sheet = await openDetails(page, "Build a raft");
  await sheet.locator('input[type="file"]').setInputFiles({
    name: "list.png",
    mimeType: "image/png",
    // A photo of its own: the same one of somebody else would stay, under the same address.
    buffer: await page.screenshot(),
  });
  const photo = sheet.getByAltText("Photo of Build a raft");
  await expect(photo).toHaveAttribute("src", /^\/v1\/photos\//);
  const address = (await photo.getAttribute("src")) ?? "";
  const status = async () => (await page.request.get(address)).status();
  // From here on, so that nothing that began before waits for a clock that is gone.
  await page.clock.install();

  await sheet.getByRole("button", { name: "Remove photo" }).click();
  await expect(photo).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(photo).toBeVisible();
  await page.clock.fastForward(60_000);
  expect(await status()).toBe(200);

  await sheet.getByRole("button", { name: "Remove photo" }).click();
  await expect(photo).toHaveCount(0);
  expect(await status()).toBe(200);
  // The removal may still be on its way when that time is over; then it is looked at again.
  await expect
    .poll(async () => {
      await page.clock.fastForward(60_000);
      return status();
    })
    .toBe(404);
});

test("the photos of a draft stay on the device until it is in an account", async ({ page, person }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await page.goto("/bucket-list");
  await start(page, ["Build a raft"]);
  const sheet = await openDetails(page, "Build a raft");
  await sheet.locator('input[type="file"]').setInputFiles(await picture());
  await expect(sheet.getByAltText("Photo of Build a raft")).toBeVisible();
  await expect(sheet.getByText("It stays on this device, like the list")).toBeVisible();
  expect(sent).not.toContain("/v1/photos");

  await page.goto("/login?new&redirect=/bucket-list");
  await signUp(page, person);
  await expect(items(page)).toHaveText([/Build a raft/]);
  const adopted = await openDetails(page, "Build a raft");
  await expect(adopted.getByAltText("Photo of Build a raft")).toHaveAttribute("src", /^\/v1\/photos\//);
  expect(sent).toContain("/v1/photos");
});

test("a photo of oneself is cut to a square, shown to friends, replaced and removed", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const complaints: string[] = [];
  listen(ann, complaints);
  await ann.goto("/profile/edit");
  const part = ann.getByRole("region", { name: "Your photo" });
  // The navigation shows one's own face as well.
  const faces = (page: Page) => page.getByRole("main").locator('img[src^="/v1/photos/"]');
  const use = async (buffer: Buffer) => {
    await part.locator('input[type="file"]').setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
    const dialog = ann.getByRole("dialog", { name: "Crop your photo" });
    await dialog.getByRole("button", { name: "Use photo" }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step("chosen, it is a small square without anything the camera wrote", async () => {
    await use((await picture()).buffer);
    await expect(faces(ann)).toHaveCount(1);
    const face = faces(ann).first();
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([320, 320]);
  });
  const first = (await faces(ann).first().getAttribute("src")) ?? "";

  await test.step("friends see it beside the name", async () => {
    await ben.goto("/profile");
    await expect(faces(ben)).toHaveAttribute("src", first);
    await ann.goto("/profile");
    await expect(faces(ann)).toHaveAttribute("src", first);
  });

  await test.step("another one takes its place, and the one before is gone from the server", async () => {
    await ann.goto("/profile/edit");
    await use(await ann.screenshot());
    await expect(faces(ann)).not.toHaveAttribute("src", first);
    await expect.poll(async () => (await ann.request.get(first)).status()).toBe(404);
  });

  await test.step("removed, the letters of the name stand there again", async () => {
    await part.getByRole("button", { name: "Remove photo" }).click();
    await expect(faces(ann)).toHaveCount(0);
    await ben.reload();
    await expect(ben.getByText(person.name, { exact: true })).toBeVisible();
    await expect(faces(ben)).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test("a file that is no picture changes nothing, and that is said", async ({ person, server, browser }) => {
  const page = await otherDevice(browser, server, person, "/profile/edit");
  const part = page.getByRole("region", { name: "Your photo" });
  const none = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await part.locator('input[type="file"]').setInputFiles(none);
  await expect(page.getByRole("alert").filter({ hasText: "can’t read this file as a photo" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

async function openDetails(page: Page, title: string) {
  await page.getByRole("button", { name: title, exact: true }).click();
  return page.getByRole("dialog", { name: "Details" });
}

/** Holds uploads back; answers what lets them go, once one has begun. */
function held(page: Page): Promise<() => void> {
  return new Promise((begun) => {
    let release = () => {};
    const released = new Promise<void>((go) => {
      release = go;
    });
    void page.route("**/v1/photos*", async (route) => {
      begun(release);
      await released;
      // A request of a page that has been left meanwhile is gone.
      await route.continue().catch(() => {});
    });
  });
}
