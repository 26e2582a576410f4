import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { HangoutSnapshot, Vote } from "~/sync/hangouts/hangout";
import { words } from "~/ui/words";
import { namesIn } from "../people";
import { pollFacts } from "../poll/poll-facts";
import { objectionsTo, objectionsToMove } from "./objections";
import { ObjectionsNote } from "./objections-note";
import { PickSheet } from "./pick-sheet";

const JOINED = "2031-01-01T00:00:00.000Z";
const SAT = "2031-08-02T10:00:00.000Z";

/** Ann's poll with two times on a Saturday; everybody but Ann and Ben came by the link. */
function poll(votes: Record<string, Partial<Record<"early" | "late", Vote>>>): HangoutSnapshot {
  const data = {
    hostId: "ann",
    title: "Swim",
    neededIds: ["ben"],
    when: { mode: "poll", timeZone: "Europe/Rome" },
    options: [
      { id: "early", start: SAT },
      { id: "late", start: "2031-08-02T21:00:00.000Z" },
    ],
    status: "polling",
    createdAt: JOINED,
  } as unknown as HangoutSnapshot["hangout"]["data"];
  return {
    hangout: { id: "h", version: 1, data },
    members: Object.entries(votes).map(([name, given]) => ({
      id: `h_${name}`,
      version: 1,
      data: {
        ...{ hangoutId: "h", name, role: "member" as const, partySize: 1, joinedAt: JOINED, votes: given },
        ...(name === "ann" || name === "ben" ? { userId: name } : {}),
      },
    })),
    comments: [],
  };
}

const votes = { ann: { early: "no" }, ben: { early: "no" }, Otis: { early: "no" }, Ivy: { early: "maybe" } } as const;

it("names who can’t come, needed people first, however they are notified", () => {
  const snapshot = poll(votes);
  const { neededNo, no, maybe } = objectionsTo(snapshot, ["early"], "h_ann");
  const ids = [neededNo, no, maybe].map((people) => people.map(({ id }) => id));
  expect(ids).toEqual([["h_ben"], ["h_Otis"], ["h_Ivy"]]);
});

it("warns before a date is picked of guests without an email who said no", () => {
  const snapshot = poll({ ann: { early: "yes" }, Otis: { early: "no" }, Ivy: { early: "yes" } });
  const guests = snapshot.members.slice(1);
  const facts = pollFacts(snapshot, [], "h_ann", words(), guests);
  const ignore = () => undefined;
  render(
    <MantineProvider>
      <PickSheet
        {...{ facts, place: "", onClose: ignore, onPick: ignore, onInstead: ignore, onAsk: ignore, newDate: null }}
        ranked={facts.ranked.find(({ option }) => option.id === "early") ?? null}
      />
    </MantineProvider>,
  );
  expect(screen.getByText("Otis can’t")).toBeTruthy();
});

it("warns of a move to a date of the poll, by the day where the time is another", () => {
  const snapshot = poll({ ...votes, Otis: { early: "no", late: "yes" } });
  const namesFor = (startsAt: string) => {
    const { neededNo, no, maybe } = objectionsToMove(snapshot, { startsAt, timeZone: "Europe/Rome" }, "h_ann");
    return [...neededNo, ...no, ...maybe].map(({ data }) => data.name);
  };
  expect(namesFor(SAT)).toEqual(["ben", "Otis", "Ivy"]);
  // Otis can come to the later of the two times of that day.
  expect(namesFor("2031-08-02T15:00:00.000Z")).toEqual(["ben", "Ivy"]);
  // In Rome it is Sunday by then.
  expect(namesFor("2031-08-02T23:00:00.000Z")).toEqual([]);
});

it("says who can’t and who can only if need be, and nothing where a date suits all", () => {
  const snapshot = poll(votes);
  const note = (ids: string[]) => (
    <MantineProvider>
      <ObjectionsNote
        objections={objectionsTo(snapshot, ids, "h_ann")}
        names={namesIn(snapshot.members)}
        day="Saturday 2 August"
      />
    </MantineProvider>
  );
  const { rerender } = render(note(["early"]));
  const region = screen.getByRole("region", { name: "Answers for Saturday 2 August" });
  expect(region.textContent).toBe("ben can’t, and you need benOtis can’tIvy only if need be");
  rerender(note([]));
  expect(screen.queryByRole("region")).toBeNull();
});
