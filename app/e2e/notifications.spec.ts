import { expectAccessible } from "./support/accessibility";
import { call, friends, uidOf } from "./support/people";
import { expect, listen, test } from "./support/test";

test("a notification is counted, told of, read and followed, and a tick of a host is taken back", async ({
  person,
  friend,
  server,
  browser,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  const complaints: string[] = [];
  listen(ann, complaints);
  const uid = await uidOf(ann);
  const name = friend.name.split(" ")[0];
  const year = new Date().getFullYear();
  const activities = [{ id: "swim", title: "Swim at dawn", kind: "do" }];
  const list = (await call(ann, "upsertBucketList", { year, activities })) as { id: string };
  await call(ann, "setShare", { type: "bucketList", id: list.id, visibility: "friends" });
  await ann.goto("/");
  const bell = ann.getByRole("button", { name: "Notifications" });
  // What arrived before the inbox is known is news, but nobody is told of it: so it is opened once.
  const inbox = ann.getByRole("dialog", { name: "Notifications" });
  await bell.click();
  await expect(inbox.getByText("Nothing here yet")).toBeVisible();
  // In the app's colour, not the browser's.
  await expect(inbox.getByRole("link", { name: "Choose what you hear about" })).not.toHaveCSS(
    "color",
    "rgb(0, 0, 238)",
  );
  await ann.keyboard.press("Escape");
  await expect(bell).toHaveAccessibleName("Notifications");

  // Ben invites Ann while she looks: the bell counts, a toast says so.
  const [startsAt, endsAt] = [3_000, 3_001].map((ms) => new Date(Date.now() + ms).toISOString());
  const made = (await call(ben, "createHangout", {
    title: "Swim at dawn",
    when: { mode: "fixed", timeZone: "UTC", startsAt, endsAt },
    source: { listId: list.id, activityId: "swim" },
    invitedIds: [uid],
  })) as { id: string };
  await expect(bell).toHaveAccessibleName("Notifications, 1 new");
  await expect(ann.getByRole("status").filter({ hasText: `${name} invited you to “Swim at dawn”` })).toBeVisible();

  // The inbox is open for who uses keys and screen readers alike; what was seen is read, also after a reload.
  await bell.press("Enter");
  await expect(inbox.getByRole("region", { name: "New" }).getByRole("listitem")).toHaveCount(1);
  await expect(bell).toHaveAccessibleName("Notifications");
  await expectAccessible(ann);
  await inbox.getByRole("link", { name: `${name} invited you` }).click();
  await expect(ann).toHaveURL(`/app/hangout/${made.id}`);
  await call(ann, "joinHangout", { id: made.id });
  await call(ann, "rsvpHangout", { hangoutId: made.id, rsvp: "going", partySize: 1 });

  // Ben says that both were there: it is ticked on Ann's list, and she takes that back.
  await ann.goto("/profile");
  await expect(() => call(ben, "finishHangout", { hangoutId: made.id, attended: [`${made.id}_${uid}`] })).toPass();
  await expect(bell).toHaveAccessibleName("Notifications, 1 new");
  await bell.click();
  await inbox.getByRole("button", { name: "Take the tick off “Swim at dawn”" }).click();
  await expect(inbox.getByRole("button", { name: /^Take the tick off/ })).toHaveCount(0);
  await inbox.getByRole("link", { name: `${name} ticked “Swim at dawn” on your list too` }).click();
  await expect(ann).toHaveURL(new RegExp(`/app/bucket-list\\?year=${year}&item=swim`));
  await ann.reload();
  await expect(bell).toHaveAccessibleName("Notifications");
  expect(complaints).toEqual([]);
});
