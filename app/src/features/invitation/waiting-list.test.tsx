import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Coming } from "./coming";
import type { InvitationPerson, InvitationView } from "./model";

const person = (name: string, rest: Partial<InvitationPerson>): InvitationPerson => ({
  ...{ memberId: name, name, isGuest: true, role: "member", partySize: 1 },
  ...rest,
});
const amber = person("Amber", { role: "host", isGuest: false, rsvp: "going" });
const people = [
  amber,
  person("Ivy Harbour", { rsvp: "waitlisted", partySize: 2 }),
  person("Otis", { rsvp: "waitlisted" }),
];

const viewOf = (me: InvitationPerson) =>
  ({
    ...{ hangoutId: "h", status: "scheduled", title: "Swim", host: { name: "Amber" }, me, people, comments: [] },
    ...{ options: [], when: { mode: "fixed", startsAt: "2031-08-02T10:00:00Z" }, going: 1, waiting: 3 },
  }) as unknown as InvitationView;

it("shows hosts who is on the waiting list, beside who comes", () => {
  render(<Coming view={viewOf(amber)} />);
  expect(screen.getByRole("heading", { name: "On the waiting list 3" })).toBeTruthy();
  expect(screen.getByText("Ivy + 1")).toBeTruthy();
  expect(screen.getByText("Otis")).toBeTruthy();
});

it("shows guests no waiting list", () => {
  render(<Coming view={viewOf(people[1] as InvitationPerson)} />);
  expect(screen.queryByRole("heading", { name: /waiting list/ })).toBeNull();
});
