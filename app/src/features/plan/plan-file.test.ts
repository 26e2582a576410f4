import { expect, it } from "vitest";
import type { Plan } from "~/core";
import { calendarOf, gpxOf, kmlOf } from "./plan-file";

const plan: Plan = {
  ownerId: "ann",
  title: "Sun & <sea>\u0007",
  editors: [],
  visibility: "private",
  createdAt: "2027-01-01T00:00:00.000Z",
  updatedAt: "2027-01-01T00:00:00.000Z",
  days: [
    {
      date: "2027-05-12",
      start: "23:30",
      stops: [
        { id: "a", name: "Café & Bar", lat: 38.7, lng: -9.1, stayMin: 60 },
        { id: "b", name: "Beach", lat: 38.71, lng: -9.1, stayMin: 30 },
      ],
    },
  ],
};

it("a stop after midnight is on the next day in the calendar", () => {
  const text = calendarOf("p1", plan, { zone: "Europe/Lisbon" });
  expect(text).toContain("DTSTART;TZID=Europe/Lisbon:20270512T233000");
  expect(text).toContain("DTEND;TZID=Europe/Lisbon:20270513T003000");
  expect(text).toContain("UID:p1-b");
});

it("GPX and KML are well formed, whatever the names hold", () => {
  for (const text of [gpxOf(plan), kmlOf(plan)]) {
    const xml = new DOMParser().parseFromString(text, "application/xml");
    expect(xml.querySelector("parsererror")).toBeNull();
    expect(xml.documentElement.textContent).toContain("Café & Bar");
  }
});
