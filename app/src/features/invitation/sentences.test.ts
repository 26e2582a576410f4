import { describe, expect, it } from "vitest";
import { de } from "~/ui/words/invitation/de";
import { en } from "~/ui/words/invitation/en";
import type { BestDate, InvitationPerson, InvitationView } from "./model";
import { ableOn, answeredNames, countsOf, leadOf, marksOf, ownTimes, reasonOf } from "./sentences";

const best = (more: Partial<BestDate>): BestDate => ({
  optionId: "sat",
  yes: 0,
  maybe: 0,
  no: 0,
  answered: 0,
  cannot: [],
  neededCannot: [],
  ...more,
});
const person = (name: string, vote?: "yes" | "maybe" | "no"): InvitationPerson => ({
  memberId: name,
  name,
  isGuest: true,
  role: "member",
  partySize: 1,
  ...(vote ? { votes: { sat: vote } } : {}),
});

describe("the reason of the best date", () => {
  it.each([
    [
      "names the only one who cannot",
      best({ yes: 5, maybe: 1, no: 1, answered: 7, cannot: ["Otis Whistle"] }),
      "All who answered can come, except Otis. 1 only if need be.",
    ],
    ["speaks of those who answered", best({ yes: 3, answered: 3 }), "All who answered can come."],
    [
      "counts apart who can only if need be",
      best({ yes: 3, maybe: 1, answered: 4 }),
      "All who answered can come. 1 only if need be.",
    ],
    ["says that there is one answer", best({ yes: 1, answered: 1 }), "First answer in."],
    ["counts where several cannot", best({ yes: 4, no: 2, answered: 6, cannot: ["Ann", "Ben"] }), "4 of 6 can come."],
    [
      "counts where somebody left the date open",
      best({ yes: 4, no: 1, answered: 6, cannot: ["Ann"] }),
      "4 of 6 can come.",
    ],
    [
      "says who is needed and cannot",
      best({ yes: 2, no: 1, answered: 3, cannot: ["Otis"], neededCannot: ["Otis"] }),
      "All who answered can come, except Otis. Otis can’t, and is needed.",
    ],
  ])("%s", (_, given, expected) => {
    expect(reasonOf(given, en)).toBe(expected);
  });
});

it("people who can come are those who said yes, then those who would if need be", () => {
  const people = [person("Ann", "maybe"), person("Ben", "no"), person("Cem", "yes"), person("Dee")];
  expect(ableOn("sat", people).map(({ name }) => name)).toEqual(["Cem", "Ann"]);
});

it("a date where votes are hidden has no numbers", () => {
  const option = { id: "sat", start: "2027-08-14T10:00:00Z", cannot: null, neededCannot: null };
  expect(countsOf({ ...option, yes: null, maybe: null, no: null }, en)).toBe("");
  expect(countsOf({ ...option, yes: 2, maybe: 0, no: 1 }, en)).toBe("2 yes, 1 no");
});

it("names two or three people, and counts the others", () => {
  const named = (...names: string[]) =>
    answeredNames(
      names.map((name) => person(name)),
      en,
    );
  expect(named("Ann", "Ben", "Cem")).toBe("Ann, Ben, and Cem");
  expect(named("Ann", "Ben", "Cem", "Dee")).toBe("Ann, Ben and 2 more");
});

it("calls no date the best while another one is as good", () => {
  const option = (id: string, yes: number) => ({
    ...{ id, start: "", maybe: 0, no: 0 },
    ...{ yes, cannot: [], neededCannot: [] },
  });
  const viewOf = (yes: number) =>
    ({
      best: best({ yes: 2, answered: 2 }),
      options: [option("sat", 2), option("sun", yes)],
    }) as unknown as InvitationView;
  expect(leadOf(viewOf(2))).toBeNull();
  expect(leadOf(viewOf(1))?.optionId).toBe("sat");
});

it("tells the reader's own time beside that of a zone with other clocks, with its day where that is another one", () => {
  const start = "2031-08-02T10:00:00.000Z";
  const viewIn = (timeZone: string) => ({ when: { mode: "poll", timeZone } }) as InvitationView;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offset = -new Date(start).getTimezoneOffset();
  // Zones of `Etc` count their offsets the other way round.
  const zoneAhead = (hours: number) => `Etc/GMT${offset / 60 + hours > 0 ? "-" : "+"}${Math.abs(offset / 60 + hours)}`;
  const time = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" }).format(Date.parse(start));
  expect(ownTimes(start, undefined, viewIn(here), en)).toBe("");
  expect(ownTimes(start, undefined, viewIn(zoneAhead(1)), en)).toBe(`${time} for you`);
  expect(ownTimes(start, undefined, viewIn("Pacific/Kiritimati"), en)).toMatch(new RegExp(`\\w+.*, ${time} for you`));
  expect(ownTimes(start, undefined, { when: { mode: "poll", allDay: true } } as InvitationView, en)).toBe("");
});

it("says which date leads and why in sentences of their own", () => {
  const all = best({ yes: 4, answered: 4 });
  expect(en.sent.leads("Sat, 8 Aug", reasonOf(all, en))).toBe("Sat, 8 Aug leads. All who answered can come.");
  expect(de.sent.leads("Sa., 8. Aug.", reasonOf(all, de))).toBe(
    "Sa., 8. Aug. liegt vorn. Alle, die geantwortet haben, können kommen.",
  );
});

it("keeps apart what stands beside a name", () => {
  expect(marksOf({ userName: "amber", role: "coHost" }, de)).toEqual(["@amber", "lädt ein"]);
  expect(marksOf({ role: "member" }, de)).toEqual([]);
});
