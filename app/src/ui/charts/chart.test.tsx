import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Chart } from "./chart";

const data = {
  labels: ["Mon", "Tue", "Wed"],
  series: [
    { name: "Booked", values: [3, 5, null] },
    { name: "Waiting", values: [0, 2, 1] },
  ],
};

it("reads the values of a place to those who walk through it by keys", () => {
  render(<Chart title="Seats of the week" data={data} shape="stackedBars" labelHeading="Day" />);
  const chart = screen.getByRole("group", { name: "Seats of the week" });
  fireEvent.keyDown(chart, { key: "ArrowRight" });
  expect(screen.getByRole("status").textContent).toBe("Mon: Booked 3, Waiting 0");
  fireEvent.keyDown(chart, { key: "End" });
  expect(screen.getByRole("status").textContent).toBe("Wed: Waiting 1");
  fireEvent.keyDown(chart, { key: "ArrowRight" });
  expect(screen.getByRole("status").textContent).toBe("Wed: Waiting 1");
});

it("has a table of the same figures", () => {
  render(<Chart title="Seats of the week" data={data} shape="lines" labelHeading="Day" format={(n) => `${n} seats`} />);
  const table = screen.getByRole("table", { name: "Seats of the week", hidden: true });
  const rows = within(table).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
    ["Day", "Booked", "Waiting"],
    ["Mon", "3 seats", "0 seats"],
    ["Tue", "5 seats", "2 seats"],
    ["Wed", "–", "1 seats"],
  ]);
});

it("says that there is nothing where there is nothing", () => {
  render(<Chart title="Seats" data={{ labels: [], series: [] }} shape="bars" labelHeading="Day" />);
  expect(screen.getByText("Nothing to show yet.")).toBeDefined();
});
