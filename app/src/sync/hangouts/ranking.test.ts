import { expect, it } from "vitest";
import type { HangoutSnapshot, Vote } from "./hangout";
import { bestDate, rankDates } from "./ranking";

const WORDS: Readonly<Record<string, Vote>> = { y: "yes", m: "maybe", n: "no" };

/** A poll with a date for each letter of the votes, and a person for each name. */
function poll(votes: Record<string, string>, needed: string[] = []): HangoutSnapshot {
  const dates = Math.max(...Object.values(votes).map((each) => each.length));
  const options = Array.from({ length: dates }, (_, at) => ({
    id: `d${at}`,
    start: `2031-08-0${at + 1}T10:00:00.000Z`,
  }));
  const given = (letters: string) =>
    Object.fromEntries([...letters].flatMap((letter, at) => (WORDS[letter] ? [[`d${at}`, WORDS[letter]]] : [])));
  return {
    hangout: {
      id: "h",
      version: 1,
      data: {
        hostId: "ann",
        title: "Swim",
        when: { mode: "poll" },
        options,
        neededIds: needed,
        status: "polling",
        createdAt: "2031-01-01T00:00:00.000Z",
      },
    },
    members: Object.entries(votes).map(([name, letters]) => ({
      id: `h_${name}`,
      version: 1,
      data: {
        hangoutId: "h",
        userId: name,
        name,
        role: "member",
        partySize: 1,
        joinedAt: "2031-01-01T00:00:00.000Z",
        votes: given(letters) as Record<string, Vote>,
      },
    })),
    comments: [],
  };
}

const order = (snapshot: HangoutSnapshot) => rankDates(snapshot).map(({ option }) => option.id);

it.each([
  ["most people first, if need be too", { ann: "yym", ben: "nym", cem: "nny" }, [], ["d2", "d1", "d0"]],
  ["of equally many, more who are sure", { ann: "my", ben: "my" }, [], ["d1", "d0"]],
  ["of equal ones, the one that is given first", { ann: "yy", ben: "yy" }, [], ["d0", "d1"]],
  ["last what somebody needed refused", { ann: "yn", ben: "yn", cem: "ny" }, ["cem"], ["d1", "d0"]],
])("ranks %s", (_, votes, needed, expected) => {
  expect(order(poll(votes as Record<string, string>, needed))).toEqual(expected);
});

it("counts who can, who answered, and the needed who cannot", () => {
  const [first, second] = rankDates(poll({ ann: "yn", ben: "mn", cem: "" }, ["ben"]));
  expect(first).toMatchObject({ can: 2, answered: 2, neededNo: [] });
  expect(second?.neededNo.map(({ id }) => id)).toEqual(["h_ben"]);
});

it("has no best date before anybody can come", () => {
  expect(bestDate(rankDates(poll({ ann: "nn", ben: "" })))).toBeUndefined();
  expect(bestDate(rankDates(poll({ ann: "ny" })))?.option.id).toBe("d1");
});
