import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetSession } from "~/state/session";
import { date, draw, NOW } from "../testing/draw-booking";

beforeEach(() => {
  forgetSession();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
});

it("books the next date with seats, and the one that is chosen, with as many seats as there are", () => {
  const full = { seats: { booked: 4, waiting: 2 } };
  const card = draw({ sessions: [date("a", 3, full), date("b", 4, { seats: { booked: 2 } }), date("c", 5)] });
  expect(card.getByText("€14")).toBeTruthy();
  const href = () => card.getByRole("link").getAttribute("href");
  expect(href()).toBe("/app/quest/q/checkout?session=b&seats=1");
  const more = card.getByRole("button", { name: "One seat more" });
  fireEvent.click(more);
  expect(card.getByRole("link", { name: "Book 2 seats, €28" })).toBeTruthy();
  fireEvent.click(more);
  expect(card.getByText("Only 2 seats left on this date.")).toBeTruthy();
  expect(card.getByRole("link", { name: "Join the line" })).toBeTruthy();
  fireEvent.click(card.getByRole("button", { name: "One seat less" }));
  fireEvent.click(card.getByRole("radio", { name: /15 May/ }));
  expect(href()).toBe("/app/quest/q/checkout?session=c&seats=2");
  fireEvent.click(card.getByRole("radio", { name: /Full, 2 waiting/ }));
  expect(card.getByRole("link", { name: "Join the line" }).getAttribute("href")).toContain("session=a");
});

it("tells times where it takes place, and on the reader's own clock where that is another one", () => {
  const card = draw({ sessions: [date("a", 3)] });
  expect(card.getByText("21:00 to 23:00")).toBeTruthy();
  expect(card.getByText(/ for you in /)).toBeTruthy();
  expect(card.getByText(/^Cancel for free until Tue,? 12 May, 21:00$/)).toBeTruthy();
});

it("shows three dates, and all of them on a press", () => {
  const card = draw({ sessions: [1, 2, 3, 4, 5].map((day) => date(`d${day}`, day)) });
  expect(card.getAllByRole("radio").length).toBe(3);
  fireEvent.click(card.getByRole("button", { name: "All 5 dates" }));
  expect(card.getAllByRole("radio").length).toBe(5);
});

it("starts a free quest without a checkout, and sends one with a required question to it", () => {
  const anytime = [{ id: "any", version: 1, data: { status: "open" } }] as const;
  const free = { mode: "selfGuided", price: { amount: 0, currency: "EUR" } } as const;
  expect(draw({ quest: free, sessions: anytime }).getByRole("button", { name: "Start now" })).toBeTruthy();
});
