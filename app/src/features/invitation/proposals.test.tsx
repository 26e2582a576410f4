import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ActionError, type InvitationActions, type InvitationView } from "./model";
import Proposals from "./proposals";

const view = {
  when: { mode: "poll", timeZone: "Europe/Berlin" },
  host: { name: "Ann Field" },
  options: [{ id: "sat", start: "2031-08-02T10:00:00Z", durationMin: 90 }],
  proposals: [
    { id: "p1", start: "2031-08-03T10:00:00Z", durationMin: 60, name: "Ben Rook", isMine: false },
    { id: "p2", start: "2031-08-04T10:00:00Z", name: "Cem", isMine: true },
  ],
  takesProposals: true,
} as unknown as InvitationView;

function open(propose: InvitationActions["propose"], withdraw = vi.fn(async () => "sent" as const)) {
  render(<Proposals view={view} actions={{ propose, withdraw } as unknown as InvitationActions} />);
  return withdraw;
}

it("shows what others suggest, and takes one's own back", () => {
  const withdraw = open(vi.fn());
  expect(screen.getByText(/^Ben suggests Sunday/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Take back Monday/ }));
  expect(withdraw).toHaveBeenCalledWith("p2");
  expect(screen.getAllByRole("button")).toHaveLength(2);
});

it("suggests a date at the times of the poll, in its zone, and says why it is refused", async () => {
  const propose = vi.fn(async () => Promise.reject(new ActionError("sameDate")));
  open(propose);
  fireEvent.click(screen.getByRole("button", { name: "Suggest another date" }));
  fireEvent.click(screen.getByRole("button", { name: "Suggest it" }));
  expect(screen.getByText("Choose a day and when it begins.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: "2031-12-06" } });
  fireEvent.click(screen.getByRole("button", { name: "Suggest it" }));
  expect(await screen.findByText("That date is there already.")).toBeTruthy();
  expect(propose).toHaveBeenCalledWith("2031-12-06T11:00:00Z", 90);
});
