import { expect, it } from "vitest";
import { emailIn, findPeople } from "./find-people";

const people = [
  { id: "1", name: "Kestrel Puddlejump", userName: "kestrel" },
  { id: "2", name: "Maple Fogbottom", userName: "fog" },
  { id: "3", name: "Søren Ødegård", userName: "soren.o" },
];
const found = (text: string) => findPeople(people, text).map(({ id }) => id);

it.each([
  ["", ["1", "2", "3"]],
  ["maple", ["2"]],
  ["fogbottom maple", ["2"]],
  ["kestrle", ["1"]],
  ["pudlejump", ["1"]],
  ["@fog", ["2"]],
  ["soren", ["3"]],
  ["zzz", []],
])("%j finds %j", (text, ids) => {
  expect(found(text)).toEqual(ids);
});

it.each([
  ["ivy@example.test", "ivy@example.test"],
  [" ivy+hike@mail.example.test ", "ivy+hike@mail.example.test"],
  ["ivy@example", null],
  ["ivy", null],
  ["a@b.test, c@d.test", null],
  [`${"x".repeat(250)}@example.test`, null],
])("%j holds the address %j", (text, email) => {
  expect(emailIn(text)).toBe(email);
});
