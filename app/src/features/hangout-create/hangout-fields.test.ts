import { describe, expect, it } from "vitest";
import { beginDraft, type HangoutDraft, withPlace } from "./draft";
import { fieldsOf, problemsOf } from "./hangout-fields";

const NOW = Date.parse("2026-11-23T12:00:00Z");

function draft(change: Partial<HangoutDraft> = {}): HangoutDraft {
  let ids = 0;
  const begun = beginDraft(
    { title: " Swim ", source: { activityId: "swim", listId: "l" }, proposesDates: true, people: ["ben"] },
    { key: "k", timeZone: "Europe/London", today: "2026-11-23", newId: () => `o${ids++}` },
  );
  return { ...begun, ...change };
}

describe("fields", () => {
  it("are a poll for several dates", () => {
    const { title, when, options, invitedIds, source, visibility } = fieldsOf(draft());
    expect({ title, invitedIds, source, visibility }).toEqual({
      title: "Swim",
      invitedIds: ["ben"],
      source: { activityId: "swim", listId: "l" },
      visibility: "link",
    });
    expect(when).toEqual({ mode: "poll", timeZone: "Europe/London" });
    expect(options?.[0]).toEqual({ id: "o0", start: "2026-11-28T11:00:00Z", durationMin: 300 });
    expect(options).toHaveLength(3);
  });

  it("are one date where only one is chosen", () => {
    const { slots } = draft();
    expect(fieldsOf(draft({ slots: slots.slice(0, 1) })).when).toEqual({
      mode: "fixed",
      startsAt: "2026-11-28T11:00:00Z",
      endsAt: "2026-11-28T16:00:00Z",
      timeZone: "Europe/London",
    });
  });

  it("have a place in own words as a line of the message, and a picked one instead of it", () => {
    const words = draft({ placeWords: "Our bench", note: "Bring a towel." });
    const line = (place: string) => `Where: ${place}`;
    expect(fieldsOf(words, line)).toMatchObject({ note: "Where: Our bench\n\nBring a towel." });
    expect(fieldsOf(words, line)).not.toHaveProperty("place");
    const picked = withPlace(words, { id: "geonames:1", name: "Kyoto", lng: 135.76, lat: 35.02 });
    expect(fieldsOf(picked, line)).toMatchObject({ note: "Bring a towel.", place: { mode: "fixed" } });
    expect(fieldsOf(draft())).toMatchObject({ place: { mode: "tbd" } });
  });

  it("have no zone for whole days, which are those of UTC", () => {
    const { when, options } = fieldsOf(draft({ allDay: true }));
    expect(when).toEqual({ mode: "poll", allDay: true });
    expect(options?.[0]).toEqual({ id: "o0", start: "2026-11-28T00:00:00Z", durationMin: 1440 });
  });

  it("end voting in the evening of the day that was chosen, where there is a poll", () => {
    const options = { ...draft().options, deadline: "2026-11-26" };
    expect(fieldsOf(draft({ options })).pollDeadline).toBe("2026-11-26T20:00:00Z");
    expect(fieldsOf(draft({ options, slots: draft().slots.slice(0, 1) })).pollDeadline).toBeUndefined();
  });
});

describe("problems", () => {
  const found = (change: Partial<HangoutDraft>) => problemsOf(draft(change), NOW);

  it("are none in what is proposed", () => {
    expect(found({})).toEqual([]);
  });

  it("are a missing title and missing dates", () => {
    expect(found({ title: "  ", slots: [] })).toEqual(["title", "when"]);
    expect(found({ isPoll: false })).toEqual(["when"]);
  });

  it("are dates that have begun, and a deadline that is over or behind all dates", () => {
    const begun = { id: "x", date: "2026-11-23", startMin: 11 * 60, endMin: 16 * 60 };
    expect(found({ slots: [...draft().slots, begun] })).toEqual(["past"]);
    expect(found({ allDay: true, slots: [...draft().slots, begun] })).toEqual(["past"]);
    for (const deadline of ["2026-11-22", "2026-12-24"]) {
      expect(found({ options: { ...draft().options, deadline } })).toEqual(["deadline"]);
    }
  });
});
