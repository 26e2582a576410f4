import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { InvitationActions, InvitationView, Votes } from "./model";
import { Poll } from "./poll";

const options = ["one", "two"].map((id, day) => ({
  id,
  start: `2031-08-0${day + 2}T10:00:00.000Z`,
  ...{ yes: 0, maybe: 0, no: 0, cannot: [], neededCannot: [] },
}));

function viewWith(votes: Votes): InvitationView {
  const me = { memberId: "m", name: "Ivy", isGuest: true, role: "member", partySize: 1, votes };
  const view = { hangoutId: "h", status: "polling", title: "Swim", host: { name: "Ann" }, when: { timeZone: "UTC" } };
  return { ...view, options, best: null, pollOpen: true, answered: 1, people: [], me } as unknown as InvitationView;
}

const answerOf = (at: number) =>
  within(screen.getAllByRole("group")[at] as HTMLElement)
    .getAllByRole<HTMLInputElement>("radio")
    .find(({ checked }) => checked)?.value;

it("sends what was changed here alone, and shows what another device changes meanwhile", async () => {
  const vote = vi.fn(async () => "sent" as const);
  const actions = { vote } as unknown as InvitationActions;
  const { rerender } = render(<Poll view={viewWith({ one: "no", two: "no" })} actions={actions} />);
  fireEvent.click(within(screen.getAllByRole("group")[1] as HTMLElement).getByRole("radio", { name: "Yes" }));
  rerender(<Poll view={viewWith({ one: "maybe", two: "no" })} actions={actions} />);
  expect([answerOf(0), answerOf(1)]).toEqual(["maybe", "yes"]);
  fireEvent.click(screen.getByRole("button", { name: "Send my changes" }));
  await vi.waitFor(() => expect(vote).toHaveBeenCalledWith({ votes: { two: "yes" } }));
});

it("offers to send only while an answer differs from the one that was sent", () => {
  const actions = { vote: vi.fn() } as unknown as InvitationActions;
  render(<Poll view={viewWith({ one: "no", two: "no" })} actions={actions} />);
  const press = (name: string) =>
    fireEvent.click(within(screen.getAllByRole("group")[0] as HTMLElement).getByRole("radio", { name }));
  expect(screen.queryByRole("button", { name: "Send my changes" })).toBeNull();
  press("Yes");
  expect(screen.getByRole("button", { name: "Send my changes" })).toBeTruthy();
  press("No");
  expect(screen.queryByRole("button", { name: "Send my changes" })).toBeNull();
});
