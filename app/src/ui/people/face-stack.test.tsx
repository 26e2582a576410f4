import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { words } from "../words";
import { FaceStack, namesOf } from "./face-stack";

const people = ["Ann", "Ben", "Cem", "Dua", "Eli"].map((name) => ({ id: name, name }));

it.each([
  [1, "Ann"],
  [2, "Ann and Ben"],
  [3, "Ann, Ben,? and Cem"],
  [5, "Ann, Ben,? and 3 more"],
])("%i people are called %s", (count, names) => {
  expect(namesOf(words(), people.slice(0, count), 2)).toMatch(new RegExp(`^${names}$`));
});

it("draws a number in the place of several faces, never of one, and says all names", () => {
  const draw = (count: number) =>
    render(
      <MantineProvider>
        <FaceStack people={people.slice(0, count)} max={3} />
      </MantineProvider>,
    );
  draw(4);
  expect(screen.queryByText(/^\+/)).toBeNull();
  draw(5);
  expect(screen.getByText("+2")).toBeTruthy();
  expect(screen.getByText(/Ann, Ben, Cem, Dua,? and Eli/)).toBeTruthy();
});
