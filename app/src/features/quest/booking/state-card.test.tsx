import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetSession, signedInAs } from "~/state/session";
import { answerHeldPoints } from "~/sync/points/testing/held-points";
import { at, booked, date, draw, type Given, NOW } from "../testing/draw-booking";

beforeEach(() => {
  forgetSession();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
});

it.each([
  [
    "a booking",
    { mine: { bookings: [booked({ startsAt: at(96), endsAt: at(98) })] } },
    "See you on Thursday",
    "Show ticket",
  ],
  [
    "a date that begins soon",
    { mine: { bookings: [booked({ startsAt: at(1), endsAt: at(3) })] } },
    "See you today",
    "Start",
  ],
  [
    "seats that are held",
    { mine: { bookings: [booked({ status: "held", holdUntil: at(0.1) })] } },
    "Your 2 seats are held",
    "Go on booking",
  ],
  [
    "a date that was called off",
    {
      mine: {
        bookings: [booked({ status: "cancelledByCreator", payment: "refundDue", refund: 2800, startsAt: at(96) })],
      },
      sessions: [date("z", 6)],
    },
    "Thursday is called off",
    "Take Saturday",
  ],
  ["a quest that pauses", { quest: { status: "paused" } }, "Taking a break", "Save for later"],
  ["a quest that is called off", { quest: { status: "cancelled" } }, "Called off", "Other quests"],
  ["a quest that has ended", { quest: { status: "archived" } }, "This quest has ended", "Other quests"],
  ["a quest without dates", {}, "No dates at the moment", "Save for later"],
  ["a date that is under way", { sessions: [date("now", -0.04)] }, "Under way right now", "Save for later"],
  [
    "a date that is too near",
    { sessions: [date("a", 0.1, { cutoffMin: 600 })] },
    "Booking has closed",
    "Save for later",
  ],
] as [string, Given, string, string][])("says what %s is, and the one way on", (_, given, title, action) => {
  const card = draw(given);
  expect(card.getByRole("heading", { name: title })).toBeTruthy();
  expect(card.getByText(action)).toBeTruthy();
});

it("says how far a play has come, and leads back to it", () => {
  const startedAt = at(-1);
  const stopStates = { s1: { at: startedAt } };
  const data = { userId: "me", questId: "q", questVersion: 1, creatorId: "bram", team: ["me"], stopStates, startedAt };
  const card = draw({ mine: { bookings: [booked()], progress: [{ id: "b1", version: 1, data }] } });
  expect(card.getByRole("heading", { name: "You’re at stop 2 of 3" })).toBeTruthy();
  expect(card.getByRole("link", { name: "Keep walking" }).getAttribute("href")).toBe("/app/quest/q?booking=b1");
});

it("says the points of a walk, those on hold too, and leads to its summary", async () => {
  signedInAs("me");
  answerHeldPoints();
  const ids = { userId: "me", questId: "q", questVersion: 1, creatorId: "bram", team: ["me"] };
  const card = draw({
    mine: {
      bookings: [booked({ status: "completed", startsAt: at(-30), endsAt: at(-28) })],
      progress: [{ id: "b1", version: 1, data: { ...ids, startedAt: at(-30), finishedAt: at(-28) } }],
    },
  });
  expect(await card.findByText("30 points, 75 on hold")).toBeTruthy();
  expect(card.getByRole("link", { name: "See your summary" }).getAttribute("href")).toBe("/app/quest/q?booking=b1");
});

it("saves a quest without dates for later", () => {
  const onSave = vi.fn();
  fireEvent.click(draw({ onSave }).getByRole("button", { name: "Save for later" }));
  expect(onSave).toHaveBeenCalledOnce();
});
