import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { InvitationView } from "../model";
import { GuestPage } from "./guest-page";

vi.mock("~/api/live", () => ({ follow: () => ({ close: () => undefined }) }));

const view = {
  ...{ hangoutId: "h1", status: "scheduled", title: "Swim", host: { name: "Amber Ash" }, me: null, people: [] },
  ...{ when: { mode: "fixed", startsAt: "2031-08-02T10:00:00Z", timeZone: "UTC" }, options: [], comments: null },
  ...{ hideVotes: false, hideGuests: false, seatsLeft: null, plusOnes: 0, going: 0, waiting: 0, answered: 0 },
  ...{ best: null, pollOpen: false },
} as InvitationView;

it("takes the name that a guest types along to signing in", () => {
  render(<GuestPage view={view} linkKey="code" nowMs={0} />);
  fireEvent.change(screen.getByLabelText("Your name"), { target: { value: "Ivy Moss" } });
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Have an account? Sign in" });
  const query = new URL(href).searchParams;
  expect([query.get("name"), query.get("redirect")]).toEqual(["Ivy Moss", "/app/hangout/join?id=code"]);
});

it("leads somebody who came by the private link they had as a guest to their account, and keeps the calendar", () => {
  localStorage.setItem("yonder-guest-h1", JSON.stringify({ guestKey: "m1.secret", waiting: [] }));
  render(<GuestPage view={view} linkKey={undefined} guestKey="m1.secret" nowMs={0} />);
  expect(screen.getByText("Your answers are in your account")).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "I’m in" })).toBeNull();
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Sign in" });
  expect(new URL(href).searchParams.get("redirect")).toBe("/hangout/h1");
  expect(document.querySelector("a[href*='calendar.ics?k=m1.secret']")).toBeTruthy();
  expect(localStorage.getItem("yonder-guest-h1")).toBeNull();
});
