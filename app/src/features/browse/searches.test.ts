import { expect, it } from "vitest";
import { words } from "~/ui/words";
import { searchName, searchText, withSearch } from "./searches";

const text = (address: string) => searchText(new URLSearchParams(address));

it("keeps what is looked for and where, not how it is shown", () => {
  expect(text("view=map&category=food&q=ramen&place=1,2&at=135,35,6")).toBe("q=ramen&category=food&at=135%2C35%2C6");
  expect(text("category=food&q=ramen")).toBe(text("q=ramen&category=food"));
  expect(text("map=1&q=")).toBe("");
});

it("has the newest first, none twice, and no more than a dozen", () => {
  expect(withSearch(["a", "b"], "b")).toEqual(["b", "a"]);
  const many = Array.from({ length: 20 }, (_, at) => String(at)).reduce<string[]>(withSearch, []);
  expect(many).toHaveLength(12);
  expect(many[0]).toBe("19");
});

it("calls a search by what narrows it", () => {
  expect(searchName("q=ramen&category=food&seats=open&wanted=friends", words())).toBe(
    "ramen · Food · Seats available · Friends want this",
  );
  expect(searchName("at=135%2C35%2C6", words())).toBe("This part of the map");
});
