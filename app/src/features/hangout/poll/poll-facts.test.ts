import { expect, it } from "vitest";
import type { HangoutSnapshot, Vote } from "~/sync/hangouts/hangout";
import { hangout } from "~/ui/words/en/hangout";
import { listInvited } from "../invited";
import { listNames } from "../people";
import { hearings } from "../pick/hearing";
import { pollFacts, verdictOf } from "./poll-facts";

const w = hangout as Parameters<typeof pollFacts>[3];
const JOINED = "2031-01-01T00:00:00.000Z";

/** A poll with one date: the people in it with their votes, and whom Ann has invited by name. */
function poll(votes: Record<string, Vote | null>, invitedIds: string[]): HangoutSnapshot {
  const options = [{ id: "sat", start: "2031-08-02T10:00:00.000Z" }];
  const data = {
    hostId: "ann",
    title: "Swim",
    when: { mode: "poll" },
    options,
    invitedIds,
    status: "polling",
  } as const;
  return {
    hangout: { id: "h", version: 1, data: { ...data, createdAt: JOINED } },
    members: Object.entries(votes).map(([name, vote]) => ({
      id: `h_${name}`,
      version: 1,
      data: {
        ...{ hangoutId: "h", userId: name, name, role: "member", partySize: 1, joinedAt: JOINED },
        votes: vote ? { sat: vote } : {},
      },
    })),
    comments: [],
  };
}

const KNOWN = new Map([["fay", "Fay Harbour"]]);

function factsOf(votes: Record<string, Vote | null>, invitedIds: string[]) {
  const snapshot = poll(votes, invitedIds);
  return pollFacts(snapshot, listInvited(snapshot, KNOWN), "h_ann", w);
}

function verdict(votes: Record<string, Vote | null>, invitedIds: string[]): string {
  const facts = factsOf(votes, invitedIds);
  const [first] = facts.ranked;
  return first ? verdictOf(first, facts, w) : "";
}

it("counts friends who have not opened the invitation, and waits for them", () => {
  const facts = factsOf({ ann: "yes", ben: "yes" }, ["ben", "fay", "gil"]);
  expect(facts).toMatchObject({ total: 4, answered: 2 });
  expect(listNames(facts.missing, facts.names)).toBe("Fay and 1 invited person");
  expect(w.hangout.answered(facts.answered, facts.total)).toBe("Two of four have answered.");
});

it("counts nobody twice who is invited and in it", () => {
  expect(factsOf({ ann: "yes", ben: "yes" }, ["ben", "ben", "ann"])).toMatchObject({ total: 2, missing: [] });
});

it.each([
  ["everybody can once nobody is missing", { ann: "yes", ben: "yes" }, ["ben"], "Everybody can"],
  ["some can only if need be", { ann: "yes", ben: "maybe" }, [], "Everybody can, 1 only if need be"],
  ["nobody is sure", { ann: "maybe" }, ["fay"], "Only if need be"],
  [
    "all who answered can while an invited friend is missing",
    { ann: "yes", ben: "yes" },
    ["fay"],
    "All who answered can",
  ],
  ["all who answered can while a member is missing", { ann: "yes", ben: null }, [], "All who answered can"],
  ["only one cannot, of all", { ann: "yes", ben: "no" }, [], "Only Ben can’t"],
  ["one cannot, of those who answered", { ann: "yes", ben: "no" }, ["fay"], "Ben can’t"],
] as const)("says that %s", (_, votes, invited, expected) => {
  expect(verdict(votes, [...invited]).toLowerCase()).toBe(expected.toLowerCase());
});

it("tells apart what the invited hear", () => {
  const { ranked, snapshot, invited, names, dateOf } = factsOf({ ann: "yes", ben: "yes" }, ["fay"]);
  const [first] = ranked;
  if (!first) throw new Error("There is one date.");
  const groups = hearings({ ranked: first, ...snapshot, invited, date: dateOf(first.option), names, w }, "h_ann");
  expect(groups.map(({ kind, title }) => [kind, title])).toEqual([
    ["yes", "ben, who said yes"],
    ["invited", "Fay, invited"],
  ]);
});

it("says whom nothing reaches, apart from what they answered", () => {
  const { ranked, snapshot, names, dateOf } = factsOf({ ann: "yes", ben: "yes", cem: "no" }, []);
  const [first] = ranked;
  if (!first) throw new Error("There is one date.");
  const unreached = snapshot.members.filter(({ data }) => data.name?.toLowerCase() === "ben");
  const facts = { ranked: first, ...snapshot, invited: [], unreached, date: dateOf(first.option), names, w };
  expect(hearings(facts, "h_ann").map(({ kind, title }) => [kind, title.toLowerCase()])).toEqual([
    ["no", "cem, who can’t"],
    ["unreached", "ben, no email"],
  ]);
});

it("ranks a date that has passed last, calls no such date the best, and says so", () => {
  const snapshot = poll({ ann: "yes", ben: "yes" }, []);
  const { hangout } = snapshot;
  const options = [...(hangout.data.options ?? []), { id: "sun", start: "2031-08-03T10:00:00.000Z" }];
  const both = { ...snapshot, hangout: { ...hangout, data: { ...hangout.data, options } } };
  const facts = pollFacts(both, [], "h_ann", w, [], Date.parse("2031-08-02T12:00:00.000Z"));
  expect(facts.ranked.map(({ option }) => option.id)).toEqual(["sun", "sat"]);
  expect(facts.best).toBeUndefined();
  const [, passed] = facts.ranked;
  expect(passed && verdictOf(passed, facts, w)).toBe("This date has passed");
});
