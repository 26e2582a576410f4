import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { forgetSession, signedInAs } from "~/state/session";
import { SeatNames } from "./seat-names";

afterEach(() => forgetSession());

const facesBeside = (name: string) => {
  render(
    <MantineProvider>
      <SeatNames seats={2} names={[]} onChange={() => undefined} />
    </MantineProvider>,
  );
  return screen.getByText(name).parentElement?.childElementCount ?? 0;
};

it("shows no face for a reader who has not signed in", () => {
  forgetSession();
  expect(facesBeside("You")).toBe(1);
});

it("shows the face of a reader who has", () => {
  signedInAs("amber");
  expect(facesBeside("You")).toBe(2);
});
