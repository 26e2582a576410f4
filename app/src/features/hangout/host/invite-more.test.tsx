import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { clearFriendships, setCards, setTopic } from "~/state/friendships";
import { edit, inviteByEmail } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { PeopleSheet } from "./people-sheet";

vi.mock("~/sync/hangouts/actions", async (original) => ({
  ...(await original<object>()),
  edit: vi.fn(async () => "sent"),
  inviteByEmail: vi.fn(async () => "sent"),
}));

const AT = "2031-01-01T00:00:00.000Z";

beforeEach(() => {
  clearFriendships();
  const friends = ["ben", "dee", "fay"];
  setTopic(
    "friendships?a=ann",
    friends.map((b) => ({ id: `ann_${b}`, data: { a: "ann", b, since: AT } })),
  );
  setCards({ ben: { name: "Ben" }, dee: { name: "Dee Dune" }, fay: { name: "Fay" } });
});

/** Ann's hangout: Ben is in it, and Fay is invited. */
function show(): void {
  const members = ["ann", "ben"].map((name) => ({
    id: `h_${name}`,
    data: { hangoutId: "h", userId: name, name, role: name === "ann" ? "host" : "member", partySize: 1, joinedAt: AT },
  }));
  const data = { hostId: "ann", title: "Swim", status: "polling", createdAt: AT, invitedIds: ["fay"], when: {} };
  const snapshot = { hangout: { id: "h", version: 1, data }, members, comments: [] };
  const open = { snapshot, me: members[0], uid: "ann", isHost: true, actor: { hangoutId: "h" } };
  render(
    <MantineProvider>
      <PeopleSheet open={open as unknown as OpenHangout} onClose={() => undefined} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Invite more" }));
}

it("invites friends who are not in it yet, with one press each", async () => {
  show();
  const friends = screen.getByRole("list", { name: "Friends to invite" });
  expect(within(friends).getAllByRole("button")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Invite Dee Dune" }));
  expect(edit).toHaveBeenCalledWith({ hangoutId: "h" }, { invitedIds: ["fay", "dee"] });
});

it("finds friends by name, and sends the invitation to an email address", async () => {
  show();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Friend’s name or email address" });
  fireEvent.change(field, { target: { value: "zoe" } });
  expect(screen.queryByRole("list", { name: "Friends to invite" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Send an email" }));
  expect(screen.getByText("Type an email address, or choose a friend below.")).toBeTruthy();
  fireEvent.change(field, { target: { value: "zoe@example.org" } });
  fireEvent.click(screen.getByRole("button", { name: "Send an email" }));
  await waitFor(() => expect(field.value).toBe(""));
  expect(inviteByEmail).toHaveBeenCalledWith("h", "zoe@example.org");
});
