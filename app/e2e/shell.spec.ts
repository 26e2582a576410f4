import { call, listOf, openSharing, start } from "./support/people";
import { expect, openAs, otherDevice, signUp, test } from "./support/test";

const YEAR = new Date().getFullYear();

test("the palette goes anywhere, adds a wish and finds a place, and the keys are in a sheet", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { name: "Privacy" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByLabel("Search, open a page or add a wish").fill("suppo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/support");

  await page.keyboard.press("Control+k");
  await page.getByLabel("Search, open a page or add a wish").fill("Sail through a night");
  await page.getByRole("button", { name: "Add “Sail through a night”" }).click();
  await expect(page.getByText("Added “Sail through a night”.")).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByLabel("Search, open a page or add a wish").fill("kyot");
  await expect(page.getByRole("button", { name: /Kyoto/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await expect(page).toHaveURL("/app/bucket-list");
  await expect(page.locator("[data-title]", { hasText: "Sail through a night" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toContainText("Undo the last change");
  await page.keyboard.press("Escape");

  await test.step("it finds one’s own items, and does what keys and buttons do", async () => {
    const search = page.getByLabel("Search, open a page or add a wish");
    await page.keyboard.press("Control+k");
    await search.fill("night sail");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Details" })).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Sail through a night" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await search.fill("deutsch");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test("the profile is changed and stays changed, and the words speak German when asked", async ({ page, person }) => {
  await openAs(page, person, "/profile");
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await page.getByRole("link", { name: "Edit profile" }).click();
  await page.getByLabel("About you").fill("Walks far.");
  await page.getByLabel("Home area").fill("kyot");
  await page.getByRole("option", { name: /Kyoto/ }).first().click();
  await page.getByLabel("Miles").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText("Walks far.")).toBeVisible();
  await expect(page.getByText(/Kyoto/)).toBeVisible();
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByRole("link", { name: "Profil bearbeiten" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.reload();
  await expect(page.getByRole("link", { name: "Profil bearbeiten" })).toBeVisible();
});

test("the first page of somebody signed in has the bar of the product on a phone", async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/login");
  await signUp(page, person);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /);
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "My list" }).click();
  await expect(page).toHaveURL("/app/bucket-list");
});

test("places are found without the network, with the letters that matched", async ({ page }) => {
  await page.goto("/test-autocomplete");
  await expect(page.getByText(/20\d,\d{3} places in/)).toBeVisible();
  await page.getByLabel("Go offline").check({ force: true });
  await page.getByLabel("Find a place").fill("sao pau");
  const row = page.getByRole("row", { name: /São Paulo/ });
  await expect(row.first()).toBeVisible();
  await expect(row.first().locator("mark")).toHaveText(["São", "Pau"]);
  await expect(page.getByText("0 requests blocked")).toBeVisible();
});

test("an answer is found on the page for help", async ({ page }) => {
  await page.goto("/support");
  await page.getByLabel("Search the answers").fill("photos device");
  await expect(page.getByText("Anyone who can see the wish can see its photo")).toBeVisible();
  await expect(page.getByText("The server is up.")).toBeVisible();
});

test("a guest writes to those who run it, and somebody signed in also without a network", async ({
  page,
  person,
  server,
  browser,
}) => {
  await page.goto("/support");
  const form = page.getByRole("region", { name: "Send us a message" });
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByLabel("Message")).toBeFocused();
  await form.getByLabel("Message").fill("Where is the lighthouse?");
  await form.getByLabel("Email").fill(person.email);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("Thank you, we have your message.")).toBeVisible();
  await expect(form.getByLabel("Message")).toHaveValue("");

  const own = await otherDevice(browser, server, person, "/support");
  const ownForm = own.getByRole("region", { name: "Send us a message" });
  await expect(ownForm.getByText("We reply to the email address of your account.")).toBeVisible();
  await own.context().setOffline(true);
  await ownForm.getByLabel("Message").fill("Written on a train.");
  await ownForm.getByRole("button", { name: "Send" }).click();
  await expect(ownForm.getByText("Saved on this device. We’ll send it when you’re online.")).toBeVisible();
  await expect(own.getByRole("button", { name: "1 change waiting" })).toBeVisible();
  await own.context().setOffline(false);
  await expect(own.getByRole("button", { name: "1 change waiting" })).toHaveCount(0);
});

test("a list that should not be there is reported from its page", async ({ page, person, friend, server, browser }) => {
  const owner = await otherDevice(browser, server, friend, "/bucket-list");
  await start(owner, ["Something rude"]);
  const { id } = await listOf(owner);
  await openSharing(owner);
  await owner.getByRole("radio", { name: /^Public/ }).check({ force: true });
  await expect(owner.getByText("Saving", { exact: true })).toHaveCount(0);
  await openAs(page, person, `/${new Date().getFullYear()}/${id}`);
  await page.getByRole("link", { name: "Report this list" }).click();
  const form = page.getByRole("region", { name: "Report this" });
  await form.getByLabel("What’s wrong with it?").fill("It is rude.");
  const reported = page.waitForResponse("**/functions/reportContent");
  await form.getByRole("button", { name: "Send" }).click();
  expect(await (await reported).json()).toMatchObject({
    result: { flag: { data: { subject: id, reason: "It is rude." } } },
  });
  await expect(form.getByText("Thank you, we have your message.")).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`Tab goes through the navigation in the order that is seen, ${width} pixels wide`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAs(page, person, "/bucket-list");
    const navigation = page.getByRole("navigation", { name: "Main" });
    await expect(navigation).toBeVisible();
    const boxes = await navigation.locator("a, button").evaluateAll((all) =>
      all.flatMap((each) => {
        const { x, y, width } = each.getBoundingClientRect();
        return width > 0 ? [{ x, y }] : [];
      }),
    );
    expect(boxes.length).toBeGreaterThan(4);
    const isBar = width < 992;
    expect(boxes).toEqual([...boxes].sort((a, b) => (isBar ? a.x - b.x : a.y - b.y)));
  });
}

test("whoever is signed in keeps the ways through the product on years, support and shared lists", async ({
  page,
  person,
}) => {
  await openAs(page, person, "/bucket-list");
  const { id } = (await call(page, "upsertBucketList", { year: YEAR })) as { id: string };
  for (const path of [`/${YEAR}`, "/2031", "/support", "/privacy", `/${YEAR}/${id}`]) {
    await page.goto(path);
    await expect(page.locator("#root[data-painted]")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Friends" })).toBeVisible();
    await expect(page.locator("main h1").first()).toBeVisible();
  }
});

test("a field that has the focus is not red, which is for errors", async ({ page }) => {
  await page.goto("/login");
  const field = page.getByLabel("Email");
  await field.focus();
  const lagoon = await page.evaluate(() => {
    const probe = document.createElement("span");
    probe.style.color = "var(--lagoon)";
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(field).toHaveCSS("border-top-color", lagoon);
});
