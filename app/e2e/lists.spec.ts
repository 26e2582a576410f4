import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { call, items, listOf, openSharing, start, write } from "./support/people";
import { comeToMap, expect, listen, openAs, type Person, signUp, test } from "./support/test";

const part = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).locator("[data-item]");
const year = new Date().getFullYear();

async function openOwnList(page: Page, person: Person): Promise<void> {
  await openAs(page, person, "/bucket-list");
  await page.getByRole("button", { name: /Start my/ }).click();
  await expect(page.getByRole("heading", { name: `My ${year}` })).toBeVisible();
}

test("somebody new picks five ideas and a place on a phone, keeps them, and finds all six in the account", {
  tag: "@smoke",
}, async ({ page, person, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.goto(`/create?year=${year}`);
  await expect(page.getByRole("heading", { name: "Which year?" })).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();

  await test.step("five ideas are taken, and one more is put back", async () => {
    const ideas = page.getByRole("list", { name: "Ideas" }).getByRole("button");
    await expect(ideas).toHaveCount(12);
    for (const at of [0, 1, 2, 3, 4, 5]) await ideas.nth(at).click();
    await expect(page.getByText(`6 on your ${year} list`)).toBeVisible();
    await ideas.nth(5).click();
    await expect(page.getByText(`5 on your ${year} list`)).toBeVisible();
  });

  await test.step("a place is typed, and lands on the list", async () => {
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Find a place").fill("kyot");
    await page.getByRole("option", { name: /Kyoto/ }).first().click();
    await expect(page.getByRole("list", { name: "Places on your list" })).toContainText("Kyoto");
  });

  await test.step("closing the tab loses nothing", async () => {
    await page.reload();
    await expect(page.getByText(`6 on your ${year} list`)).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Open my 6 wishes" })).toBeVisible();
  });

  await test.step("it is kept in one step, and is the list of the year", async () => {
    await page.goto("/create?step=privacy");
    await page.getByLabel("Public").check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("link", { name: "Keep it" }).click();
    await signUp(page, person);
    await expect(items(page)).toHaveCount(6);
    await expect(page.getByText("Your 6 wishes are safe in your account.")).toBeVisible();
    await expect(page.getByText("This list is only on this device.")).toHaveCount(0);
  });

  await test.step("a friend opens its link without an account, and says “me too”", async () => {
    const found = await page.request.get(`/v1/bucketLists?createdByUsername=${person.user_name}`);
    const [{ id }] = (await found.json()).documents;
    const friend = await (
      await page
        .context()
        .browser()
        ?.newContext({ baseURL: new URL(page.url()).origin })
    )?.newPage();
    if (!friend) throw new Error("no second browser");
    listen(friend, complaints);
    await friend.goto(`/2025/${id}`);
    await expect(friend).toHaveURL(`/${year}/${id}`);
    await expect(friend.getByRole("heading", { level: 1 })).toHaveText(`Walker’s ${year}`);
    await friend.getByRole("button", { name: /^Me too: Kyoto/ }).click();
    await friend.getByLabel("Your first name").fill("Kim");
    await friend.getByRole("dialog").getByRole("button", { name: "Me too" }).click();
    await expect(friend.getByText("On your list · Walker knows")).toBeVisible();
    await friend.goto("/bucket-list");
    await expect(items(friend)).toHaveCount(1);
    await friend.context().close();
  });
  expect(complaints).toEqual([]);
});

test("a list is put in order, narrowed, changed in bulk and taken back, with the keyboard alone", async ({
  page,
  person,
}) => {
  await openOwnList(page, person);
  await write(page, "Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta");
  const titles = () => part(page, "Wishes").locator("[data-title]").allTextContents();

  await test.step("a row moves up with Alt and an arrow, and down again with undo", async () => {
    await page.getByRole("checkbox", { name: "Gamma: done" }).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(titles).toEqual(["Alpha", "Gamma", "Beta", "Delta", "Epsilon", "Zeta"]);
    await page.keyboard.press("z");
    await expect.poll(titles).toEqual(["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta"]);
  });

  await test.step("a row is lifted and dropped with the keys of its handle", async () => {
    await page.getByRole("button", { name: "Move Alpha", exact: true }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Picked up Alpha.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Alpha is at Beta.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect.poll(titles).toEqual(["Beta", "Alpha", "Gamma", "Delta", "Epsilon", "Zeta"]);
  });

  await test.step("j, x and p walk, tick and pin", async () => {
    await page.locator("h1").click();
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(part(page, "Done")).toHaveCount(1);
    await page.getByRole("checkbox", { name: "Delta: done" }).focus();
    await page.keyboard.press("p");
    await expect(part(page, "Now")).toContainText("Delta");
  });

  await test.step("the list is narrowed by words", async () => {
    await page.keyboard.press("/");
    await expect(page.getByLabel("Find in this list")).toBeFocused();
    await page.keyboard.type("eps");
    await expect(items(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(items(page)).toHaveCount(6);
  });

  await test.step("several are planned at once, and all of that is undone", async () => {
    await page.getByRole("button", { name: "More about this list" }).click();
    await page.getByRole("menuitem", { name: "Select wishes" }).click();
    await page.getByRole("checkbox", { name: "Select Gamma" }).check();
    await page.getByRole("checkbox", { name: "Select Zeta" }).check();
    await page.getByRole("button", { name: "Plan", exact: true }).click();
    await expect(part(page, "Planned")).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(part(page, "Planned")).toHaveCount(0);
  });
});

test("an item has a note, steps, a month and a place, and what is done keeps its day and its photo", async ({
  page,
  person,
  complaints,
}) => {
  await openOwnList(page, person);
  await write(page, "Build a raft");
  await page.getByRole("button", { name: "Build a raft", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Details" });
  await expect(sheet.getByRole("link", { name: "Make it happen" })).toBeVisible();
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  await sheet.getByLabel("Note").fill("Ask Ann about rope.");
  await sheet.getByLabel("Add a step").fill("Find barrels");
  await sheet.getByLabel("Add a step").press("Enter");
  await sheet.getByRole("checkbox", { name: "Find barrels" }).check();
  await sheet.getByLabel("Month", { exact: true }).selectOption("July");
  await expect(sheet.getByText("Saved", { exact: true })).toBeVisible();
  await sheet.getByRole("radiogroup").getByText("Done", { exact: true }).click();
  await sheet.getByLabel("Done on").fill(`${year}-01-02`);
  await sheet.locator('input[type="file"]').setInputFiles({
    name: "raft.png",
    mimeType: "image/png",
    buffer: await readFile(new URL("../screenshot.png", import.meta.url)),
  });
  await expect(sheet.getByAltText("Photo of Build a raft")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.reload();
  const row = part(page, "Done");
  await expect(row).toContainText("2 Jan");
  await expect(row).toContainText("1 of 1 steps");
  await page.getByRole("button", { name: "Build a raft", exact: true }).click();
  await expect(sheet.getByText("Ask Ann about rope.")).toBeVisible();
  await expect(page.getByAltText("Photo of Build a raft")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a title opens the details, and is renamed there or with F2", async ({ page, person }) => {
  await openOwnList(page, person);
  await write(page, "Build a raft");
  await page.getByRole("button", { name: "Build a raft", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Details" });
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  await sheet.getByLabel("Title").fill("Build a large raft");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  const title = page.getByRole("button", { name: "Build a large raft", exact: true });
  await title.press("F2");
  await page.getByLabel("Rename Build a large raft").fill("Build a boat");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Build a boat", exact: true })).toBeFocused();
});

test("what is changed without the network is kept when the tab dies, and sent when it is back", async ({
  page,
  person,
}) => {
  await openOwnList(page, person);
  const saved = page.waitForResponse("**/functions/editBucketItems");
  await write(page, "Swim");
  await saved;
  await page.route("**/functions/editBucketItems", (route) => route.abort());
  await write(page, "Sail");
  await expect(page.getByRole("button", { name: "1 change waiting" })).toBeVisible();
  await page.reload();
  await expect(items(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "1 change waiting" })).toBeVisible();
  await page.unroute("**/functions/editBucketItems");
  // It is tried again by itself, or at once by whoever presses the button for it.
  await expect(page.getByRole("button", { name: /changes? waiting/ })).toHaveCount(0);
  await page.reload();
  await expect(items(page)).toHaveCount(2);
});

test("a list goes out as a file and comes back, and what is there already is not doubled", async ({ page, person }) => {
  await openOwnList(page, person);
  await write(page, "Swim", "Sail, far; “out”");
  for (const format of ["JSON", "CSV", "GeoJSON", "KML"]) {
    await page.getByRole("button", { name: "More about this list" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: `Export as ${format}`, exact: true }).click();
    const file = await download;
    await page.getByRole("button", { name: "More about this list" }).click();
    await page.getByRole("menuitem", { name: "Import" }).click();
    const dialog = page.getByRole("dialog", { name: "Import" });
    const content = await readFile(await file.path());
    const more =
      format === "JSON" ? content.toString().replace('"title": "Swim"', '"title": "Dive"') : content.toString();
    await dialog.locator('input[type="file"]').setInputFiles({
      name: file.suggestedFilename(),
      mimeType: "text/plain",
      buffer: Buffer.from(more),
    });
    await expect(dialog.getByText("Already on your list").first()).toBeVisible();
    if (format === "JSON") {
      await dialog.getByRole("button", { name: "Add 1 wish" }).click();
      await expect(items(page)).toHaveCount(3);
    } else {
      await expect(dialog.getByRole("button", { name: "Add 0 wishes" })).toBeDisabled();
      await dialog.getByRole("button", { name: "Close" }).click();
    }
    await expect(dialog).toHaveCount(0);
  }
});

test("what is unfinished is carried over to the next year, once", async ({ page, person }) => {
  await openOwnList(page, person);
  await write(page, "Swim", "Sail");
  await page.getByRole("checkbox", { name: "Swim: done" }).check();
  const carry = async () => {
    await page.getByRole("button", { name: "More about this list" }).click();
    await page.getByRole("menuitem", { name: /Copy 1 open wish/ }).click();
  };
  await carry();
  await expect(page.getByText(`Copied 1 wish to ${year + 1}.`)).toBeVisible();
  await carry();
  await expect(page.getByText(`It’s all on your ${year + 1} list already.`)).toBeVisible();
  await page.getByLabel("Year").selectOption(String(year + 1));
  await expect(items(page)).toHaveText([/Sail/]);
});

test("the sample can be played with and kept, and nothing of it is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.goto("/demo");
  await page.getByRole("button", { name: "Try Yonder" }).click();
  await expect(page.getByText("This is a sample. Nothing you do here leaves this device.")).toBeVisible();
  await expect(items(page)).toHaveCount(10);
  await page.getByRole("checkbox", { name: /Sleep in a lighthouse/ }).check();
  await expect(part(page, "Done")).toHaveCount(4);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(part(page, "Done")).toHaveCount(3);
  await page.getByRole("button", { name: "Keep this as my list" }).click();
  await expect(page.getByText("This list is only on this device.")).toBeVisible();
  await expect(items(page)).toHaveCount(10);
  expect(sent).toEqual([]);
});

test("a place that is tapped on the map while building a year is on the list", { tag: "@map" }, async ({ page }) => {
  await page.goto("/create?step=ideas");
  await page.getByLabel("In your own words").fill("Swim\n- [x] Sail\nSwim\n3. Dive");
  await expect(page.getByText("Twice in this file")).toBeVisible();
  await page.getByRole("button", { name: "Add 3 wishes" }).click();
  await expect(page.getByText(`3 on your ${year} list`)).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await comeToMap(page);
  await page.getByRole("button", { name: "List places in view" }).click();
  await page.locator("section[data-state] li button").first().click();
  await page.getByRole("button", { name: "Add to my list" }).click();
  await expect(page.getByText(`4 on your ${year} list`)).toBeVisible();
});

test("wishes typed while building a year are listed, and can be taken off again", async ({ page }) => {
  await page.goto("/create?step=ideas");
  await page.getByLabel("In your own words").fill("Swim at dawn\nRow to the island");
  await page.getByRole("button", { name: "Add 2 wishes" }).click();
  const own = page.getByRole("list", { name: "Your own wishes" }).getByRole("listitem");
  await expect(own).toHaveText(["Swim at dawn", "Row to the island"]);
  await page.getByRole("list", { name: "Ideas" }).getByRole("button").first().click();
  await expect(page.getByText(`3 on your ${year} list`)).toBeVisible();
  await page.getByRole("button", { name: "Remove Swim at dawn" }).click();
  await expect(own).toHaveText(["Row to the island"]);
  await expect(page.getByText(`2 on your ${year} list`)).toBeVisible();
});

test("creating an account asks who can see the list of this device", async ({ page, person }) => {
  await page.goto("/bucket-list");
  await start(page, ["Swim"]);
  await page.getByRole("link", { name: "Create an account to keep it" }).click();
  await expect(page.getByText("Create an account to keep your list.")).toBeVisible();
  const seen = page.getByRole("radiogroup", { name: `Who can see your ${year} list?` });
  await expect(seen.getByLabel("Friends")).toBeChecked();
  await seen.getByLabel("Only me").check();
  await signUp(page, person);
  await expect(items(page)).toHaveText([/Swim/]);
  await expect(page.getByText("This list is only on this device.")).toHaveCount(0);
  await openSharing(page);
  await expect(page.getByLabel("Only me")).toBeChecked();
});

test("Undo in a message on a phone has all its edges", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/bucket-list");
  await start(page, ["Swim"]);
  const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  const room = await undo.evaluate((button) => {
    const clips = (element: Element | null): Element | null =>
      element && getComputedStyle(element).overflow === "visible" ? clips(element.parentElement) : element;
    const holder = clips(button.parentElement)?.getBoundingClientRect();
    return holder ? holder.bottom - button.getBoundingClientRect().bottom : 0;
  });
  expect(room).toBeGreaterThanOrEqual(0.9);
});

test("a list of this device has Share, which leads to an account and back to sharing it", async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/bucket-list");
  await start(page, ["Swim"]);
  await openSharing(page);
  const sheet = page.getByRole("dialog", { name: "Share" });
  await expect(sheet.getByText("To send your list as a link you need an account")).toBeVisible();
  await sheet.getByRole("link", { name: "Create account and share" }).click();
  await signUp(page, person);
  await sheet.getByRole("button", { name: "Make a link anyone can open" }).click();
  await expect(sheet.getByLabel("Link", { exact: true })).toHaveValue(/\?k=/);
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(items(page)).toHaveText([/Swim/]);
  await expect(page).not.toHaveURL(/share/);
  await page.reload();
  await expect(items(page)).toHaveText([/Swim/]);
  await expect(sheet).toHaveCount(0);
});

test("a wish typed while building a year is on the list after Next", async ({ page }) => {
  await page.goto("/create?step=ideas");
  await page.getByLabel("In your own words").fill("Swim at dawn");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(`1 on your ${year} list`)).toBeVisible();
});

test("on a phone the list and its map take turns", { tag: "@map" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/demo");
  await page.getByRole("button", { name: "Try Yonder" }).click();
  await expect(items(page)).toHaveCount(10);
  await expect(page.locator("section[data-state]")).toBeHidden();
  await page.getByText("Map", { exact: true }).click();
  await comeToMap(page);
  await expect(items(page)).toHaveCount(0);
  await page.getByText("List", { exact: true }).click();
  await expect(items(page)).toHaveCount(10);
});

test("on paper a list is its wishes, with a ring each, and nothing to press", async ({ page }) => {
  await page.goto("/demo");
  await page.getByRole("button", { name: "Try Yonder" }).click();
  await expect(items(page)).toHaveCount(10);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { name: `My ${year}` })).toBeVisible();
  await expect(items(page)).toHaveCount(10);
  await expect(page.getByRole("button", { name: /^(Move|More|Remove|Keep|Pin)/ })).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByLabel("Add a wish or a place")).toBeHidden();
  await expect(page.locator("section[data-state]")).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
});

test("a KML of another program comes in with its description as text", async ({ page, person }) => {
  await openOwnList(page, person);
  await write(page, "Sail");
  const text = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Swim</name>
    <description><![CDATA[<b>Cold</b> &amp; clear]]></description></Placemark></kml>`;
  await page.getByRole("button", { name: "More about this list" }).click();
  await page.getByRole("menuitem", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  const file = { name: "summer.kml", mimeType: "text/plain", buffer: Buffer.from(text) };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.getByRole("button", { name: "Add 1 wish" }).click();
  await page.getByRole("button", { name: "Swim", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Details" })).toContainText("Cold & clear");
});

test("the menu of a row is whole, and on the board a place can be read beside everything else of its row", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openOwnList(page, person);
  await write(page, "Watch the sunset");
  const dots = page.getByRole("button", { name: "More actions for Watch the sunset" });
  await dots.hover();
  const isWhole = await dots.evaluate((button) => {
    const { right, top, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(right - 1, top + height / 2));
  });
  expect(isWhole).toBe(true);
  await expect.poll(async () => (await listOf(page)).activities).toHaveLength(1);
  const { id, activities } = await listOf(page);
  const place = { name: "Fushimi Inari Taisha", lat: 34.97, lng: 135.77 };
  const steps = [{ id: "s", title: "Book", done: false }];
  const fields = { place, steps, note: "Bring a coat", targetMonth: 12, hidden: true };
  await call(page, "editBucketItems", { listId: id, ops: [{ op: "set", id: activities[0]?.id, fields }] });
  await page.goto("/bucket-list?view=board");
  const name = items(page).getByText("Fushimi Inari Taisha");
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(48);
});
