import { friends, start } from "../support/people";
import { expect, picture, test } from "../support/test";
import { shoot } from "./camera";

test("making a hangout", async ({ person, friend, server, browser }) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  for (const each of [ann, ben]) {
    await each.reload();
    await start(each, ["Swim in the sea"]);
  }
  await shoot(ann, "/", "hangouts-none");
  await shoot(ann, "/hangout/create", "new-hangout-empty");
  await ann.goto("/bucket-list");
  await ann.getByRole("button", { name: "Swim in the sea", exact: true }).click();
  await ann.getByRole("link", { name: "Make it happen" }).click();
  await expect(ann.getByText(/and anyone with the link/).first()).toBeVisible();
  await shoot(ann, null, "new-hangout");
  await ann.setViewportSize({ width: 360, height: 780 });
  await ann.getByRole("button", { name: /dates to vote on/ }).click();
  await expect(ann.getByRole("grid")).toBeVisible();
  await picture(ann, "screens/new-hangout-dates-360");
  await ann.getByRole("button", { name: /^Use these/ }).click();
  await ann.getByRole("button", { name: "Create and get the link" }).click();
  await expect(ann.getByRole("heading", { name: "Your invitation is ready" })).toBeVisible();
  await shoot(ann, null, "hangout-ready");
  const url = await ann.getByLabel("Link to your invitation").inputValue();
  await shoot(ben, url, "join-hangout");
  await shoot(ben, "/app/hangout/join?id=nothing", "join-hangout-missing");
  await shoot(ben, "/", "hangouts-waiting");
});
