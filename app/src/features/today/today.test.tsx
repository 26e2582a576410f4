import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Activity } from "~/core";
import { forgetLists, type SavedList, setSavedLists } from "~/state/lists";
import { forgetSession, signedInAs } from "~/state/session";
import { Today } from "./today";

const YEAR = new Date().getFullYear();

function listWith(...activities: Activity[]): SavedList {
  const at = new Date().toISOString();
  const data = { userId: "u1", createdByUsername: "u1", year: YEAR, createdAt: at, updatedAt: at, activities };
  return { id: "l1", version: 1, data } as SavedList;
}

function open(list: SavedList | undefined) {
  if (list) setSavedLists([list]);
  render(
    <MantineProvider>
      <Today
        list={list}
        slots={{ quest: <p>keep going</p>, start: <p>write here</p>, hangouts: <p>plans</p>, requests: null }}
      />
    </MantineProvider>,
  );
}

beforeEach(() => signedInAs("u1"));
afterEach(() => {
  forgetLists();
  forgetSession();
});

const swim: Activity = {
  id: "1",
  title: "Swim",
  kind: "do",
  status: "planned",
  targetMonth: new Date().getMonth() + 1,
};
const sail: Activity = { id: "2", title: "Sail", kind: "do", status: "wish" };

it("asks for the first wish where there is none", () => {
  open(undefined);
  expect(screen.getByText("write here")).toBeTruthy();
});

it("has the quest that goes on before a wish, ideas and hangouts", () => {
  open(undefined);
  const texts = screen.getAllByText(/keep going|write here|plans/).map(({ textContent }) => textContent);
  expect(texts).toEqual(["keep going", "write here", "plans"]);
});

it("shows the wish of this month first, and how many still fit", () => {
  open(listWith(sail, swim));
  expect(screen.getByRole("heading", { name: "Swim" })).toBeTruthy();
  expect(screen.getByText("This month")).toBeTruthy();
  expect(screen.getByRole("heading", { name: /left, 2 of your wishes still fit|Last day, 2/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Sail/ }).getAttribute("href")).toContain("item=2");
});

it("ends a year that is done with its pictures and the next one", () => {
  open(listWith({ ...swim, status: "done", doneAt: new Date().toISOString() }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("1 out of 1");
  expect(screen.getByText("Swim")).toBeTruthy();
  expect(screen.getByRole("link", { name: `Start my ${YEAR + 1}` })).toBeTruthy();
});
