import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { InvitationPage } from "./invitation-page";
import type { InvitationActions, InvitationPerson, InvitationView } from "./model";

vi.stubGlobal("scrollTo", () => undefined);
beforeEach(() => localStorage.clear());

const base: InvitationPerson = { memberId: "m1", name: "Ivy", isGuest: true, role: "member", partySize: 1 };
const rsvp = vi.fn(async () => "sent");
const actions = { rsvp } as unknown as InvitationActions;

/** A full hangout on a date that is set, as Ivy sees it. */
function page(mine: Partial<InvitationPerson>) {
  const me = { ...base, ...mine };
  const view: InvitationView = {
    ...{ hangoutId: "h1", status: "scheduled", title: "Swim", host: { name: "Amber Ash" }, me, people: [me] },
    ...{ options: [], comments: [], when: { mode: "fixed", timeZone: "UTC", startsAt: "2031-08-02T10:00:00Z" } },
    ...{ best: null, pollOpen: false, hideVotes: false, hideGuests: false, capacity: 1, seatsLeft: 0, plusOnes: 0 },
    ...{ going: 1, waiting: 0, answered: 0 },
  };
  return <InvitationPage view={view} actions={actions} links={{}} nowMs={0} />;
}

const isIn = () => screen.getByRole<HTMLInputElement>("radio", { name: "I’m in" }).checked;

it("tells somebody who moved up from the waiting list that they have a spot, to keep or to give back", async () => {
  const { rerender } = render(page({ rsvp: "waitlisted" }));
  expect(screen.queryByText("You have a spot now")).toBeNull();
  rerender(page({ rsvp: "going" }));
  expect(screen.getByRole("heading", { name: "You have a spot now" })).toBeTruthy();
  expect(screen.queryByText("No spots left")).toBeNull();
  expect(isIn()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Give it back" }));
  expect(rsvp).toHaveBeenCalledWith({ rsvp: "no", partySize: 1 });
});

it("says so after a reload, also where the date has moved meanwhile, until they answer", async () => {
  const first = render(page({ rsvp: "waitlisted", reconfirm: true }));
  first.unmount();
  render(page({ rsvp: "going", reconfirm: true }));
  expect(screen.getByText("The date moved to Saturday, August 2 meanwhile. Does it work for you?")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /^The date moved/ })).toBeNull();
  expect(isIn()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Yes, I’ll come" }));
  await vi.waitFor(() => expect(screen.queryByText("You have a spot now")).toBeNull());
});

it("says nothing of a spot to somebody who never waited", () => {
  render(page({ rsvp: "going" }));
  expect(screen.queryByText("You have a spot now")).toBeNull();
  expect(screen.getByText("You have a spot")).toBeTruthy();
});

it("asks once about a date that was moved, with its time, and names only others who have to confirm", () => {
  render(page({ rsvp: "going", reconfirm: true }));
  expect(screen.getByRole("heading", { name: "The date moved to Saturday, August 2" })).toBeTruthy();
  expect(screen.getByText(/^10:00.*\.$/)).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByText(/Still to confirm/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Maybe" }));
  expect(rsvp).toHaveBeenLastCalledWith({ rsvp: "maybe", partySize: 1 });
});
