import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { HangoutMember } from "~/core";
import type { HangoutSnapshot, Vote } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { words } from "~/ui/words";
import { WhoCame } from "../after/who-came";
import { PickSheet } from "../pick/pick-sheet";
import { OwnAnswers } from "../poll/own-answers";
import { pollFacts } from "../poll/poll-facts";
import { SilentPeople } from "../poll/silent-people";
import { Confirmed } from "./confirmed";
import { NoAnswerYet } from "./no-answer-yet";

const HOUR_MS = 3_600_000;
const JOINED = "2026-01-01T00:00:00.000Z";
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

function snapshotOf(when: object, members: Record<string, Partial<HangoutMember>>): HangoutSnapshot {
  const options = ["sat", "sun"].map((id, day) => ({ id, start: `2031-08-0${day + 2}T10:00:00.000Z` }));
  const data = { hostId: "ann", title: "Swim", status: "scheduled", createdAt: JOINED, options, when } as const;
  return {
    hangout: { id: "h", version: 1, data: data as unknown as HangoutSnapshot["hangout"]["data"] },
    members: Object.entries(members).map(([name, rest]) => ({
      id: `h_${name}`,
      version: 1,
      data: { hangoutId: "h", userId: name, name, role: "member", partySize: 1, joinedAt: JOINED, ...rest },
    })),
    comments: [],
  };
}

const openAs = (snapshot: HangoutSnapshot) =>
  ({ snapshot, me: snapshot.members[0], actor: { hangoutId: "h" } }) as unknown as OpenHangout;

function show(part: React.ReactElement): void {
  render(<MantineProvider>{part}</MantineProvider>);
}

it("asks hosts for their own answers, and sums them up once all are given", () => {
  const onVote = vi.fn();
  const factsOf = (votes: Record<string, Vote>) =>
    pollFacts(snapshotOf({ mode: "poll", timeZone: "UTC" }, { ann: { votes } }), [], "h_ann", words());
  show(<OwnAnswers facts={factsOf({})} onVote={onVote} />);
  fireEvent.click(screen.getAllByRole("radio", { name: "If need be" })[1] as HTMLElement);
  expect(onVote).toHaveBeenCalledWith({ sun: "maybe" });
  show(<OwnAnswers facts={factsOf({ sat: "yes", sun: "maybe" })} onVote={onVote} />);
  expect(screen.getByText("1 yes, 1 if need be")).toBeTruthy();
});

it("reminds friends who are invited and guests, also where nobody else is silent", () => {
  const onRemind = vi.fn();
  const guest = snapshotOf({ mode: "poll", timeZone: "UTC" }, { ann: { votes: { sat: "yes" } }, ivy: {} });
  const ivy = guest.members[1] as HangoutSnapshot["members"][number];
  const { userId: _, ...rest } = ivy.data;
  const snapshot = { ...guest, members: [guest.members[0] as typeof ivy, { ...ivy, data: rest }] };
  const invited = { ...ivy, id: "h_dee", data: { ...ivy.data, userId: "dee", name: "dee" } };
  show(<SilentPeople facts={pollFacts(snapshot, [invited], "h_ann", words())} onRemind={onRemind} />);
  expect(screen.getByText(/^Guests are reminded by email/)).toBeTruthy();
  expect(screen.getByText(/haven’t opened the invitation yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remind" }));
  expect(onRemind).toHaveBeenCalled();
});

it("tells hosts who has not confirmed a date that was moved, and reminds them", () => {
  const onRemind = vi.fn();
  const going = { rsvp: "going" } as const;
  const members = { ann: going, ben: going, cem: { ...going, reconfirm: true }, dee: { ...going, reconfirm: true } };
  show(<Confirmed open={openAs(snapshotOf({ mode: "poll" }, members))} onRemind={onRemind} />);
  expect(screen.getByText("One of three has confirmed the new date.")).toBeTruthy();
  expect(screen.getByText("Waiting for cem and dee.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remind" }));
  expect(onRemind).toHaveBeenCalled();
});

/** Ann hosts; Ben has answered, and Gale, who must be there, and Kestrel have not. */
function withSilent() {
  const votes = { sat: "yes" } as const;
  const members = { ann: { votes, rsvp: "going" }, ben: { votes, rsvp: "going" }, gale: {}, kestrel: {} } as const;
  const snapshot = snapshotOf({ mode: "poll", timeZone: "UTC" }, members);
  snapshot.hangout.data.neededIds = ["gale"];
  return pollFacts(snapshot, [], "h_ann", words());
}

it("lists who has not answered once there is a date, with who must be there", () => {
  show(<NoAnswerYet facts={withSilent()} />);
  expect(screen.getByText("No answer yet: gale (must be there) and kestrel.")).toBeTruthy();
});

it("says before a date is picked that somebody who must be there has not answered at all", async () => {
  const facts = withSilent();
  const none = () => undefined;
  const does = { onClose: none, onPick: none, onInstead: none, onAsk: none };
  show(<PickSheet facts={facts} ranked={facts.ranked[0] ?? null} place="" newDate={null} {...does} />);
  expect(await screen.findByText("gale must be there and hasn’t answered at all.")).toBeTruthy();
});

it("says before a hangout is finished early that there are no points for it yet", async () => {
  const onClose = vi.fn();
  const when = { mode: "fixed", startsAt: at(-1), endsAt: at(1), timeZone: "UTC" };
  show(<WhoCame open={openAs(snapshotOf(when, { ann: { rsvp: "going" } }))} onClose={onClose} />);
  expect(await screen.findByText(/nobody gets points for it until/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Wait until it’s over" }));
  expect(onClose).toHaveBeenCalled();
});
