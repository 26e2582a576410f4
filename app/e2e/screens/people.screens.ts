import { fill } from "../support/fill";
import { expect, otherDevice, test } from "../support/test";
import { shoot } from "./camera";

test("ways in", async ({ page }) => {
  await shoot(page, "/login", "login-in");
  await shoot(page, "/login?new&redirect=/profile", "login-up");
  await shoot(page, "/login?forgot", "login-forgot");
  await shoot(page, "/login?reset=some-secret", "login-reset");
  await shoot(page, "/login?verify=some-secret", "login-verify-spent");
  await shoot(page, "/app/join", "join");
  await shoot(page, "/app/join?code=nothing", "join-unknown");
  await shoot(page, "/delete-account", "delete-signed-out");
});

test("people", async ({ person, friend, server, browser }) => {
  const ann = await otherDevice(browser, server, person, "/profile");
  const ben = await otherDevice(browser, server, friend, "/profile");
  await shoot(ann, "/profile", "profile-new");
  await ben.getByLabel("Their user name").fill(person.user_name);
  await ben.getByLabel("Message (optional)").fill("It is me, from the boat");
  await ben.getByRole("button", { name: "Send request" }).click();
  await ann.getByRole("button", { name: "Create link" }).click();
  await ann.getByRole("button", { name: "QR code" }).click();
  await expect(ann.getByText("It is me, from the boat")).toBeVisible();
  await shoot(ann, null, "profile-request");
  const link = new URL(await ann.getByLabel("Link for friends").inputValue());
  await shoot(ben, link.pathname + link.search, "join-invited");
  await ann.getByRole("button", { name: /^Accept/ }).click();
  await expect(ann.getByRole("link", { name: /^Compare lists/ })).toBeVisible();
  for (const each of [ann, ben]) {
    await each.goto("/bucket-list");
    await each.getByRole("button", { name: /Start my/ }).click();
    await fill(each, 6);
  }
  await shoot(ann, "/bucket-list", "list-also");
  await ann.goto("/profile");
  await ann.getByRole("link", { name: /^Compare lists/ }).click();
  await expect(ann.getByRole("heading", { name: /^Both of you/ })).toBeVisible();
  await ann.getByRole("button", { name: "Suggest a day" }).click();
  await shoot(ann, null, "compare");
  await shoot(ann, "/profile_copy", "seen-by-friend");
  await shoot(ann, "/profile_copy?as=public", "seen-by-anybody");
  await shoot(ann, "/profile/edit", "profile-edit");
  await ann.getByRole("button", { name: "Set up" }).click();
  await expect(ann.getByRole("img", { name: /QR code/ })).toBeVisible();
  await ann.getByRole("img", { name: /QR code/ }).scrollIntoViewIfNeeded();
  await shoot(ann, null, "second-step");
  await shoot(ann, "/delete-account", "delete-account");
  await ann.goto("/bucket-list");
  await ann.getByRole("button", { name: "Share", exact: true }).click();
  await ann.getByLabel("Anyone with the link").check();
  await expect(ann.getByLabel("Link", { exact: true })).toHaveValue(/k=/);
  await shoot(ann, null, "share-link");
});
