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
