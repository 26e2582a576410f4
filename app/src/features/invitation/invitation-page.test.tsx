import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { InvitationPage, type InvitationProps } from "./invitation-page";
import type { InvitationActions, InvitationPerson, InvitationView } from "./model";

vi.stubGlobal("scrollTo", () => undefined);

const me: InvitationPerson = { memberId: "m1", name: "Ivy", isGuest: true, role: "member", partySize: 1 };
const view: InvitationView = {
  ...{ hangoutId: "h1", status: "polling", title: "Swim", host: { name: "Amber Ash" }, me, people: [me], comments: [] },
  ...{ options: [{ id: "one", start: "2031-08-02T10:00:00Z", yes: 0, maybe: 0, no: 0, cannot: [], neededCannot: [] }] },
  ...{ when: { mode: "poll", timeZone: "UTC" }, place: { mode: "tbd" }, best: null, pollOpen: true },
  ...{ hideVotes: false, hideGuests: false, seatsLeft: null, plusOnes: 0, going: 0, waiting: 0, answered: 0 },
};
const actions = {
  vote: vi.fn(async () => "waiting"),
  uploadPhoto: async () => "sent",
} as unknown as InvitationActions;

const page = (more: Partial<InvitationProps> = {}) => (
  <InvitationPage view={view} actions={actions} links={{}} nowMs={0} {...more} />
);

it("says that answers wait for a network, and that the host has them once they are sent", async () => {
  const { rerender } = render(page({ isVoteWaiting: true }));
  fireEvent.click(screen.getByRole("radio", { name: "Yes" }));
  fireEvent.click(screen.getByRole("button", { name: "Send my answers" }));
  expect(await screen.findByRole("heading", { name: /We’ll send your answers/ })).toBeTruthy();
  expect(screen.getByRole("heading", { name: /^Photos/ })).toBeTruthy();
  rerender(page({ isVoteWaiting: false }));
  expect(screen.getByRole("heading", { name: "Thanks, Ivy. Amber has your answers." })).toBeTruthy();
});

it("goes back to the dates with the reason where what waited was refused", async () => {
  const { rerender } = render(page({ isVoteWaiting: true }));
  fireEvent.click(screen.getByRole("button", { name: "Send my answers" }));
  await screen.findByRole("heading", { name: /We’ll send your answers/ });
  rerender(page({ isVoteWaiting: false, refusal: "deadline" }));
  expect(screen.getByText("Voting has closed. Ask the host.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send my answers" })).toBeTruthy();
});

it("offers no way to share what nobody else could open", () => {
  const { rerender } = render(page());
  expect(screen.queryByRole("button", { name: "Share this invitation" })).toBeNull();
  rerender(page({ links: { share: "http://x/app/hangout/join?id=code" } }));
  expect(screen.getByRole("button", { name: "Share this invitation" })).toBeTruthy();
});

it("knows that it is over, and gives a guest a way to keep it", () => {
  const over: InvitationView = {
    ...{ ...view, status: "done", me: { ...me, attended: true } },
    when: { ...view.when, startsAt: "1970-01-01T10:00:00Z" },
  };
  render(page({ view: over, links: { addToList: "/login?new" } }));
  expect(screen.getByRole("heading", { name: "That was a good one, Ivy." })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Keep it on my list" })).toBeTruthy();
  expect(screen.queryByText("Today")).toBeNull();
  expect(screen.queryByText("Place to be decided")).toBeNull();
});

it("says that a cancelled hangout is off, why, and what becomes of the cars", () => {
  const off = { status: "cancelled", cancelReason: "A storm", hasCars: true, pollOpen: false } as const;
  const { container } = render(page({ view: { ...view, ...off }, links: { share: "/share" } }));
  expect(container.querySelector("svg[data-off]")?.textContent).toContain("Cancelled");
  expect(screen.getByText("Amber cancelled it: “A storm”")).toBeTruthy();
  expect(screen.getByText(/The cars are off too/)).toBeTruthy();
  for (const name of ["Share this invitation", "Leave this hangout", "Add"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});
